/**
 * npm start: builds the site, starts the sandbox, loads the demo data on the first run, starts the server, prints all
 * addresses, and keeps running.
 *
 * `npm start -- --empty` loads no demo data. In production and staging, neither the sandbox nor the demo data is used.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenNeeded } from '../server/commands/build.ts';
import { DEMO_MEMBERS } from './demo/members.ts';
import { startChild, untilReady } from './support/children.ts';
import type { Child } from './support/children.ts';
import { settingsBesides, startSandbox } from './support/sandbox.ts';
import { folderProblem, portProblem } from './support/problems.ts';

const port = process.env['PORT'] || '8080';
const dataDir = resolve(process.env['DATA_DIR'] || './data');
const site = `http://localhost:${port}`;
const production = ['production', 'staging'].includes(process.env['NODE_ENV'] ?? '');

const children: Child[] = [];
let stopping: Promise<void> | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

await start();

async function start(): Promise<void> {
  const empty = isEmptyWanted();
  if (empty === undefined) return giveUp('Usage: npm start [-- --empty]');
  const problem = (await portProblem(port)) ?? (process.env['DATABASE_URL'] ? undefined : folderProblem(dataDir));
  if (problem) return giveUp(problem);
  mkdirSync(dataDir, { recursive: true });
  const starting = production
    ? undefined
    : startSandbox({
        site: `http://127.0.0.1:${port}`,
        publicUrl: process.env['PUBLIC_URL'] || site,
        stateFile: join(dataDir, 'sandbox.json'),
      });
  print('Building the site …');
  await buildWhenNeeded();
  const sandbox = await starting;
  if (sandbox) children.push(sandbox.child);
  // The sandbox stands in for providers that the environment doesn't configure.
  const played = sandbox ? settingsBesides(process.env, sandbox.env) : {};
  const providerKey = sandbox && !empty && !process.env['PROVIDER_KEYS'] ? newProviderKey() : undefined;
  const env = {
    LOG_LEVEL: 'warn',
    ...process.env,
    ...played,
    ...(providerKey && { PROVIDER_KEYS: `haneul:${providerKey}` }),
    PORT: port,
    DATA_DIR: dataDir,
  };

  if (!production && !empty) {
    const firstRun = startChild('scripts/demo/first-run.ts', [], { env, output: 'inherit' });
    children.push(firstRun);
    if ((await firstRun.ended) !== 0) return stop(1);
  }

  const server = startChild('server/main.ts', [], { env, output: 'inherit' });
  children.push(server);
  if (!(await untilReady(`http://127.0.0.1:${port}/readyz`, server))) return stop(1);
  print('');
  print(`Site           ${site}/start?hotel_code=1`);
  print(`API reference  ${site}/docs`);
  if (sandbox) {
    print(`Card sandbox   ${sandbox.addresses.nicepay}`);
    print(`SMS and mail   ${sandbox.addresses.outbox}`);
    print(`Webhooks       ${sandbox.addresses.webhooks}`);
    if (providerKey) print(`Provider key   ${providerKey}`);
    if (!empty) print(`Demo member    ${DEMO_MEMBERS[0]?.loginId} / ${DEMO_MEMBERS[0]?.password}`);
  }
  print('\nReady. Press Ctrl-C to stop.');
  await server.ended;
  await stop(1);
}

/** Returns a key for the demo company that is valid until the next start. */
function newProviderKey(): string {
  return randomBytes(24).toString('base64url');
}

/** Returns undefined if the arguments are invalid. */
function isEmptyWanted(): boolean | undefined {
  try {
    return parseArgs({ options: { empty: { type: 'boolean', default: false } } }).values.empty;
  } catch {
    return undefined;
  }
}

function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    process.exitCode = code;
    for (const child of children.toReversed()) await child.end();
    process.exit();
  })();
  return stopping;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function giveUp(sentence: string): Promise<void> {
  process.stderr.write(`${sentence}\n`);
  return stop(1);
}
