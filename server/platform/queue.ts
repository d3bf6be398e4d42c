import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { ConstructorOptions, Job, JobWithMetadata } from 'pg-boss';
import type { Clock } from './clock.ts';
import { type Database, type OpenDatabase, rowsOf } from './database/database.ts';
import type { Logger } from './log.ts';

export type JobHandler<T> = (data: T) => Promise<void>;

export type JobOptions = {
  /** Tries after the first; then the job goes to '<name>.dead'. Default 5. */
  retryLimit?: number;
  /** Seconds before the first retry; doubled each time, up to an hour. Default 1. */
  retryDelay?: number;
  /** Seconds after which a job that has not ended is given to another worker. Default 60. */
  expireInSeconds?: number;
  /** How many run at once in this process. Default 1. */
  concurrency?: number;
};

export type Queue = {
  /** Names a kind of job and says who does it; before start. A throw is a retry. A job may run twice. */
  define<T extends object>(name: string, handler: JobHandler<T>, options?: JobOptions): void;
  /** Puts a job into the queue with the caller's transaction: it exists if and only if that commits. */
  send<T extends object>(tx: Database, name: string, data: T): Promise<void>;
  /**
   * Does this besides the jobs, in each process, each second in which it is due; before start. Safe to run twice at once.
   * @param due a condition of SQL without values
   */
  everySecond(name: string, due: string, work: () => Promise<void>): void;
  /** Does rows that are jobs themselves, so many at once; before start. */
  pollRows<Row extends Tried>(name: string, rows: DueRows<Row>): void;
  /** Runs a defined job with empty data on a cron (UTC); before start. */
  schedule(name: string, cron: string): void;
  start(): Promise<void>;
  /** Lets running jobs end (10 s), then stops. */
  stop(): Promise<void>;
  ready(): boolean;
  /** Jobs waiting or running, by name. */
  depth(): Promise<{ name: string; waiting: number; active: number; failed: number }[]>;
  /** For tests and scripts: does every due job, every due row and what is done each second, here and now. */
  runDue(names?: readonly string[]): Promise<number>;
};

/** How often something was begun, this time too. */
type Tried = { tries: number };

/**
 * Rows that say themselves when they are due. However often a process dies over one, it is one row, and no other table has to agree
 * with it.
 */
export type DueRows<Row extends Tried> = {
  /** Whether any is due: a condition of SQL without values. */
  due: string;
  /** The most that this process does at once. */
  atOnce: number;
  /** Leases so many that are due and answers them; they are not due for anybody else while they are being done. */
  claim(atMost: number): Promise<Row[]>;
  /** Does one. */
  work(row: Row): Promise<void>;
  /** Has one that failed due again then. */
  again(row: Row, at: Date): Promise<void>;
};

const LONGEST_PAUSE_MS = 10 * 60_000;

/** When what was tried so often for nothing is tried again: after a second, then twice as long each time, and never given up. */
function tryAgainAt(tries: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(1_000 * 2 ** (tries - 1), LONGEST_PAUSE_MS));
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
  log: Logger /** false: nothing runs but through runDue. */;
  workers?: boolean;
};

/** A worker is woken when its queue has something due; what a lost waking has left is found after this. */
const FORGOTTEN_AFTER_SECONDS = 60;

/** Between two tries of a job, seconds. */
const LONGEST_DELAY_S = 3_600;

/** What is running when the queue stops has so long to end. */
const GRACE_MS = 10_000;

/** How often, in seconds, the library looks for jobs whose forerunners have ended: never, as far as it lets itself be told. */
const NO_JOB_WAITS_FOR_ANOTHER = 86_400;

/** Jobs that wait for a time have no other herald than the clock. */
const DUE_QUEUES = `SELECT DISTINCT name FROM pgboss.job WHERE state < 'active' AND start_after <= now()`;
function dead(name: string) {
  return `${name}.dead`;
}

