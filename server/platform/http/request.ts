import { isIPv6 } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from '../log.ts';
import type { Clock } from '../clock.ts';
import type { Ids } from '../ids.ts';
import { fail, ProblemError } from '../outcome.ts';
import { negotiateLanguage } from '../values/language.ts';
import { type Env, UNKNOWN_ADDRESS } from './context.ts';
import type { Metrics } from './metrics.ts';

type Deps = { log: Logger; ids: Ids; clock: Clock; metrics: Metrics; trustProxy: number };

/** Sets the request's ID, logger, client address and language, and logs one line when the response is ready. */
export function openRequest({ log, ids, metrics, trustProxy }: Deps): MiddlewareHandler<Env> {
  return async (c, next) => {
    const requestedId = c.req.header('X-Request-Id');
    const requestId = requestedId && /^[\w.-]{8,100}$/.test(requestedId) ? requestedId : ids.uuid();
    c.set('requestId', requestId);
    c.set('log', log);
    c.set('principals', {});
    c.set('clientAddress', clientAddress(c, trustProxy));
    c.set('language', negotiateLanguage(c.req.header('accept-language')));
    c.header('X-Request-Id', requestId);
    const start = performance.now();
    await next();
    const seconds = (performance.now() - start) / 1000;
    const operation = c.get('operation')?.operationId ?? routeLabelOf(c.req.path);
    metrics.answered(operation, c.req.method, c.res.status, seconds);
    // Log the operation, never the path or the query. Both can identify a guest's booking.
    const { method } = c.req;
    const { status } = c.res;
    const line = { request_id: requestId, method, operation, status, ms: Math.round(seconds * 1000) };
    if (status >= 500) log.warn(line, 'request completed');
    else log[PROBES.has(operation) ? 'debug' : 'info'](line, 'request completed');
  };
}

/** Monitoring sends these requests every few seconds. At level `info`, they would drown out the guests' requests. */
const PROBES = new Set(['healthz', 'readyz', 'metrics']);
const LABELS = new Map([
  ...[...PROBES].map((probe) => [probe, probe] as const),
  ['docs', 'docs'],
  ['files', 'file'],
  ['assets', 'asset'],
  ['api', 'unknown'],
]);

/** Labels a request that doesn't belong to an operation. Keep the set of labels small: each one adds metrics series. */
function routeLabelOf(path: string): string {
  return LABELS.get(path.split('/')[1] ?? '') ?? 'page';
}

/**
 * Returns the caller's address. Behind `hops` proxies of our own, this is the address that connected to the first of
 * them. An IPv6 address is reduced to its /64 network, because one customer usually controls the whole network.
 */
export function clientAddress(c: Context, hops: number): string {
  const socket = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket
    ?.remoteAddress;
  const forwarded = (c.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const address = (hops > 0 ? forwarded.at(-hops) : undefined) ?? socket ?? UNKNOWN_ADDRESS;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const groups =
    tail === undefined
      ? before
      : [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Responds with 503 after the given number of milliseconds. The work continues, and the caller can get its result by
 * repeating the call with the same idempotency key.
 */
export function timeLimit(milliseconds: number): MiddlewareHandler<Env> {
  return async (_c, next) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new ProblemError(fail('unavailable', { detail: 'The request took too long.' }).failure)),
        milliseconds,
      );
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
