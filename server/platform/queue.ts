import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { ConstructorOptions, Job, JobWithMetadata } from 'pg-boss';
import type { Clock } from './clock.ts';
import { type Database, type OpenDatabase, rowsOf } from './database/database.ts';
import { normaliseError } from './database/database-errors.ts';
import type { Logger } from './log.ts';

type JobHandler<T> = (data: T) => Promise<void>;

/** Work that is `outward` waits in the database while the server has SEND=off. */
type Direction = {
  /**
   * True if the work sends a message, calls a card provider, deletes files from a store, or decides what happens to a
   * charge. Otherwise the work may change only the database.
   */
  outward: boolean;
};

export type JobOptions = Direction & {
  /** Number of retries after the first attempt. If all of them fail, the job is moved to '<name>.dead'. Default: 5. */
  retryLimit?: number;
  /** Seconds before the first retry. The delay doubles with each further retry, up to an hour. Default: 1. */
  retryDelay?: number;
  /** Seconds after which an unfinished job is given to another worker. Default: 60. */
  expireInSeconds?: number;
  /** Maximum number of these jobs that run at once in this process. Default: 1. */
  concurrency?: number;
};

export type Queue = {
  /**
   * Registers the handler for jobs with this name. Call before `start`. If the handler throws, the job is retried. A
   * job may run twice.
   */
  define<T extends object>(name: string, handler: JobHandler<T>, options: JobOptions): void;
  /**
   * Queues a job in the caller's transaction. The job exists only if the transaction commits. It runs at once, unless
   * `startAfter` is given.
   */
  send<T extends object>(tx: Database, name: string, data: T, startAfter?: Date): Promise<void>;
  /**
   * Runs a task in each process every second while `due` is true. Call before `start`. The task must be safe to run in
   * several processes at once.
   * @param due an SQL condition without parameters
   */
  everySecond(name: string, task: Direction & { due: string; work: () => Promise<void> }): void;
  /** Processes due rows of a table as jobs. Call before `start`. */
  pollRows<Row extends WithTries>(name: string, rows: DueRows<Row>): void;
  /** Runs a defined job with empty data on a cron schedule (UTC). Call before `start`. */
  schedule(name: string, cron: string): void;
  start(): Promise<void>;
  /** Waits up to 10 s for rows that are being processed, then up to 10 s for running jobs, and stops. */
  stop(): Promise<void>;
  ready(): boolean;
  /** Whether outward work runs. If false (SEND=off), the application also refuses outward requests. */
  readonly sending: boolean;
  depth(): Promise<{ name: string; waiting: number; active: number; failed: number }[]>;
  /**
   * Runs every due job, every due row and every task immediately. Returns the number of jobs and rows. Only for tests
   * and scripts.
   */
  runDue(names?: readonly string[]): Promise<number>;
};

/** `tries` counts the attempts, including the current one. */
type WithTries = { tries: number };

/** Rows that store their own due time, so no separate job can contradict them. */
type DueRows<Row extends WithTries> = Direction & {
  /** An SQL condition without parameters that is true if any row is due. */
  due: string;
  /** Maximum number of rows that this process works on at once. */
  atOnce: number;
  /** Leases up to `atMost` due rows and returns them. Leased rows aren't due. */
  claim(atMost: number): Promise<Row[]>;
  work(row: Row): Promise<void>;
  /** Makes a failed row due again at the time `at`. */
  again(row: Row, at: Date): Promise<void>;
};

const MAX_PAUSE_MS = 10 * 60_000;

/**
 * Returns the time at which a row is retried after `tries` attempts. The delay is 1 s after the first attempt and
 * doubles each time, up to 10 min. Rows are retried indefinitely.
 */
function retryTime(tries: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(1_000 * 2 ** (tries - 1), MAX_PAUSE_MS));
}

type Defined = { handler: JobHandler<never>; options: JobOptions };
type Polled = {
  name: string;
  rows: DueRows<never>;
  running: Set<Promise<void>>;
  claiming: Promise<void> | undefined;
};
type Deps = {
  database: OpenDatabase;
  clock: Clock;
  log: Logger;
  /** If false, jobs run only through `runDue`. */
  workers?: boolean;
  /** If false, outward work isn't started, claimed or scheduled. It waits until a server runs with `sending`. */
  sending?: boolean;
};

/**
 * Workers are notified when their queue has a due job. If a notification is lost, they find the job by polling after
 * this time.
 */
const FALLBACK_POLL_SECONDS = 60;

const MAX_DELAY_S = 3_600;

const GRACE_MS = 10_000;

/**
 * The library deletes jobs that have waited longer than this. Its default of 14 days could pass before an operator
 * turns sending on again.
 */
const OUTWARD_JOBS_KEPT_SECONDS = 365 * 86_400;

