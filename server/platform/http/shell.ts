import { OpenAPIHono } from '@hono/zod-openapi';
import type { Handler, Hono, MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX, compress } from 'hono/compress';
import type { Clock } from '../clock.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { Ids } from '../ids.ts';
import type { Logger } from '../log.ts';
import { fail } from '../outcome.ts';
import { onError, renderProblem } from './problem.ts';
import type { Queue } from '../queue.ts';
import { checkResponses } from './checked.ts';
import type { Env, Operation, Proofs, Resolvers } from './context.ts';
import { apiReference } from './docs.ts';
import { NO_ORIGINS, securityHeaders } from './headers.ts';
import type { ContentOrigins } from './headers.ts';
import { keyResolver } from './keys.ts';
import { type AreaGauge, createMetrics, type Metrics } from './metrics.ts';
import { guardOperations, refuseOtherMethods } from './operations.ts';
import { allowFrames, servePages } from './page.ts';
import type { FrameAncestorsOf, SitePages } from './page.ts';
import { openRequest, timeLimit } from './request.ts';
import { bearerOf } from './security.ts';
import { serveClient, serveFiles } from './static.ts';
import { onInvalid } from './validation.ts';

export type ShellOptions = {
  database: Pick<OpenDatabase, 'ping' | 'stats'>;
  queue: Pick<Queue, 'ready' | 'depth'>;
  clock: Clock;
  ids: Ids;
  log: Logger;
  /** The contract's operations, and how their handlers are put on. */
  operations: readonly Operation[];
  mount: (api: OpenAPIHono<Env>) => void;
  resolvers: Resolvers;
  proofs?: Proofs;
  /** What the areas have counted. */
  gauges?: readonly AreaGauge[];
  /** Judge our own answers by the contract: everywhere but in production. */
  checked: boolean;
  /** How many proxies of ours stand in front. */
  trustProxy?: number;
  https?: boolean;
  origins?: ContentOrigins;
  clientFolder?: string;
  /** The site's pages, and what they show before their script runs. */
  pages?: SitePages;
  /** Who may show a page of the site in a frame; nobody where it is not said. */
  frameAncestorsOf?: FrameAncestorsOf;
  publicUrl?: string;
  filesFolder?: string;
  contract?: { folder: string; file: string };
  timeLimitMs?: number;
  /** Who shows it is told the metrics; without one nobody is. */
  metricsKey?: string | undefined;
};

/** The server around the areas: what every request passes, in this order, and what is served beside the API. */
export function createShell(options: ShellOptions): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>({ defaultHook: onInvalid });
  const metrics = createMetrics(options);
  app.onError(onError);
  app.notFound((c) => renderProblem(c, fail('not_found').failure));

  app.use(openRequest({ ...options, metrics, trustProxy: options.trustProxy ?? 0 }));
  app.use(securityHeaders({ origins: options.origins ?? NO_ORIGINS, https: options.https ?? false }));
  app.use(compress());
  app.use(varyByEncoding);

  serveHealth(app, options);
  if (options.metricsKey) app.get('/metrics', serveMetrics(metrics, options.metricsKey));
  if (options.contract) app.route('/docs', apiReference(options.contract));

  app.use('/api/*', timeLimit(options.timeLimitMs ?? 30_000));
  app.route('/api', createApi(options));
  app.all('/api/*', (c) => renderProblem(c, fail('not_found').failure));

  if (options.filesFolder) app.use('/files/*', serveFiles(options.filesFolder));
  app.all('/files/*', (c) => renderProblem(c, fail('not_found').failure));
  serveSite(app, options);
  return app;
}

function serveSite(app: Hono<Env>, options: ShellOptions): void {
  const { clientFolder: folder, pages, frameAncestorsOf, origins = NO_ORIGINS, publicUrl = '' } = options;
  if (!folder) return;
  if (frameAncestorsOf) app.use(allowFrames(frameAncestorsOf));
  if (pages) app.use(servePages({ folder, pages, origins, publicUrl }));
  app.use(serveClient(folder, pages?.isPage));
}

function createApi({ operations, mount, checked, ...guards }: ShellOptions): OpenAPIHono<Env> {
  const api = new OpenAPIHono<Env>({ defaultHook: onInvalid });
  api.onError(onError);
  if (checked) api.use(checkResponses);
  guardOperations(api, operations, guards);
  mount(api);
  refuseOtherMethods(api, operations);
  return api;
}

function serveMetrics(metrics: Metrics, key: string): Handler<Env> {
  const knows = keyResolver([{ companyCode: '', key }]);
  return async (c) => {
    const shown = bearerOf(c);
    if (!shown || !(await knows(shown))) return renderProblem(c, fail('not_found').failure);
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  };
}

function serveHealth(app: Hono<Env>, { database, queue }: ShellOptions): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const answers = await database.ping().then(
      () => true,
      () => false,
    );
    const ready = { database: answers, queue: queue.ready() };
    return c.json(ready, ready.database && ready.queue ? 200 : 503);
  });
}

/** Says it before compress() does, which would make a second Response and web streams of each answer to say it. */
const varyByEncoding: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const { headers } = c.res;
  const type = headers.get('Content-Type');
  if (type && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) && !headers.has('Vary'))
    headers.set('Vary', 'Accept-Encoding');
};
