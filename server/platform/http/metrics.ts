import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../database/database.ts';
import type { Queue } from '../queue.ts';
import type { StepCounts } from '../step-counts.ts';

export type Metrics = {
  answered(operation: string, method: string, status: number, seconds: number): void;
  text(): Promise<string>;
  contentType: string;
};

/** A gauge that a domain area defines. `read` returns counts by state and runs on every scrape. */
export type AreaGauge = { name: string; help: string; read(): Promise<Record<string, number>> };

type Deps = {
  database: Pick<OpenDatabase, 'stats'>;
  queue: Pick<Queue, 'depth' | 'ready' | 'sending'>;
  steps?: Pick<StepCounts, 'read'>;
  gauges?: readonly AreaGauge[];
};

/** Each instance has a separate registry, so that tests can run several servers in one process. */
export function createMetrics({ database, queue, steps, gauges = [] }: Deps): Metrics {
  const registry = new Registry();
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time in seconds, by operation, method and status.',
    labelNames: ['operation', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Number of connections in the database pool, by state.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, value] of Object.entries(database.stats())) this.set({ state }, value);
    },
  });
  new Gauge({
    name: 'queue_jobs',
    help: 'Number of jobs, by queue and state.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      // Don't fail the scrape if the database is down.
      const queues = queue.ready() ? await queue.depth().catch(() => []) : [];
      for (const { name, ...states } of queues) {
        for (const [state, value] of Object.entries(states)) this.set({ queue: name, state }, value);
      }
    },
  });
  new Gauge({
    name: 'sending_allowed',
    help: '1 if messages are sent and card providers are called, 0 with SEND=off.',
    registers: [registry],
  }).set(queue.sending ? 1 : 0);
  new Counter({
    name: 'booking_steps_total',
    help: 'Number of times that guests reached a step towards a booking, by property and step.',
    labelNames: ['hotel_code', 'step'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { hotelCode, step, count } of steps?.read() ?? []) this.inc({ hotel_code: hotelCode, step }, count);
    },
  });
  for (const { name, help, read } of gauges)
    new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        const counts = await read().catch(() => ({}));
        for (const [state, value] of Object.entries(counts)) this.set({ state }, value);
      },
    });
  // The timer that measures the event-loop delay wakes idle processes, so let it run only ten times a second.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
  return {
    answered: (operation, method, status, seconds) =>
      duration.observe({ operation, method, status: String(status) }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
