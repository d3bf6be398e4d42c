import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AppDeps } from './app.ts';
import { createJusoLookup } from './member/addresses/juso.ts';
import { passwords } from './member/password.ts';
import { httpFetch } from './payment/gateways/http-fetch.ts';
import { createCardGateways, createGuaranteeGateways } from './payment/gateways/registry.ts';
import { systemClock as clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { cardOrigins } from './platform/http/card-origins.ts';
import { systemIds } from './platform/ids.ts';
import type { Logger } from './platform/log.ts';
import { createHttpSms } from './platform/messages/http-sms.ts';
import { createMessages } from './platform/messages/messages.ts';
import { createSmtpMailer } from './platform/messages/smtp-mail.ts';
import { unconfigured } from './platform/messages/unconfigured.ts';
import { createQueue } from './platform/queue.ts';
import { createRateLimiter } from './platform/rate-limit.ts';
import { createSealer } from './platform/sealing.ts';
import { createStepCounts } from './platform/step-counts.ts';
import { createWebhookSender } from './provider/webhook/webhook-sender.ts';
import { createSocialGateways } from './session/social/gateways.ts';
import { fileStores } from './voc/storage/file-store.port.ts';
import { folderStore } from './voc/storage/folder-store.ts';
import { s3Store } from './voc/storage/s3-store.ts';

const ROOT = join(import.meta.dirname, '..');

/**
 * Creates the dependencies of the application from the configuration. Without `workers`, the queue only stores jobs,
 * and a server processes them.
 */
export function createDeps(
  config: Config,
  database: OpenDatabase,
  log: Logger,
  { workers = true }: { workers?: boolean } = {},
): AppDeps {
  const clientFolder = join(ROOT, 'dist/client');
  const rendererFile = join(ROOT, 'dist/page/prerender.js');
  const mailFile = join(ROOT, 'dist/page/mail.js');
  const filesFolder = join(resolve(config.dataDir), 'files');
  mkdirSync(filesFolder, { recursive: true });
  const cards = { fetch: httpFetch(), now: () => clock.now() };
  const cardGateways = createCardGateways(config.cards, cards);
  const guaranteeGateways = createGuaranteeGateways(config.guarantees, cards);
  const { fetch } = globalThis;
  const attachments = folderStore(join(resolve(config.dataDir), 'attachments'));
  const queue = createQueue({ database, clock, log, sending: config.sending, workers });
  const ids = systemIds(clock);
  return {
    db: database.db,
    database,
    queue,
    clock,
    ids,
    steps: createStepCounts(),
    log,
    secret: config.secret,
    passports: createSealer(config.passportKeys),
    limiter: createRateLimiter({ db: database.db, clock, secret: config.secret, factor: config.rateLimitFactor }),
    fetch,
    cardGateways,
    guaranteeGateways,
    socials: createSocialGateways(config.social, { fetch }),
    sms: config.sms ? createHttpSms(config.sms, { fetch }) : unconfigured('SMS_API_URL and SMS_API_KEY'),
    mailer: config.mail ? createSmtpMailer(config.mail) : unconfigured('SMTP_URL and MAIL_FROM'),
    webhooks: createWebhookSender({ privateHosts: config.webhookPrivateHosts }),
    messages: createMessages({ queue, ids, clock }),
    loadNotificationRenderer: () => import(mailFile),
    passwords,
    addressLookup: config.juso && createJusoLookup(config.juso, { fetch, log }),
    // Files that were stored in the folder before a bucket was configured stay readable.
    files: config.s3 ? fileStores(s3Store(config.s3), attachments) : fileStores(attachments),
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    settings: {
      production: config.production,
      indexable: config.environment !== 'staging',
      trustProxy: config.trustProxy,
      origins: cardOrigins({ windows: cardGateways.current?.origins, frames: guaranteeGateways.current?.origins }),
      ...(existsSync(clientFolder) && { clientFolder, keptAssets: join(resolve(config.dataDir), 'assets') }),
      ...(existsSync(rendererFile) && { rendererFile }),
      filesFolder,
      contract: { folder: join(ROOT, 'generated'), file: '/openapi.json' },
      competitorRatesUrl: config.competitorRatesUrl,
      providerKeys: config.providerKeys,
      metricsKey: config.metricsKey,
    },
  };
}
