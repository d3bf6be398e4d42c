import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fixedClock } from '../../../server/platform/clock.ts';
import { seededIds } from '../../../server/platform/ids.ts';
import { createLog } from '../../../server/platform/log.ts';
import { renderAnswer } from '../../../server/platform/http/answer.ts';
import type { Env, Operation } from '../../../server/platform/http/context.ts';
import { createShell } from '../../../server/platform/http/shell.ts';
import type { ShellOptions } from '../../../server/platform/http/shell.ts';

const Problem = z.object({ code: z.string() });
const problems = Object.fromEntries(
  [400, 401, 409, 413, 415, 422, 500, 503].map((status) => [
    status,
    { description: 'no', content: { 'application/problem+json': { schema: Problem } } },
  ]),
);
const Guest = z.strictObject({
  guest_name: z.string().min(1),
  guest_phone: z.string().regex(/^\d+$/),
  nights: z.number().int(),
});
const Answer = z.strictObject({ greeting: z.string() });
const ok200 = { description: 'yes', content: { 'application/json': { schema: Answer } } };

const book = createRoute({
  method: 'post',
  path: '/bookings/{number}',
  operationId: 'book',
  security: [],
  'x-body-limit': 32_768,
  request: {
    params: z.object({ number: z.string().max(5) }),
    query: z.object({ room: z.string().optional() }),
    body: { required: true, content: { 'application/json': { schema: Guest } } },
  },
  responses: { 200: ok200, ...problems } as { 200: typeof ok200 },
});
const read = createRoute({
  method: 'get',
  path: '/bookings/{number}',
  operationId: 'read',
  security: [{ reservationToken: [] }],
  request: { params: z.object({ number: z.string() }) },
  responses: { 200: ok200, 304: { description: 'same' }, ...problems } as unknown as { 200: typeof ok200 },
});
const secret = createRoute({
  method: 'get',
  path: '/secret',
  operationId: 'secret',
  responses: { 200: ok200, ...problems } as { 200: typeof ok200 },
});

const visit = createRoute({
  method: 'get',
  path: '/visit',
  operationId: 'visit',
  security: [{ reservationToken: [] }, {}],
  responses: { 200: ok200, ...problems } as { 200: typeof ok200 },
});

export const files = mkdtempSync(join(tmpdir(), 'shell-'));
mkdirSync(join(files, 'assets'));
writeFileSync(join(files, 'index.html'), '<!doctype html><title>Site</title>');
writeFileSync(join(files, 'assets/app-1a2b.js'), 'export {};');
writeFileSync(join(files, 'assets/app-1a2b.js.gz'), gzipSync('export {};'));
writeFileSync(join(files, 'room.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
writeFileSync(join(files, '.env'), 'SECRET=1');
process.once('exit', () => rmSync(files, { recursive: true, force: true }));

export let lines: string[] = [];
/**
 * Creates the HTTP shell with four small operations. Returns a function that sends requests to the shell. The
 * function's `app` property is the app.
 */
export function shell(
  handlers: Partial<Record<'book' | 'read' | 'secret' | 'visit', unknown>> = {},
  options: Partial<ShellOptions> = {},
) {
  lines = [];
  const greet = (c: Context<Env>) => renderAnswer(c, { greeting: 'hello' }, 200);
  const app = createShell({
    database: { ping: async () => {}, stats: () => ({ total: 1, idle: 0, waiting: 0 }) },
    queue: { ready: () => true, sending: true, depth: async () => [] },
    clock: fixedClock('2027-06-01T00:00:00Z'),
    ids: seededIds('shell', fixedClock('2027-06-01T00:00:00Z')),
    log: createLog('info', { write: (line) => void lines.push(line) }),
    operations: [book, read, secret, visit] as unknown as Operation[],
    mount: (api) => {
      for (const [name, route] of Object.entries({ book, read, secret, visit }))
        api.openapi(route, (handlers[name as 'book'] ?? greet) as never);
    },
    resolvers: {
      reservationToken: async (token) => (token === 'good' ? { companyCode: 'haneul', subject: 'HS1' } : undefined),
    },
    checked: true,
    clientFolder: files,
    filesFolder: files,
    ...options,
  });
  return Object.assign(async (path: string, init?: RequestInit) => app.request(path, init), { app });
}
export function post(body: unknown, type = 'application/json'): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: typeof body === 'string' || body instanceof ReadableStream ? body : JSON.stringify(body),
  };
}
export const guest = { guest_name: 'Kim', guest_phone: '01055500142', nights: 2 };
