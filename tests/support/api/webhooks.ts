import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';
import type {
  EventType,
  WebhookDeliveriesResult,
  WebhookEndpointRequest,
  WebhookSecretResult,
} from '../../../generated/types.ts';
import { inTransaction } from '../../../server/platform/database/transaction.ts';
import { type NewEvent, recordEvents } from '../../../server/platform/events/events.ts';
import { NO_ORIGINS } from '../../../server/platform/http/headers.ts';
import { ok } from '../../../server/platform/outcome.ts';
import type { ReceivedWebhook } from '../site/webhook-receiver.ts';
import { done } from './guest.ts';
import type { TestApp } from './test-app.ts';

export const OURS = 'provider-key-of-the-tests';
export const THEIRS = 'provider-key-of-another-company';

/** Settings with a provider key for each of two companies. */
export const TWO_COMPANIES = {
  production: false,
  trustProxy: 0,
  origins: NO_ORIGINS,
  providerKeys: [
    { companyCode: 'haneul', key: OURS },
    { companyCode: 'mirae', key: THEIRS },
  ],
};

/** Returns functions that manage webhooks as a provider's system does, and that run the server's webhook jobs. */
export function webhooksOf(app: TestApp) {
  const { deps } = app;
  const call = <T>(method: string, path: string, body?: object, key = OURS) =>
    app.guest.call<T>(method, `/provider${path}`, { 'provider-key': key }, body);
  const created: { at: string; key: string }[] = [];
  const deliver = async () => void (await deps.queue.runDue(['webhook.plan', 'webhook.delivery']));
  const calls = {
    call,
    deliver,
    create: async (url: string, more: Partial<WebhookEndpointRequest> = {}, key = OURS) => {
      const request = { url, event_types: ['reservation.created'], enabled: true, ...more };
      const { endpoint, secret } = done(await call<WebhookSecretResult>('POST', '/webhook-endpoints', request, key));
      const at = `/webhook-endpoints/${endpoint.endpoint_id}`;
      created.push({ at, key });
      return { ...endpoint, secret, at };
    },
    /** Deletes the created endpoints, so that they receive none of the next test's events. */
    async deleteAll() {
      for (const { at, key } of created.splice(0)) await call('DELETE', at, undefined, key);
    },
    /** Returns an endpoint's deliveries, oldest event first. */
    deliveries: async ({ at }: { at: string }, query = '') =>
      done(await call<WebhookDeliveriesResult>('GET', `${at}/deliveries${query}`)).deliveries.toReversed(),
    /** Records events in one transaction, as the server does when they happen. */
    record: (...events: (Omit<NewEvent, 'companyCode'> & { companyCode?: string })[]) =>
      inTransaction(deps.db, async (tx) => {
        const all = events.map((event) => ({ companyCode: 'haneul', hotelCode: '1', ...event }));
        await recordEvents(deps, tx, all);
        return ok();
      }),
    /** Moves the clock forward and runs what has become due. */
    async pass(milliseconds: number) {
      deps.clock.advance(milliseconds);
      await deliver();
    },
    /** Verifies a webhook with the public library at the time of the test's clock. Throws if the signature is invalid. */
    verify({ body, headers }: Pick<ReceivedWebhook, 'body' | 'headers'>, secret: string) {
      vi.useFakeTimers({ toFake: ['Date'], now: deps.clock.now() });
      try {
        return new Webhook(secret).verify(body, headers as Record<string, string>);
      } finally {
        vi.useRealTimers();
      }
    },
  };
  return calls;
}

/** Returns an event of a reservation. */
export function of(reservationNumber: string, type: EventType = 'reservation.created') {
  return { type, reservationNumber };
}
