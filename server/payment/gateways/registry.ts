import type { Fetch } from './http-fetch.ts';
import { type CardTokenConfig, createCardTokenGateway } from './card-token/card-token.ts';
import type { CardGateway, GuaranteeGateway } from './gateway.ts';
import { createNicepayGateway, type NicepayConfig } from './nicepay/nicepay.ts';

/**
 * The gateways of one kind by the name of their provider, which every payment keeps: what was done at one provider is asked about and
 * undone there, whoever takes new cards by now.
 */
export type GatewayRegistry<G extends { provider: string }> = {
  /** Takes new cards. Undefined where no provider is configured. */
  current: G | undefined;
  find(provider: string): G | undefined;
  /** For what must be done at that provider and nowhere else. Throws when it is not configured any more, so that a job comes again. */
  get(provider: string): G;
};

export type CardGateways = GatewayRegistry<CardGateway>;
export type GuaranteeGateways = GatewayRegistry<GuaranteeGateway>;

/** A registry of the gateways given, of which the one named `current` takes new cards. */
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
      if (!gateway) throw new Error(`the card provider ${provider} is not configured any more`);
      return gateway;
    },
  };
}

/** What the card providers are configured with. `current` takes new charges; the others stay for what was charged with them. */
export type CardProvidersConfig = { current: string; nicepay: NicepayConfig };
export type GuaranteeProvidersConfig = { cardToken: CardTokenConfig | undefined };

type Deps = { fetch: Fetch; now: () => Date };

/** Every provider that charges cards, a line each. */
export function createCardGateways({ current, nicepay }: CardProvidersConfig, deps: Deps): CardGateways {
  return gatewayRegistry<CardGateway>([createNicepayGateway(nicepay, deps)], current);
}

/** Every provider that keeps cards as a guarantee, a line each. */
export function createGuaranteeGateways({ cardToken }: GuaranteeProvidersConfig, deps: Deps): GuaranteeGateways {
  const gateways = cardToken ? [createCardTokenGateway(cardToken, deps)] : [];
  return gatewayRegistry<GuaranteeGateway>(gateways, 'card_token');
}
