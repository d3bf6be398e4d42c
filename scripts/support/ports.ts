import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Range of ports to choose from. It ends below the ports for outgoing connections (from 32768 on Linux), because such a
 * connection could use a port before the server does. It starts above 10080, the last port that fetch and browsers
 * block.
 */
const PORTS = [10_081, 32_768] as const;

export async function freePort(): Promise<number> {
  let port = randomInt(...PORTS);
  while (!(await isFree(port))) port = randomInt(...PORTS);
  return port;
}

/** Returns whether the server can listen on the port. Tries 0.0.0.0, because the server listens on all addresses. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '0.0.0.0');
  const free = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (free) await once(server.close(), 'close');
  return free;
}
