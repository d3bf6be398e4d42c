import { type CardTokenConfig, createCardTokenGateway } from './card-token/card-token.ts';
import type { CardGateway, GuaranteeGateway } from './gateway.ts';
import type { Fetch } from './http-fetch.ts';
import { createNicepayGateway, type NicepayConfig } from './nicepay/nicepay.ts';

/**
 * Gateways by provider name. Every payment stores its provider, so it is queried and refunded there even after a
 * switch to another provider.
 */
export type GatewayRegistry<G extends { provider: string }> = {
  /** The gateway that takes new payments. Undefined if no provider is configured. */
  current: G | undefined;
  find(provider: string): G | undefined;
  /** Throws if the provider is no longer configured, so the job retries. */
  get(provider: string): G;
};

export type CardGateways = GatewayRegistry<CardGateway>;
export type GuaranteeGateways = GatewayRegistry<GuaranteeGateway>;

export function gatewayRegistry<G extends { provider: string }>(
  gateways: readonly G[],
  current: string | undefined,
): GatewayRegistry<G> {
  const byProvider = new Map(gateways.map((gateway) => [gateway.provider, gateway]));
  return {
    current: current === undefined ? undefined : byProvider.get(current),
    find: (provider) => byProvider.get(provider),
    get(provider) {
      const gateway = byProvider.get(provider);
      if (!gateway) throw new Error(`card provider ${provider} is not configured`);
      return gateway;
    },
  };
}

/**
 * `current` is the provider for new payments. Keep other providers configured until their payments can no longer be
 * refunded.
 */
export type CardProvidersConfig = { current: string; nicepay: NicepayConfig };
export type GuaranteeProvidersConfig = { cardToken: CardTokenConfig | undefined };

type Deps = { fetch: Fetch; now: () => Date };

/** Add a new card provider here. */
export function createCardGateways({ current, nicepay }: CardProvidersConfig, deps: Deps): CardGateways {
  return gatewayRegistry<CardGateway>([createNicepayGateway(nicepay, deps)], current);
}

/** Add a new guarantee provider here. */
export function createGuaranteeGateways({ cardToken }: GuaranteeProvidersConfig, deps: Deps): GuaranteeGateways {
  const gateways = cardToken ? [createCardTokenGateway(cardToken, deps)] : [];
  return gatewayRegistry<GuaranteeGateway>(gateways, 'card_token');
}
