import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AppDeps } from './app.ts';
import { createApp, defineJobs, resumeWork } from './app.ts';
import { passwords } from './member/password.ts';
import { httpFetch } from './payment/gateways/http-fetch.ts';
import { createCardGateways, createGuaranteeGateways } from './payment/gateways/registry.ts';
import { systemClock as clock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import type { Config } from './platform/config.ts';
import type { UnknownSetting } from './platform/config/unknown-settings.ts';
import { openDatabase } from './platform/database/database.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { normaliseError, operatorMessageOf } from './platform/database/database-errors.ts';
import { cardOrigins } from './platform/http/card-origins.ts';
import { keepAssets } from './platform/http/kept-assets.ts';
import { systemIds } from './platform/ids.ts';
import { type Listening, listen } from './platform/listen.ts';
import { createLog, prettyLines } from './platform/log.ts';
import { releaseStartupMemory } from './platform/memory.ts';
import { createHttpSms } from './platform/messages/http-sms.ts';
import { createMessages } from './platform/messages/messages.ts';
import { createJusoLookup } from './member/addresses/juso.ts';
import { createSmtpMailer } from './platform/messages/smtp-mail.ts';
import { unconfigured } from './platform/messages/unconfigured.ts';
import { definePlatformJobs } from './platform/platform.jobs.ts';
import { createQueue } from './platform/queue.ts';
import { createStepCounts } from './platform/step-counts.ts';
import { createRateLimiter } from './platform/rate-limit.ts';
import { createSealer } from './platform/sealing.ts';
import { createSocialGateways } from './session/social/gateways.ts';
import { createWebhookSender } from './provider/webhook/webhook-sender.ts';
import { fileStores } from './voc/storage/file-store.port.ts';
import { s3Store } from './voc/storage/s3-store.ts';
import { folderStore } from './voc/storage/folder-store.ts';

const ROOT = join(import.meta.dirname, '..');

const read = readConfig(process.env);
if ('problems' in read) exitWith(read.problems.join('\n'));
else await run(read.config, read.unknown);

async function run(config: Config, unknown: readonly UnknownSetting[]): Promise<void> {
  const pretty = config.logPretty ?? process.stdout.isTTY;
  const log = createLog(config.logLevel, pretty ? prettyLines(process.stdout) : undefined);
  for (const one of unknown) log.warn(one, 'environment variable ignored: it is not a setting of this server');
  const closers: (() => Promise<void>)[] = [];
  let closing: Promise<void> | undefined;
  /** Closes the HTTP server, the queue and the database, in that order. Further calls wait for the same shutdown. */
  const closeAll = () => (closing ??= closeInOrder(closers));
  process.on('unhandledRejection', (error) => {
    log.error({ err: error }, 'unhandled rejection');
    if (!normaliseError(error)) void closeAll().finally(() => process.exit(1));
  });
  try {
    const database = await open(config, log);
    closers.push(database.close);
    await database.migrate();
    const running: { http?: Listening } = {};
    const deps = { ...build(config, database, log), isDraining: () => running.http?.isDraining() ?? false };
    definePlatformJobs(deps);
    defineJobs(deps);
    if (!deps.queue.sending) log.warn('SEND=off: nothing is sent or charged; due work waits in the database');
    await resumeWork(deps);
    await deps.queue.start();
    closers.push(deps.queue.stop);
    await keepClient(deps);
    const http = await listen(createApp(deps), config.port, config.host);
    running.http = http;
    closers.push(http.close);
    releaseStartupMemory();
    // Handle signals before logging `ready`, because a supervisor may stop the process as soon as it reads that line.
    stopOnSignals(async () => {
      http.drain();
      await wait(config.drainMs);
      await closeAll();
    }, log);
    log.info({ port: http.port, engine: database.engine, address: deps.publicUrl }, 'ready');
  } catch (error) {
    await closeAll();
    const message = operatorMessageOf(error);
    if (message === undefined) throw error;
    exitWith(message);
  }
}

/**
 * Keeps this version's assets for pages that are still open during the next deployment. If that fails, only those pages
 * are affected, so the server starts anyway.
 */
async function keepClient({ settings, clock, log }: AppDeps): Promise<void> {
  const { production, clientFolder, keptAssets } = settings;
  if (!production || !clientFolder || !keptAssets) return;
  await keepAssets(join(clientFolder, 'assets'), keptAssets, clock.now()).catch((error: unknown) =>
    log.warn({ err: error }, 'assets not kept; pages of this version must reload after the next deployment'),
  );
}

async function closeInOrder(closers: (() => Promise<void>)[]): Promise<void> {
  while (closers.length > 0) await closers.pop()!();
}

/**
 * Shuts down gracefully on the first signal. Sending the same signal again ends the process immediately. The other
 * signal is ignored, because a supervisor may send both.
 */
function stopOnSignals(stop: () => Promise<void>, log: AppDeps['log']): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info({ signal }, stopping ? 'already stopping' : 'stopping');
      if (stopping) return;
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'graceful shutdown failed');
          process.exit(1);
        },
      );
    });
  }
}

function open(config: Config, log: AppDeps['log']): Promise<OpenDatabase> {
  if (config.databaseUrl) return openDatabase({ url: config.databaseUrl, poolSize: config.databasePool }, log);
  return openDatabase({ folder: resolve(config.dataDir) }, log);
}

function build(config: Config, database: OpenDatabase, log: AppDeps['log']): AppDeps {
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
  const queue = createQueue({ database, clock, log, sending: config.sending });
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

function exitWith(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
