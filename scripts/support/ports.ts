import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that a system gives to outgoing connections (Linux: from 32768), which could take a port before its
 * server does. Above the last port that fetch and browsers block (10080).
 */
const PORTS = [10_081, 32_768] as const;

export async function freePort(): Promise<number> {
  let port = randomInt(...PORTS);
  while (!(await isFree(port))) port = randomInt(...PORTS);
  return port;
}

/** Whether the server can listen on this port, on every address as it does. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '0.0.0.0');
  const free = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (free) await once(server.close(), 'close');
  return free;
}
