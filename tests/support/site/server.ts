import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, untilReady } from '../../../scripts/support/children.ts';
import type { Child } from '../../../scripts/support/children.ts';
import { startPrism } from '../../../scripts/support/mock-site.ts';
import { freePort } from '../../../scripts/support/ports.ts';
import { startSandbox } from '../../../scripts/support/sandbox.ts';
import { startValidatingProxy } from './validating-proxy.ts';

export type RunningSite = {
  /** Origin that the browser opens. Calls to /api pass through the validating proxy. */
  origin: string;
  server: string;
  serverPid: number;
  /** Origin of the simulated card provider. Its /control calls are described in scripts/sandbox/README.md. */
  sandbox: string;
  /** Origin of the outbox, which returns sent SMS and emails at `/outbox.json?to=`. */
  outbox: string;
  close(): Promise<void>;
};

/**
 * Starts the real server with the demo data in a temporary folder, the sandbox, and the validating proxy in front of
 * the server, on free ports. `env` adds settings of the server. With DATABASE_URL, the data is in PostgreSQL instead.
 */
export async function startSite(env: Record<string, string> = {}): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'booking-site-'));
  const validatingProxy = await startValidatingProxy();
  const children: Child[] = [];
  const close = async () => {
    await validatingProxy.close();
    for (const child of children.toReversed()) await child.end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const server = `http://127.0.0.1:${port}`;
    const sandbox = await startSandbox({ site: server, publicUrl: validatingProxy.origin });
    children.push(sandbox.child);
    const settings = {
      LOG_LEVEL: 'error',
      ...sandbox.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: validatingProxy.origin,
      DATA_DIR: dataDir,
      ...env,
    };

    const firstRun = startChild('scripts/demo/first-run.ts', [], { env: settings });
    children.push(firstRun);
    firstRun.process.stdout!.resume();
    if ((await firstRun.ended) !== 0) throw new Error(firstRun.errors());
    const serverChild = await startServer(server, settings);
    children.push(serverChild);

    const proxyPort = await freePort();
    const proxy = `http://127.0.0.1:${proxyPort}`;
    children.push(await startPrism('proxy', proxyPort, `${server}/api`));
    validatingProxy.to({ site: server, api: proxy });
    const { nicepay, outbox } = sandbox.addresses;
    const serverPid = serverChild.process.pid!;
    return { origin: validatingProxy.origin, server, serverPid, sandbox: nicepay, outbox, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startServer(address: string, env: Record<string, string>): Promise<Child> {
  const child = startChild('server/main.ts', [], { env });
  child.process.stdout!.resume();
  if (await untilReady(`${address}/readyz`, child)) return child;
  await child.end();
  throw new Error(`The server did not become ready: ${child.errors()}`);
}
