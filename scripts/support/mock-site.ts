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

/** The site on the contract's mock, with no server of ours: Prism and Vite. `port` 0 takes a free one. */
export async function startMockSite(port = 0): Promise<{ origin: string; mock: string; close(): Promise<void> }> {
  const mockPort = await freePort();
  const mock = `http://127.0.0.1:${mockPort}`;
  const prism = await startPrism('mock', mockPort);
  Object.assign(process.env, { VITE_MOCK: '1', MOCK_TARGET: mock });
  const { createServer } = await import('vite');
  const sitePort = port || (await freePort());
  const vite = await createServer({
    clearScreen: false,
    logLevel: 'warn',
    server: { host: '127.0.0.1', port: sitePort, strictPort: true },
  });
  await vite.listen();
  return {
    origin: `http://127.0.0.1:${sitePort}`,
    mock,
    close: async () => {
      await vite.close();
      await prism.end();
    },
  };
}