/**
 * Seconds between pg-boss's checks for jobs that depend on other jobs. We have none, but the checks can't be turned
 * off.
 */
const FLOW_INTERVAL_SECONDS = 86_400;

/** Finds the queues with due jobs. The library sends no notification when a delayed job becomes due. */
const DUE_QUEUES = `SELECT DISTINCT name FROM pgboss.job WHERE state < 'active' AND start_after <= now()`;
function dead(name: string) {
  return `${name}.dead`;
}

export function createQueue({ database, clock, log, workers: runsWorkers = true, sending = true }: Deps): Queue {
  const boss = new PgBoss({
    ...connection(database),
    supervise: runsWorkers,
    schedule: runsWorkers,
    flowIntervalSeconds: FLOW_INTERVAL_SECONDS,
  });
  const defined = new Map<string, Defined>();
  const crons = new Map<string, string>();
  const tasks = new Map<string, { due: string; work: () => Promise<void> }>();
  const polled = new Map<string, Polled>();
  const workers = new Map<string, string[]>();
  const stopping = new AbortController();
  let ticking = Promise.resolve();
  let started = false;
  boss.on('error', (error) => log.warn({ err: error }, 'queue error; continuing'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'queue warning'));

  const mayRun = ({ outward }: Direction) => sending || !outward;

  const run = (name: string, job: Job<object>) => defined.get(name)!.handler(job.data as never);

  /**
   * If several servers start on an empty database at once, each may try to create the library's tables, and only one
   * succeeds. The second attempt finds the tables.
   */
  async function startLibrary() {
    await boss.start().catch((error: unknown) => {
      if (normaliseError(error)?.kind !== 'unique') throw error;
      return boss.start();
    });
  }

  async function createQueues() {
    for (const [name, { options }] of defined) {
      const settings = {
        retryLimit: options.retryLimit ?? 5,
        retryDelay: options.retryDelay ?? 1,
        retryBackoff: true,
        retryDelayMax: MAX_DELAY_S,
        expireInSeconds: options.expireInSeconds ?? 60,
        ...(options.outward && { retentionSeconds: OUTWARD_JOBS_KEPT_SECONDS }),
      };
      await boss.createQueue(dead(name));
      await boss.createQueue(name, { ...settings, deadLetter: dead(name) });
      await boss.updateQueue(name, settings);
      // Fill the library's cache for this queue. Inside a PGlite transaction, the library couldn't query the database.
      await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
    }
  }

  /** Starts `concurrency` workers. A worker fetches its next job as soon as it's done with the current one. */
  async function startWorkers(name: string, { options }: Defined) {
    const how = { batchSize: 1, pollingIntervalSeconds: FALLBACK_POLL_SECONDS } as const;
    for (let n = 0; n < (options.concurrency ?? 1); n += 1) {
      const worker: string = await boss.work<object>(name, how, async ([job]) => {
        boss.notifyWorker(worker);
        try {
          if (job) await run(name, job);
        } catch (error) {
          log.error({ err: error, job: name, job_id: job?.id }, 'job failed; retrying');
          throw error;
        }
      });
      workers.set(name, [...(workers.get(name) ?? []), worker]);
    }
  }

  /** Claims due rows while this process has capacity. Called again whenever a row has been processed. */
  function claimDue(poller: Polled): Promise<void> {
    poller.claiming ??= startDue(poller)
      .catch((error: unknown) =>
        log.warn({ err: error, task: poller.name }, 'claiming due rows failed; next attempt in 1 s'),
      )
      .finally(() => void (poller.claiming = undefined));
    return poller.claiming;
  }

  async function startDue(poller: Polled): Promise<void> {
    for (let wanted = 1, taken = 1; taken === wanted; ) {
      wanted = poller.rows.atOnce - poller.running.size;
      if (wanted === 0 || stopping.signal.aborted) return;
      const claimed = await poller.rows.claim(wanted);
      taken = claimed.length;
      for (const row of claimed) start(poller, row);
    }
  }

  function start(poller: Polled, row: never) {
    const running: Promise<void> = runRow(poller, row).finally(() => {
      poller.running.delete(running);
      return claimDue(poller);
    });
    poller.running.add(running);
  }

  async function runRow({ name, rows }: Polled, row: WithTries): Promise<void> {
    try {
      await rows.work(row as never);
    } catch (error) {
      log.error({ err: error, task: name, row }, 'row failed; retrying');
      await rows
        .again(row as never, retryTime(row.tries, clock.now()))
        .catch((failed: unknown) =>
          log.error(
            { err: failed, task: name, row },
            'row could not be rescheduled; it is retried when its lease expires',
          ),
        );
    }
  }

  async function runDueRows(poller: Polled | undefined): Promise<number> {
    if (!poller) return 0;
    for (let done = 0; ; ) {
      const claimed = await poller.rows.claim(poller.rows.atOnce);
      await Promise.all(claimed.map((row) => runRow(poller, row)));
      done += claimed.length;
      if (claimed.length === 0) return done;
    }
  }

  /** Waits until all claimed rows have been processed. Call after `stopping` has been aborted. */
  async function drain(poller: Polled): Promise<void> {
    await poller.claiming;
    await Promise.all(poller.running);
  }

  async function runTask(name: string) {
    const work = tasks.get(name)?.work();
    await work?.catch((error: unknown) => log.warn({ err: error, task: name }, 'task failed; next attempt in 1 s'));
  }

  async function runDueWork(query: string) {
    const due = await rowsOf<{ name: string }>(database.db, query, []);
    for (const { name } of due) {
      for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
      const rows = polled.get(name);
      // Not awaited, so that claiming rows doesn't delay the other queues and tasks.
      if (rows) void claimDue(rows);
    }
    await Promise.all(due.map(({ name }) => runTask(name)));
  }

  /** Runs due work about once a second until the queue stops. A single query covers all queues, rows and tasks. */
  async function tick(signal: AbortSignal) {
    const conditions = [...tasks, ...[...polled].map(([name, { rows }]) => [name, rows] as const)];
    const queries = conditions.map(([name, { due }]) => `SELECT '${name}' WHERE ${due}`);
    const query = [DUE_QUEUES, ...queries].join(' UNION ALL ');
    while (!signal.aborted) {
      await runDueWork(query).catch((error: unknown) =>
        log.warn({ err: error }, 'due-job query failed; next attempt in 1 s'),
      );
      await wait(1_000, undefined, { signal }).catch(() => undefined);
    }
  }

  async function due(name: string): Promise<JobWithMetadata<object>[]> {
    const job = defined.get(name);
    const jobs = job && mayRun(job.options) ? await boss.findJobs<object>(name, { queued: true }) : [];
    const isDue = (job: JobWithMetadata<object>) => job.startAfter <= clock.now() || job.startAfter <= job.createdOn;
    return jobs.filter(isDue).sort((a, b) => a.startAfter.getTime() - b.startAfter.getTime());
  }

  return {
    define: (name, handler, options) => void defined.set(name, { handler: handler as JobHandler<never>, options }),
    everySecond(name, task) {
      if (mayRun(task)) tasks.set(name, task);
    },
    pollRows(name, rows) {
      if (mayRun(rows))
        polled.set(name, { name, rows: rows as DueRows<never>, running: new Set(), claiming: undefined });
    },
    schedule: (name, cron) => void crons.set(name, cron),
    ready: () => started,
    sending,
    async send(tx, name, data, startAfter) {
      if (!defined.has(name)) throw new Error(`No job is named ${name}`);
      await boss.send(name, data, { db: fromDrizzle(tx, sql), ...(startAfter && { startAfter }) });
    },
    async start() {
      await startLibrary();
      await createQueues();
      if (runsWorkers) {
        const running = new Map([...defined].filter(([, { options }]) => mayRun(options)));
        const scheduled = new Map([...crons].filter(([name]) => running.has(name)));
        for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name);
        for (const [name, cron] of scheduled) await boss.schedule(name, cron, {}, { tz: 'UTC' });
        for (const [name, job] of running) await startWorkers(name, job);
        ticking = tick(stopping.signal);
      }
      started = true;
    },
    async stop() {
      started = false;
      stopping.abort();
      await ticking;
      await Promise.race([Promise.all([...polled.values()].map(drain)), wait(GRACE_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: true, timeout: GRACE_MS, close: true });
    },
    async depth() {
      const queues = await boss.getQueues();
      return queues
        .filter(({ name }) => defined.has(name) || defined.has(name.replace(/\.dead$/, '')))
        .map(({ name, queuedCount, activeCount, failedCount }) => ({
          name,
          waiting: queuedCount,
          active: activeCount,
          failed: failedCount ?? 0,
        }));
    },
    async runDue(names = [...defined.keys(), ...tasks.keys(), ...polled.keys()]) {
      for (let done = 0; ; ) {
        let ran = 0;
        for (const name of names) {
          await tasks.get(name)?.work();
          ran += await runDueRows(polled.get(name));
          for (const job of await due(name)) {
            await run(name, job);
            await boss.complete(name, job.id, null, { includeQueued: true });
            ran += 1;
          }
        }
        done += ran;
        if (ran === 0) return done;
      }
    },
  };
}

function connection({ raw }: OpenDatabase): ConstructorOptions {
  if ('pglite' in raw) return { db: fromPglite(raw.pglite), backend: 'pglite' };
  return { connectionString: raw.url, max: 3, application_name: 'booking-queue' };
}
