import type { SentMessage } from '../../../scripts/sandbox/outbox/outbox.ts';
import { startSandbox } from '../../../scripts/sandbox/sandbox.ts';
import { createCardTokenGateway } from '../../../server/payment/gateways/card-token/card-token.ts';
import { httpFetch } from '../../../server/payment/gateways/http-fetch.ts';
import { createNicepayGateway } from '../../../server/payment/gateways/nicepay/nicepay.ts';
import type { Clock } from '../../../server/platform/clock.ts';
import { createHttpSms } from '../../../server/platform/messages/http-sms.ts';
import { createSmtpMailer } from '../../../server/platform/messages/smtp-mail.ts';
import { createSocialGateways } from '../../../server/session/social/gateways.ts';

/** An entry of the card provider's ledger, as the sandbox returns it. */
export type Charge = {
  transactionId: string;
  orderId: string;
  scenario: string;
  status: string;
  amount: number;
  method: string;
  captured: number;
  cancelled: number;
  balance: number;
  cancels: { amount: number; reason: string }[];
};

export type CardForm = { action: string; fields: Record<string, string> };
export type Delivery = { orderId: string; body: string; status: number | null; accepted: boolean };

export function controlOf(origin: string) {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/control${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`control ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return {
    authorise: (request: object, scenario = 'approved') => call<CardForm>('POST', '/authorise', { request, scenario }),
    charges: () => call<Charge[]>('GET', '/transactions'),
    fault: (orderId: string, fault: string) => call('PUT', `/orders/${orderId}/fault`, { fault }),
    held: (orderId: string) => call('GET', `/orders/${orderId}/held`),
    release: (orderId: string) => call('POST', `/orders/${orderId}/release`),
    settings: (to: { webhookUrl?: string; webhooks?: 'auto' | 'manual'; partialCancel?: boolean }) =>
      call('PUT', '/settings', to),
    webhooks: () => call<Delivery[]>('GET', '/webhooks'),
    webhook: (orderId: string, variant = 'normal') => call<Delivery[]>('POST', '/webhooks', { orderId, variant }),
    reset: () => call('POST', '/reset'),
  };
}

/** Returns a function that lists the messages sent to a phone number or email address, newest first. */
export function sentToOf(outbox: string) {
  return async (to: string): Promise<SentMessage[]> => {
    const answer = await fetch(`${outbox}/outbox.json?${new URLSearchParams({ to })}`);
    return (await answer.json()) as SentMessage[];
  };
}

export type ExternalServices = Awaited<ReturnType<typeof startExternalServices>>;

/**
 * Starts the external services in this process, with the product's real adapters. `timeOut()` ends every pending call
 * as its time limit would, so that tests needn't wait for the limit. `follow(clock)` makes the services use the given
 * clock.
 */
export async function startExternalServices() {
  let clock: Clock = { now: () => new Date() };
  const sandbox = await startSandbox({ clock: () => clock.now(), sites: ['https://booking.example'] });
  const { nicepay, cardTokens, outbox } = sandbox.addresses;
  const limits = new Set<AbortController>();
  const timeoutSignal = () => {
    const limit = new AbortController();
    limits.add(limit);
    return limit.signal;
  };
  const fetch = httpFetch();
  const { kakao, google, naver, smtp } = sandbox.addresses;
  const { social, sms } = sandbox.credentials;
  const socialConfig = {
    kakao: { ...social, authBase: kakao, apiBase: kakao },
    google: { ...social, issuer: google },
    naver: { ...social, authBase: naver, apiBase: naver },
  };
  const now = () => clock.now();
  const nicepayConfig = {
    ...sandbox.credentials.nicepay,
    apiBase: nicepay,
    scriptUrl: `${nicepay}/v1/js/`,
    answerWithinMs: 35_000,
  };
  const tokenConfig = { ...sandbox.credentials.cardTokens, apiBase: cardTokens, frameBase: cardTokens };
  const tokenControl = async <T>(method: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await globalThis.fetch(`${cardTokens}/control/tokens`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as T;
  };
  return {
    cardGateway: createNicepayGateway(nicepayConfig, { fetch, now, timeoutSignal }),
    guaranteeGateway: createCardTokenGateway(tokenConfig, { fetch }),
    socials: createSocialGateways(socialConfig, { fetch: globalThis.fetch, timeoutSignal }),
    socialHeld: sandbox.socialHeld,
    socialConfig,
    sms: createHttpSms({ apiUrl: outbox, apiKey: sms.key }, { fetch: globalThis.fetch, timeoutSignal }),
    mailer: createSmtpMailer({ url: smtp, from: 'Haneul Hotels <no-reply@haneul.example>' }),
    sentTo: sentToOf(outbox),
    addresses: sandbox.addresses,
    control: controlOf(nicepay),
    tokens: {
      take: (order_id: string, card = 'guarantee') => tokenControl<{ token: string }>('POST', { order_id, card }),
      all: () => tokenControl<{ token: string; order_id: string; status: string }[]>('GET'),
    },
    follow: (ours: Clock) => void (clock = ours),
    timeOut() {
      for (const limit of limits) limit.abort();
      limits.clear();
    },
    close: () => sandbox.close(),
  };
}
