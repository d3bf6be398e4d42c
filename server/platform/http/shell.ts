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
import type { StepCounts } from '../step-counts.ts';
import { checkResponses } from './checked.ts';
import type { Admissions, Env, Operation, Proofs, Resolvers } from './context.ts';
import { apiReference } from './docs.ts';
import { NO_ORIGINS, securityHeaders } from './headers.ts';
import type { ContentOrigins } from './headers.ts';
import { keepUnindexed, serveFound } from './found.ts';
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
  queue: Pick<Queue, 'ready' | 'depth' | 'sending'>;
  /** Whether the server is about to stop. If so, it reports that it isn't ready, but still serves requests. */
  isDraining?: (() => boolean) | undefined;
  clock: Clock;
  ids: Ids;
  log: Logger;
  operations: readonly Operation[];
  mount: (api: OpenAPIHono<Env>) => void;
  resolvers: Resolvers;
  admissions?: Admissions;
  proofs?: Proofs;
  steps?: Pick<StepCounts, 'read'>;
  gauges?: readonly AreaGauge[];
  /** Whether responses are checked against the contract. False in production. */
  checked: boolean;
  /** Whether search engines may index the public pages. False for a copy of the site that isn't open to guests. */
  indexable?: boolean;
  /** Number of our own proxies in front of the server. */
  trustProxy?: number;
  https?: boolean;
  origins?: ContentOrigins;
  clientFolder?: string;
  /** Folder with the assets of earlier builds (kept-assets.ts). */
  keptAssets?: string;
  pages?: SitePages;
  /** Returns the origins that may show a page in a frame. If absent, no origin may. */
  frameAncestorsOf?: FrameAncestorsOf;
  publicUrl?: string;
  filesFolder?: string;
  contract?: { folder: string; file: string };
  timeLimitMs?: number;
  metricsKey?: string | undefined;
};

export function createShell(options: ShellOptions): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>({ defaultHook: onInvalid });
  const metrics = createMetrics(options);
  app.onError(onError);
  app.notFound((c) => renderProblem(c, fail('not_found').failure));

  app.use(openRequest({ ...options, metrics, trustProxy: options.trustProxy ?? 0 }));
  app.use(securityHeaders({ origins: options.origins ?? NO_ORIGINS, https: options.https ?? false }));
  app.use(keepUnindexed(isIndexable(options)));
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

function isIndexable({ indexable = true }: ShellOptions): boolean {
  return indexable;
}

function serveSite(app: Hono<Env>, options: ShellOptions): void {
  const { clientFolder: folder, keptAssets, pages, frameAncestorsOf, origins = NO_ORIGINS, publicUrl = '' } = options;
  if (!folder) return;
  if (pages) serveFound(app, { pages, publicUrl, indexable: isIndexable(options) });
  if (frameAncestorsOf) app.use(allowFrames(frameAncestorsOf));
  if (pages) app.use(servePages({ folder, pages, origins, publicUrl }));
  app.use(serveClient(folder, pages?.isPage, keptAssets));
}

function createApi({ operations, mount, checked, ...guards }: ShellOptions): OpenAPIHono<Env> {
  const api = new OpenAPIHono<Env>({ defaultHook: onInvalid });
  if (checked) api.use(checkResponses);
  guardOperations(api, operations, { ...guards, sending: guards.queue.sending });
  mount(api);
  refuseOtherMethods(api, operations);
  return api;
}

function serveMetrics(metrics: Metrics, key: string): Handler<Env> {
  const resolve = keyResolver([{ companyCode: '', key }]);
  return async (c) => {
    const token = bearerOf(c);
    if (!token || !(await resolve(token))) return renderProblem(c, fail('not_found').failure);
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  };
}

function serveHealth(app: Hono<Env>, { database, queue, isDraining = () => false }: ShellOptions): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const answers = await database.ping().then(
      () => true,
      () => false,
    );
    const state = { database: answers, queue: queue.ready(), draining: isDraining(), sending: queue.sending };
    return c.json(state, state.database && state.queue && !state.draining ? 200 : 503);
  });
}

/** Sets Vary before compress() does, because compress() would create a second Response and web streams to set it. */
const varyByEncoding: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const { headers } = c.res;
  const type = headers.get('Content-Type');
  if (type && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) && !headers.has('Vary'))
    headers.set('Vary', 'Accept-Encoding');
};
