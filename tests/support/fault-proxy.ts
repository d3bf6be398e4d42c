import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

type Asked = { method: string; path: string; body: string };
type Rule = {
  matches: (asked: Asked) => boolean;
  where: 'before' | 'after';
  reach: () => void;
  released: Promise<void>;
};

/** A call that stands still in the proxy: `reached` when it does, `open` lets it go on. */
export type Standing = { reached: Promise<void>; open: () => void };

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

/**
 * Stands between the server and another system and stops single calls there, so that a process can be ended exactly then: before the
 * other system hears of it, or after it has done it and before the answer is back.
 */
export async function startFaultProxy(target: string) {
  const rules: Rule[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const asked = { method: request.method ?? '', path: request.url ?? '', body: await textOf(request) };
      const rule = rules.find((one) => one.matches(asked));
      if (rule) rules.splice(rules.indexOf(rule), 1);
      const stand = async (where: Rule['where']) => {
        if (rule?.where !== where) return;
        rule.reach();
        await rule.released;
      };
      await stand('before');
      if (request.socket.destroyed) return;
      const { authorization = '', 'content-type': type = 'application/json' } = request.headers;
      const headers = { authorization, 'content-type': type };
      const answer = await fetch(target + asked.path, {
        method: asked.method,
        headers,
        ...(asked.body && { body: asked.body }),
      });
      const text = await answer.text();
      await stand('after');
      response
        .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
        .end(text);
    })().catch(() => request.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Stops the next call that matches. */
    stop(where: Rule['where'], matches: Rule['matches']): Standing {
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