export function createQueue({ database, clock, log, workers: working = true }: Deps): Queue {
  const boss = new PgBoss({
    ...connection(database),
    supervise: working,
    schedule: working,
    flowIntervalSeconds: NO_JOB_WAITS_FOR_ANOTHER,
  });
  const defined = new Map<string, Defined>();
  const crons = new Map<string, string>();
  const tasks = new Map<string, { due: string; work: () => Promise<void> }>();
  const polled = new Map<string, Polled>();
  const workers = new Map<string, string[]>();
  const stopping = new AbortController();
  let ticking = Promise.resolve();
  let started = false;
  boss.on('error', (error) => log.warn({ err: error }, 'the queue met an error and goes on'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the queue warns'));

  const run = (name: string, job: Job<object>) => defined.get(name)!.handler(job.data as never);

  async function createQueues() {
    for (const [name, { options }] of defined) {
      const settings = {
        retryLimit: options.retryLimit ?? 5,
        retryDelay: options.retryDelay ?? 1,
        retryBackoff: true,
        retryDelayMax: LONGEST_DELAY_S,
        expireInSeconds: options.expireInSeconds ?? 60,
      };
      await boss.createQueue(dead(name));
      await boss.createQueue(name, { ...settings, deadLetter: dead(name) });
      await boss.updateQueue(name, settings);
      // Fills the library's memory of the queue, for inside a PGlite transaction it could not ask the database.
      await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
    }
  }

  /** As many workers as may run at once. Each asks for its next job as soon as it has done one. */
  async function work(name: string, { options }: Defined) {
    const how = { batchSize: 1, pollingIntervalSeconds: FORGOTTEN_AFTER_SECONDS } as const;
    for (let n = 0; n < (options.concurrency ?? 1); n += 1) {
      const worker: string = await boss.work<object>(name, how, async ([job]) => {
        boss.notifyWorker(worker);
        try {
          if (job) await run(name, job);
        } catch (error) {
          log.error({ err: error, job: name, job_id: job?.id }, 'a job failed and will be tried again');
          throw error;
        }
      });
      workers.set(name, [...(workers.get(name) ?? []), worker]);
    }
  }

  /** Claims rows while there are due ones and hands free; whoever is done with one comes back for more. */
  function claimDue(one: Polled): Promise<void> {
    one.claiming ??= beginDue(one)
      .catch((error: unknown) => log.warn({ err: error, task: one.name }, 'rows could not be claimed'))
      .finally(() => void (one.claiming = undefined));
    return one.claiming;
  }

  async function beginDue(one: Polled): Promise<void> {
    for (let wanted = 1, taken = 1; taken === wanted; ) {
      wanted = one.rows.atOnce - one.running.size;
      if (wanted === 0 || stopping.signal.aborted) return;
      const claimed = await one.rows.claim(wanted);
      taken = claimed.length;
      for (const row of claimed) begin(one, row);
    }
  }

  function begin(one: Polled, row: never) {
    const running: Promise<void> = doRow(one, row).finally(() => {
      one.running.delete(running);
      return claimDue(one);
    });
    one.running.add(running);
  }

  async function doRow({ name, rows }: Polled, row: Tried): Promise<void> {
    try {
      await rows.work(row as never);
    } catch (error) {
      log.error({ err: error, task: name, row }, 'a row is not done yet and will be tried again');
      await rows
        .again(row as never, tryAgainAt(row.tries, clock.now()))
        .catch((failed: unknown) => log.error({ err: failed, task: name, row }, 'a row waits for its lease to end'));
    }
  }

  /** Here and now, so many at once as ever. Answers how many there were. */
  async function doDueRows(one: Polled | undefined): Promise<number> {
    if (!one) return 0;
    for (let done = 0; ; ) {
      const claimed = await one.rows.claim(one.rows.atOnce);
      await Promise.all(claimed.map((row) => doRow(one, row)));
      done += claimed.length;
      if (claimed.length === 0) return done;
    }
  }

  /** Once no more is begun: what is being claimed is begun still. */
  async function ended(one: Polled): Promise<void> {
    await one.claiming;
    await Promise.all(one.running);
  }

  async function doTask(name: string) {
    const work = tasks.get(name)?.work();
    await work?.catch((error: unknown) => log.warn({ err: error, task: name }, 'a task of each second failed'));
  }

  /** Wakes the workers of the queues that have something due, and does the tasks that are. */
  async function doWhatIsDue(question: string) {
    const due = await rowsOf<{ name: string }>(database.db, question, []);
    for (const { name } of due) {
      for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
      const rows = polled.get(name);
      // Not waited for: they wait for others.
      if (rows) void claimDue(rows);
    }
    await Promise.all(due.map(({ name }) => doTask(name)));
  }

  /** Until the queue stops. One question for all queues and tasks; a second passes between the end of one round and the next. */
  async function tick(signal: AbortSignal) {
    const conditions = [...tasks, ...[...polled].map(([name, { rows }]) => [name, rows] as const)];
    const asked = conditions.map(([name, { due }]) => `SELECT '${name}' WHERE ${due}`);
    const question = [DUE_QUEUES, ...asked].join(' UNION ALL ');
    while (!signal.aborted) {
      await doWhatIsDue(question).catch((error: unknown) => log.warn({ err: error }, 'what is due could not be asked'));
      await wait(1_000, undefined, { signal }).catch(() => undefined);
    }
  }

  async function due(name: string): Promise<JobWithMetadata<object>[]> {
    const jobs = defined.has(name) ? await boss.findJobs<object>(name, { queued: true }) : [];
    const isDue = (job: JobWithMetadata<object>) => job.startAfter <= clock.now() || job.startAfter <= job.createdOn;
    return jobs.filter(isDue).sort((a, b) => a.startAfter.getTime() - b.startAfter.getTime());
  }

  return {
    define: (name, handler, options = {}) => void defined.set(name, { handler: handler as JobHandler<never>, options }),
    everySecond: (name, due, work) => void tasks.set(name, { due, work }),
    pollRows: (name, rows) =>
      void polled.set(name, { name, rows: rows as DueRows<never>, running: new Set(), claiming: undefined }),
    schedule: (name, cron) => void crons.set(name, cron),
    ready: () => started,
    async send(tx, name, data) {
      if (!defined.has(name)) throw new Error(`No job is called ${name}`);
      await boss.send(name, data, { db: fromDrizzle(tx, sql) });
    },
    async start() {
      await boss.start();
      await createQueues();
      if (working) {
        for (const { name } of await boss.getSchedules()) if (!crons.has(name)) await boss.unschedule(name);
        for (const [name, cron] of crons) await boss.schedule(name, cron, {}, { tz: 'UTC' });
        for (const [name, job] of defined) await work(name, job);
        ticking = tick(stopping.signal);
      }
      started = true;
    },
    async stop() {
      started = false;
      stopping.abort();
      await ticking;
      await Promise.race([Promise.all([...polled.values()].map(ended)), wait(GRACE_MS, undefined, { ref: false })]);
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
          ran += await doDueRows(polled.get(name));
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
