import { createReadStream, existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Connect, InlineConfig, Plugin } from 'vite';
import { mockPanel } from '../mock/plugin.ts';
import { startChild, untilReady } from './children.ts';
import type { Child } from './children.ts';
import { freePort } from './ports.ts';

const PRISM = 'node_modules/@stoplight/prism-cli/dist/index.js';

/** Prism on that port: `mock`, or `proxy` in front of an address. Resolves when it listens. */
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

/** Prism's mock of the contract, on a free port. */
export async function startMock(): Promise<{ address: string; child: Child }> {
  const port = await freePort();
  return { address: `http://127.0.0.1:${port}`, child: await startPrism('mock', port) };
}

/** The mock has no file server: its pictures are the demo's. */
const demoFiles: Plugin = {
  name: 'demo-files',
  configureServer: ({ middlewares }) => void middlewares.use('/files', sendDemoFile),
  configurePreviewServer: ({ middlewares }) => void middlewares.use('/files', sendDemoFile),
};

const sendDemoFile: Connect.NextHandleFunction = (request, response, next) => {
  const file = join('scripts/demo', normalize(new URL(request.url ?? '/', 'http://files').pathname));
  if (!file.endsWith('.svg') || !existsSync(file)) return next();
  response.setHeader('Content-Type', 'image/svg+xml');
  createReadStream(file).pipe(response);
};

/** What was built is named after its content: a browser need not ask again whether it has changed. */
const keptAssets: Plugin = {
  name: 'kept-assets',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use('/assets', (_, response, next) => {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      next();
    }),
};

type MockSite = { origin: string; mock: string; close(): Promise<void> };

/** The site on the contract's mock, with no server of ours: Prism and Vite, with the panel. `port` 0 takes a free one. */
export async function startMockSite(port = 0): Promise<MockSite> {
  const { createServer } = await import('vite');
  return onMock(port, async (config, server) => {
    const vite = await createServer({ ...config, clearScreen: false, server });
    return vite.listen();
  });
}

/** As startMockSite, of what was built: without the panel, and quick. */
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
