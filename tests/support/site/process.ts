import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BundleHotel } from '../../../generated/types.ts';
import { startSandbox } from '../../../scripts/sandbox/sandbox.ts';
import { startChild, untilReady } from '../../../scripts/support/children.ts';
import { freePort } from '../../../scripts/support/ports.ts';
import { sandboxEnv } from '../../../scripts/support/sandbox.ts';
import { addDays, today } from '../../../server/platform/values/nights.ts';
import { demoBundle } from '../../../scripts/demo/bundle.ts';
import { demoHotel } from '../api/properties.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { controlOf, sentToOf } from './external-services.ts';

/** Starts the sandbox with a fault proxy in front of its card provider, and returns the server's settings for both. */
export async function startExternalServicesWithFaultProxy() {
  const sandbox = await startSandbox();
  const { nicepay, cardTokens, outbox } = sandbox.addresses;
  const faultProxy = await startFaultProxy(nicepay);
  const env = {
    ...sandboxEnv(sandbox),
    NICEPAY_API_URL: faultProxy.origin,
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'info',
    LOG_PRETTY: 'false',
    HOST: '127.0.0.1',
  };
  const close = async () => {
    await faultProxy.close();
    await sandbox.close();
  };
  return { faultProxy, env, control: controlOf(nicepay), cardTokens, sentTo: sentToOf(outbox), close };
}

export type ServerProcess = Awaited<ReturnType<typeof startServer>>;

/** Starts the real server in a separate process. `kill` sends SIGKILL; `lines()` returns the log. */
export async function startServer(env: Record<string, string>) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = startChild('server/main.ts', [], { env: { PUBLIC_URL: origin, ...env, PORT: String(port) } });
  let lines = '';
  child.process.stdout!.on('data', (chunk: string) => void (lines += chunk));
  if (!(await untilReady(`${origin}/readyz`, child))) {
    await child.end();
    throw new Error(child.errors() || lines || 'The server did not become ready');
  }
  return {
    origin,
    lines: () => lines + child.errors(),
    end: () => child.end(),
    async kill() {
      child.process.kill('SIGKILL');
      await child.ended;
    },
  };
}

/**
 * Returns hotel 1 with plenty of rooms from the real current date on, and a stay of two nights that begins in 30 days
 * and costs 460,000.
 */
export function hotelFromToday(): { hotel: BundleHotel; stay: { start_date: string; end_date: string } } {
  const from = today('Asia/Seoul', new Date());
  const hotel = demoHotel('1', (one) => {
    const codes = one.room_types.map((type) => type.room_type_code);
    one.days = codes.map((room_type_code) => ({
      room_type_code,
      from,
      to: addDays(from, 90),
      price: 230_000,
      allotment: 1_000,
    }));
  });
  return { hotel, stay: { start_date: addDays(from, 30), end_date: addDays(from, 32) } };
}

export function ferryFromToday(): BundleHotel {
  return demoBundle(today('Asia/Seoul', new Date())).hotels.find(({ sailing }) => sailing)!;
}

export function ownFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'booking-process-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Polls until `isSo` resolves to true, and returns the elapsed milliseconds. Throws after `limitMs`. */
export async function eventually(limitMs: number, isSo: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > limitMs) throw new Error(`condition not met within ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return performance.now() - start;
}
