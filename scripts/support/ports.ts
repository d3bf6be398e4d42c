import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below those that a system gives to outgoing connections (Linux from 32768): one of these would take a port before its server does.
 * Above the last that fetch and browsers refuse to call (10080, the Fetch standard's list of bad ports).
 */
const PORTS = [10_081, 32_768] as const;

/** A port nobody listens on now. */
export async function freePort(): Promise<number> {
  let port = randomInt(...PORTS);
  while (!(await isFree(port))) port = randomInt(...PORTS);
  return port;
}

/** Whether the server may listen there: on every address, as it does itself. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '0.0.0.0');
  const free = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (free) await once(server.close(), 'close');
  return free;
}
