import { createReadStream, existsSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { Connect, InlineConfig, Plugin } from 'vite';
import { mockPanel } from '../mock/plugin.ts';
import { startChild, untilReady } from './children.ts';
import type { Child } from './children.ts';
import { freePort } from './ports.ts';

const PRISM = 'node_modules/@stoplight/prism-cli/dist/index.js';

/**
 * Starts Prism on a port, as a `mock` or as a `proxy` in front of the address `upstream`. Resolves when Prism responds.
 * Throws if it does not start.
 */
export async function startPrism(mode: 'mock' | 'proxy', port: number, ...upstream: string[]): Promise<Child> {
  const child = startChild(PRISM, [
    mode,
    'generated/openapi.json',
    ...upstream,
    '--port',
    String(port),
    '--verboseLevel',
    'warn',
  ]);
  child.process.stdout!.resume();
  if (await untilReady(`http://127.0.0.1:${port}/`, child, { any: true })) return child;
  await child.end();
  throw new Error(`Prism did not start: ${child.errors()}`);
}

export async function startMock(): Promise<{ address: string; child: Child }> {
  const port = await freePort();
  return { address: `http://127.0.0.1:${port}`, child: await startPrism('mock', port) };
}

/** Serves the demo pictures, because the mock has no file server. */
const demoFiles: Plugin = {
  name: 'demo-files',
  configureServer: ({ middlewares }) => void middlewares.use('/files', sendDemoFile),
  configurePreviewServer: ({ middlewares }) => void middlewares.use('/files', sendDemoFile),
};

const PICTURE_TYPES: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.webp': 'image/webp' };

const sendDemoFile: Connect.NextHandleFunction = (request, response, next) => {
  const file = join('scripts/demo', normalize(new URL(request.url ?? '/', 'http://files').pathname));
  const type = PICTURE_TYPES[extname(file)];
  if (type === undefined || !existsSync(file)) return next();
  response.setHeader('Content-Type', type);
  createReadStream(file).pipe(response);
};

/** Lets browsers cache built files without revalidating them, because their names depend on their content. */
const keptAssets: Plugin = {
  name: 'kept-assets',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use('/assets', (_, response, next) => {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      next();
    }),
};

type MockSite = { origin: string; mock: string; close(): Promise<void> };

/**
 * Starts Vite, the panel and Prism's mock of the contract, which replaces our server. If `port` is 0, a free port is
 * used.
 */
export async function startMockSite(port = 0): Promise<MockSite> {
  const { createServer } = await import('vite');
  return onMock(port, async (config, server) => {
    const vite = await createServer({ ...config, clearScreen: false, server });
    return vite.listen();
  });
}

/** Like startMockSite, but serves the built client, which is faster and has no panel. */
export async function startBuiltMockSite(): Promise<MockSite> {
  const { preview } = await import('vite');
  return onMock(0, (config, server) => preview({ ...config, preview: server }));
}

type Address = { host: string; port: number; strictPort: true };
type Serve = (config: InlineConfig, address: Address) => Promise<{ close(): Promise<void> }>;

async function onMock(wanted: number, serve: Serve): Promise<MockSite> {
  const { address: mock, child: prism } = await startMock();
  const port = wanted || (await freePort());
  const config: InlineConfig = { logLevel: 'warn', plugins: [demoFiles, keptAssets, mockPanel({ prism: mock })] };
  const vite = await serve(config, { host: '127.0.0.1', port, strictPort: true });
  return {
    origin: `http://127.0.0.1:${port}`,
    mock,
    close: async () => {
      await vite.close();
      await prism.end();
    },
  };
}
