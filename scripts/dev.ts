/**
 * npm run dev: starts the server (restarts on changes), the client (with hot reload) and the sandbox. PORT is the
 * server's port (default 8080).
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { buildPages } from '../server/commands/build.ts';
import { mockPanel } from './mock/plugin.ts';
import { startChild, untilReady } from './support/children.ts';
import type { Child } from './support/children.ts';
import { startMock } from './support/mock-site.ts';
import { folderProblem, portProblem } from './support/problems.ts';
import { settingsBesides, startSandbox } from './support/sandbox.ts';

const SITE_PORT = 5173;

const port = process.env['PORT'] || '8080';
const dataDir = resolve(process.env['DATA_DIR'] || './data');
const server = `http://127.0.0.1:${port}`;
const children: Child[] = [];

const problem = (await portProblem(port)) ?? (process.env['DATABASE_URL'] ? undefined : folderProblem(dataDir));
if (problem) {
  console.error(problem);
  process.exit(1);
}
mkdirSync(dataDir, { recursive: true });
// The browser uses Vite's port, so card windows and social logins must return there.
const publicUrl = `http://localhost:${SITE_PORT}`;
const sandbox = await startSandbox({ site: server, publicUrl, stateFile: join(dataDir, 'sandbox.json') });
children.push(sandbox.child);
const env = {
  ...process.env,
  ...settingsBesides(process.env, sandbox.env),
  PORT: port,
  DATA_DIR: dataDir,
  PUBLIC_URL: publicUrl,
};
const firstRun = startChild('scripts/demo/first-run.ts', [], { env, output: 'inherit' });
children.push(firstRun);
if ((await firstRun.ended) !== 0) await stop(1);
// Build the bundle that the server uses to render emails.
await buildPages();
const watched = startChild('--watch', ['--watch-preserve-output', 'server/main.ts'], { env, output: 'inherit' });
children.push(watched);
if (!(await untilReady(`${server}/readyz`, watched))) await stop(1);

const mock = await startMock();
children.push(mock.child);
const vite = await createServer({
  clearScreen: false,
  plugins: [mockPanel({ prism: mock.address, server })],
  server: { port: SITE_PORT, strictPort: true, proxy: { '/api': server, '/files': server } },
});
await vite.listen();
console.log(`Site           http://localhost:${SITE_PORT}/start?hotel_code=1`);
console.log(`API reference  ${server}/docs`);
console.log(`Card sandbox   ${sandbox.addresses.nicepay}`);
console.log(
  `SMS and mail   ${sandbox.addresses.outbox}\nWebhooks       ${sandbox.addresses.webhooks}\n\nPress Ctrl-C to stop.`,
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

async function stop(code: number): Promise<void> {
  await vite?.close();
  for (const child of children.toReversed()) await child.end();
  process.exit(code);
}
