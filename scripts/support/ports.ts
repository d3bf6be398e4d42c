import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A port nobody listens on now, on loopback. */
export async function freePort(): Promise<number> {
  return probe(0, '127.0.0.1');
}

/** Whether the server may listen there: on every address, as it does itself. */
export async function isFree(port: number): Promise<boolean> {
  return probe(port, '0.0.0.0').then(
    () => true,
    () => false,
  );
}

async function probe(port: number, host: string): Promise<number> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const taken = (server.address() as AddressInfo).port;
  server.close();
  await once(server, 'close');
  return taken;
}
