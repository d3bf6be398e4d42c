import type { CardGateway, GuaranteeGateway } from './payment/gateways/gateway.ts';
import type { CardGateways, GatewayRegistry, GuaranteeGateways } from './payment/gateways/registry.ts';
import type { Mailer, SmsGateway } from './platform/messages/outgoing.ts';
import type { Queue } from './platform/queue.ts';
import type { WebhookSender } from './provider/webhook/webhook-sender.port.ts';
import { sendingOff } from './platform/sending-off.ts';

type AsyncMethods<T> = {
  [K in keyof T as T[K] extends (...parameters: never[]) => Promise<unknown> ? K : never]: () => Promise<never>;
};

type Deps = {
  queue: Pick<Queue, 'sending'>;
  cardGateways: CardGateways;
  guaranteeGateways: GuaranteeGateways;
  sms: SmsGateway;
  mailer: Mailer;
  webhooks: WebhookSender;
};

async function refuse(): Promise<never> {
  throw sendingOff();
}

const CARD_CALLS: AsyncMethods<CardGateway> = {
  approve: refuse,
  netCancel: refuse,
  cancel: refuse,
  find: refuse,
  query: refuse,
};
const GUARANTEE_CALLS: AsyncMethods<GuaranteeGateway> = { verify: refuse, revoke: refuse };

/**
 * With SEND=off, returns dependencies whose gateways refuse every call to a provider. Operations marked as outward are
 * refused anyway, and jobs marked as outward wait, so this only catches code that should have been marked. Gateways
 * still read webhooks, because that doesn't call a provider.
 */
export function silenced<D extends Deps>(deps: D): D {
  if (deps.queue.sending) return deps;
  return {
    ...deps,
    cardGateways: withCalls(deps.cardGateways, CARD_CALLS),
    guaranteeGateways: withCalls(deps.guaranteeGateways, GUARANTEE_CALLS),
    sms: { ...deps.sms, send: refuse },
    mailer: { ...deps.mailer, send: refuse },
    webhooks: { ...deps.webhooks, send: refuse },
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
