import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AppDeps } from './app.ts';
import { createApp, defineJobs, resumeWork } from './app.ts';
import { createDeps } from './dependencies.ts';
import { readConfig } from './platform/config.ts';
import type { Config } from './platform/config.ts';
import type { UnknownSetting } from './platform/config/unknown-settings.ts';
import { openDatabase } from './platform/database/database.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { normaliseError, operatorMessageOf } from './platform/database/database-errors.ts';
import { keepAssets } from './platform/http/kept-assets.ts';
import { type Listening, listen } from './platform/listen.ts';
import { createLog, prettyLines } from './platform/log.ts';
import { releaseStartupMemory } from './platform/memory.ts';
import { definePlatformJobs } from './platform/platform.jobs.ts';

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
    const deps = { ...createDeps(config, database, log), isDraining: () => running.http?.isDraining() ?? false };
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

function exitWith(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
