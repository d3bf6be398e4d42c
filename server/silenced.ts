import type { AppDeps } from './app.ts';
import type { CardGateway, GuaranteeGateway } from './payment/gateways/gateway.ts';
import type { GatewayRegistry } from './payment/gateways/registry.ts';
import { fail, ProblemError } from './platform/outcome.ts';

type AsyncMethods<T> = {
  [K in keyof T as T[K] extends (...parameters: never[]) => Promise<unknown> ? K : never]: () => Promise<never>;
};

const refuse = () =>
  Promise.reject(new ProblemError(fail('unavailable', { detail: 'This server sends and charges nothing.' }).failure));

const CARD_CALLS: AsyncMethods<CardGateway> = {
  approve: refuse,
  netCancel: refuse,
  cancel: refuse,
  find: refuse,
  query: refuse,
};
const GUARANTEE_CALLS: AsyncMethods<GuaranteeGateway> = { verify: refuse, revoke: refuse };

/**
 * With SEND=off, returns dependencies whose gateways refuse every call to a provider. The outward operations are closed and the outward jobs
 * wait, so this stops only code that isn't marked as outward. Gateways still read webhooks, because that calls nobody.
 */
export function silenced(deps: AppDeps): AppDeps {
  if (deps.sending) return deps;
  return {
    ...deps,
    cardGateways: withCalls(deps.cardGateways, CARD_CALLS),
    guaranteeGateways: withCalls(deps.guaranteeGateways, GUARANTEE_CALLS),
    sms: { ...deps.sms, send: refuse },
    mailer: { ...deps.mailer, send: refuse },
  };
}

function withCalls<G extends { provider: string }>(
  gateways: GatewayRegistry<G>,
  calls: AsyncMethods<G>,
): GatewayRegistry<G> {
  const changed = (gateway: G | undefined) => gateway && { ...gateway, ...calls };
  return {
    current: changed(gateways.current),
    find: (provider) => changed(gateways.find(provider)),
    get: (provider) => ({ ...gateways.get(provider), ...calls }),
  };
}
