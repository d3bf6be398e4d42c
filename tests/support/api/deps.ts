import type { AppDeps } from '../../../server/app.ts';
import { defineJobs } from '../../../server/app.ts';
import { createPasswords } from '../../../server/member/password.ts';
import type { CardGateway, GuaranteeGateway } from '../../../server/payment/gateways/gateway.ts';
import { gatewayRegistry } from '../../../server/payment/gateways/registry.ts';
import { fixedClock } from '../../../server/platform/clock.ts';
import type { OpenDatabase } from '../../../server/platform/database/database.ts';
import { NO_ORIGINS } from '../../../server/platform/http/headers.ts';
import { systemIds } from '../../../server/platform/ids.ts';
import { silentLog } from '../../../server/platform/log.ts';
import { createMessages } from '../../../server/platform/messages/messages.ts';
import type { OutgoingMessage } from '../../../server/platform/messages/outgoing.ts';
import { definePlatformJobs } from '../../../server/platform/platform.jobs.ts';
import { createQueue } from '../../../server/platform/queue.ts';
import { createSealer } from '../../../server/platform/sealing.ts';
import { createRateLimiter } from '../../../server/platform/rate-limit.ts';
import { createStepCounts } from '../../../server/platform/step-counts.ts';
import { fileStores } from '../../../server/voc/storage/file-store.port.ts';
import { createWebhookSender } from '../../../server/provider/webhook/webhook-sender.ts';
import { testDatabase } from '../database/database.ts';
import { memoryStore } from '../database/memory-store.ts';
import { scriptedSocials } from './social.ts';
import type { Scripted } from './social.ts';

export const TEST_SECRET = 'secret-of-the-tests-secret-of-the-tests';

/** Real argon2id at its lowest cost. Only the tests of password.ts use the production cost. */
export const cheapPasswords = createPasswords(undefined, undefined, { memory: 8, passes: 1, parallelism: 1 });

export type TestDeps = AppDeps & {
  clock: ReturnType<typeof fixedClock>;
  database: OpenDatabase;
  /** Sent messages, oldest first. `queue.runDue(['message.send'])` sends the queued messages. */
  outbox: OutgoingMessage[];
  /** The scripted social providers that `socials` uses by default. */
  scripted: Scripted;
  close(): Promise<void>;
};

/**
 * Creates the dependencies of createApp: a new database unless one is given, a clock fixed at `now`, and a queue
 * without workers (`deps.queue.runDue()` runs the due jobs). Call `close` in afterAll.
 */
export async function testDeps({
  database,
  now = '2027-06-01T01:00:00Z',
  sending = true,
  ...overrides
}: Partial<Omit<AppDeps, 'database' | 'clock'>> & {
  database?: OpenDatabase;
  now?: string;
  sending?: boolean;
} = {}): Promise<TestDeps> {
  const opened = database ?? (await testDatabase());
  const clock = fixedClock(now);
  const log = overrides.log ?? silentLog;
  const queue = createQueue({ database: opened, clock, log, workers: false, sending });
  const ids = systemIds(clock);
  const outbox: OutgoingMessage[] = [];
  const scripted = scriptedSocials();
  const deps: TestDeps = {
    db: opened.db,
    database: opened,
    queue,
    clock,
    ids,
    log,
    steps: createStepCounts(),
    secret: TEST_SECRET,
    passports: createSealer([{ id: 'tests', key: Buffer.alloc(32, 'tests') }]),
    limiter: createRateLimiter({ db: opened.db, clock, secret: TEST_SECRET }),
    fetch: () => Promise.reject(new Error('The test passed no fetch')),
    cardGateways: gatewayRegistry<CardGateway>([], undefined),
    guaranteeGateways: gatewayRegistry<GuaranteeGateway>([], undefined),
    socials: {
      kakao: scripted.kakao.gateway,
      google: scripted.google.gateway,
      naver: scripted.naver.gateway,
    },
    sms: { configured: true, send: async (sent) => void outbox.push({ channel: 'SMS', ...sent }) },
    mailer: { configured: true, send: async (sent) => void outbox.push({ channel: 'EMAIL', ...sent }) },
    webhooks: createWebhookSender({ privateHosts: ['127.0.0.0/8'] }),
    messages: createMessages({ queue, ids, clock }),
    loadNotificationRenderer: () => import('../../../client/mail/render.tsx'),
    passwords: cheapPasswords,
    files: fileStores(memoryStore()),
    outbox,
    scripted,
    publicUrl: 'https://booking.example',
    addressLookup: undefined,
    settings: {
      production: false,
      trustProxy: 0,
      origins: NO_ORIGINS,
      providerKeys: [{ companyCode: 'haneul', key: 'provider-key-of-the-tests' }],
    },
    ...overrides,
    async close() {
      await queue.stop();
      await opened.close();
    },
  };
  definePlatformJobs(deps);
  defineJobs(deps);
  await deps.queue.start();
  return deps;
}
