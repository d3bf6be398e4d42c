import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

type ProxiedCall = { method: string; path: string; body: string };
type Rule = {
  matches: (asked: ProxiedCall) => boolean;
  where: 'before' | 'after';
  reach: () => void;
  released: Promise<void>;
};

/** A call that the proxy blocks. `reached` resolves when the call is blocked; `open` lets the call continue. */
type BlockedCall = { reached: Promise<void>; open: () => void };

/**
 * Starts a proxy that blocks single calls to another system, so that a test can kill a process at that moment: before
 * the call arrives, or after it has taken effect but before the response is returned.
 */
export async function startFaultProxy(target: string) {
  const rules: Rule[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const asked = { method: request.method ?? '', path: request.url ?? '', body: await textOf(request) };
      const rule = rules.find((one) => one.matches(asked));
      if (rule) rules.splice(rules.indexOf(rule), 1);
      const block = async (where: Rule['where']) => {
        if (rule?.where !== where) return;
        rule.reach();
        await rule.released;
      };
      await block('before');
      if (request.socket.destroyed) return;
      const { authorization = '', 'content-type': type = 'application/json' } = request.headers;
      const headers = { authorization, 'content-type': type };
      const answer = await fetch(target + asked.path, {
        method: asked.method,
        headers,
        ...(asked.body && { body: asked.body }),
      });
      const text = await answer.text();
      await block('after');
      response
        .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
        .end(text);
    })().catch(() => request.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop(where: Rule['where'], matches: Rule['matches']): BlockedCall {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      rules.push({ matches, where, reach: () => reached.resolve(), released: released.promise });
      return { reached: reached.promise, open: () => released.resolve() };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += (chunk as Buffer).toString();
  return text;
}
