import { createRoute, z } from '@hono/zod-openapi';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import { seededIds } from '../ids.ts';
import { createLog } from '../log.ts';
import { fail, orThrow } from '../outcome.ts';
import { principal } from './context.ts';
import type { Operation } from './context.ts';
import { createShell } from './shell.ts';
import type { ShellOptions } from './shell.ts';

const Problem = z.object({ code: z.string() });
const problems = Object.fromEntries(
  [400, 401, 409, 413, 415, 422, 500, 503].map((status) => [status, { description: 'no', content: { 'application/problem+json': { schema: Problem } } }]),
);
const Guest = z.strictObject({ guest_name: z.string().min(1), guest_phone: z.string().regex(/^\d+$/), nights: z.number().int() });
const Answer = z.strictObject({ said: z.string() });
const ok200 = { description: 'yes', content: { 'application/json': { schema: Answer } } };

const book = createRoute({
  method: 'post', path: '/bookings/{number}', operationId: 'book', security: [],
  request: { params: z.object({ number: z.string().max(5) }), body: { required: true, content: { 'application/json': { schema: Guest } } } },
  responses: { 200: ok200, ...problems } as { 200: typeof ok200 },
});
const read = createRoute({
  method: 'get', path: '/bookings/{number}', operationId: 'read', security: [{ reservationToken: [] }],
  request: { params: z.object({ number: z.string() }) },
  responses: { 200: ok200, 304: { description: 'same' }, ...problems } as unknown as { 200: typeof ok200 },
});
const secret = createRoute({ method: 'get', path: '/secret', operationId: 'secret', responses: { 200: ok200, ...problems } as { 200: typeof ok200 } });

const files = mkdtempSync(join(tmpdir(), 'shell-'));
mkdirSync(join(files, 'assets'));
writeFileSync(join(files, 'index.html'), '<!doctype html><title>Site</title>');
writeFileSync(join(files, 'assets/app-1a2b.js'), 'export {};');
writeFileSync(join(files, 'assets/app-1a2b.js.gz'), gzipSync('export {};'));
writeFileSync(join(files, 'room.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
writeFileSync(join(files, '.env'), 'SECRET=1');
afterAll(() => rmSync(files, { recursive: true }));

let lines: string[] = [];
function shell(handlers: Partial<Record<'book' | 'read' | 'secret', unknown>> = {}, options: Partial<ShellOptions> = {}) {
  lines = [];
  const say = (c: { json: (body: object, status: number) => Response }) => c.json({ said: 'hello' }, 200);
  const app = createShell({
    database: { ping: async () => {}, stats: () => ({ total: 1, idle: 0, waiting: 0 }) },
    queue: { ready: () => true, depth: async () => [] },
    clock: fixedClock('2027-06-01T00:00:00Z'),
    ids: seededIds('shell', fixedClock('2027-06-01T00:00:00Z')),
    log: createLog('info', { write: (line) => void lines.push(line) }),
    operations: [book, read, secret] as unknown as Operation[],
    mount: (api) => {
      for (const [name, route] of Object.entries({ book, read, secret })) api.openapi(route, (handlers[name as 'book'] ?? say) as never);
    },
    resolvers: { reservationToken: async (token) => (token === 'good' ? { companyCode: 'haneul', subject: 'HS1' } : undefined) },
    checked: true,
    clientFolder: files,
    filesFolder: files,
    ...options,
  });
  return async (path: string, init?: RequestInit) => app.request(path, init);
}
const post = (body: unknown, type = 'application/json'): RequestInit => ({
  method: 'POST', headers: { 'Content-Type': type }, body: typeof body === 'string' ? body : JSON.stringify(body),
});
const guest = { guest_name: 'Kim', guest_phone: '01055500142', nights: 2 };

describe('every failure is problem+json', () => {
  it.each([
    ['an unknown path', '/api/nowhere', undefined, 404, 'not_found'],
    ['an unknown page asked for by a script', '/nowhere', undefined, 404, 'not_found'],
    ['a missing asset', '/assets/gone.js', { headers: { Accept: 'text/html' } }, 404, 'not_found'],
    ['another method', '/api/bookings/1', { method: 'DELETE' }, 405, 'method_not_allowed'],
    ['another content type', '/api/bookings/1', post('a=1', 'text/plain'), 415, 'unsupported_media_type'],
    ['malformed JSON', '/api/bookings/1', post('{"a":'), 400, 'malformed_request'],
    ['an empty body', '/api/bookings/1', post(''), 400, 'malformed_request'],
    ['a body over 1 MB', '/api/bookings/1', post(`"${'x'.repeat(1_048_577)}"`), 413, 'payload_too_large'],
    ['a wrong field', '/api/bookings/1', post({ ...guest, nights: '2' }), 422, 'validation'],
    ['a wrong phone', '/api/bookings/1', post({ ...guest, guest_phone: 'x' }), 422, 'invalid_phone'],
    ['a wrong path parameter', '/api/bookings/123456', post(guest), 422, 'validation'],
    ['no credential', '/api/bookings/1', undefined, 401, 'login_required'],
    ['a dead credential', '/api/bookings/1', { headers: { 'Reservation-Token': 'old' } }, 401, 'session_expired'],
    ['an operation that says nothing of security', '/api/secret', undefined, 401, 'login_required'],
    ['a scheme that nobody resolves', '/api/secret', { headers: { Authorization: 'Bearer abc' } }, 401, 'session_expired'],
  ] as const)('%s', async (_, path, init, status, code) => {
    const answer = await shell()(path, init as RequestInit);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ type: `/problems/${code}`, status, code, result: 'fail', instance: `/requests/${answer.headers.get('x-request-id')}` });
  });

  it('names every wrong place', async () => {
    const answer = await shell()('/api/bookings/1', post({ guest_phone: '0', nights: 1.5, total: 1 }));
    expect(((await answer.json()) as { errors: unknown[] }).errors).toEqual([
      { pointer: '/guest_name', code: 'validation' },
      { pointer: '/nights', code: 'validation' },
      { pointer: '/total', code: 'validation' },
    ]);
  });

  it('says which methods are allowed', async () => {
    const answer = await shell()('/api/bookings/1', { method: 'PUT' });
    expect(answer.headers.get('allow')).toBe('POST, GET, HEAD');
  });

  it('hides what broke, and says so in the log without parameters', async () => {
    const broken = () => Promise.reject(Object.assign(new Error('Failed query: params: secret@guest.example'), { cause: { severity: 'ERROR', code: '23505', constraint: 'member_email', detail: 'Key (email)=(secret@guest.example)' } }));
    const answer = await shell({ book: broken })('/api/bookings/1', post(guest));
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret@');
    expect(lines.join('')).toContain('member_email');
    expect(lines.join('')).not.toContain('secret@');
  });

  it('tells an absent database from a fault of ours', async () => {
    const away = () => Promise.reject(Object.assign(new Error('x'), { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' }) }));
    const answer = await shell({ book: away })('/api/bookings/1', post(guest));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  });

  it('gives up after the time limit', async () => {
    const answer = await shell({ book: () => new Promise(() => {}) }, { timeLimitMs: 5 })('/api/bookings/1', post(guest));
    expect(answer.status).toBe(503);
  });

  it('renders what a route threw, with its headers', async () => {
    const limited = () => orThrow(fail('room_sold_out', { headers: { 'Retry-After': '9' }, detail: 'No room is left.' }));
    const answer = await shell({ book: limited })('/api/bookings/1', post(guest));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([409, '9']);
  });
});

describe('answers', () => {
  it('reach the principal, and are not changed twice', async () => {
    const call = shell({ read: (c: never) => (c as { json: (b: object, s: number) => Response }).json({ said: principal(c, 'reservationToken').subject }, 200) });
    const first = await call('/api/bookings/1', { headers: { 'Reservation-Token': 'good' } });
    expect(await first.json()).toEqual({ said: 'HS1' });
    const etag = first.headers.get('etag')!;
    const second = await call('/api/bookings/1', { headers: { 'Reservation-Token': 'good', 'If-None-Match': etag } });
    expect([second.status, await second.text()]).toEqual([304, '']);
  });

  it.each([
    ['an extra field', { said: 'a', more: 1 }, 200],
    ['an undeclared status', { said: 'a' }, 202],
  ])('that the contract does not know become a 500: %s', async (_, body, status) => {
    const handlers = { book: (c: { json: (b: object, s: number) => Response }) => c.json(body, status) };
    expect((await shell(handlers)('/api/bookings/1', post(guest))).status).toBe(500);
    expect(lines.join('')).toContain('an answer is not in the contract');
    expect((await shell(handlers, { checked: false })('/api/bookings/1', post(guest))).status).toBe(status);
  });

  it('carry the request id and the headers of safety', async () => {
    const answer = await shell()('/api/bookings/1', { ...post(guest), headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'abcdef-123' } });
    expect(answer.headers.get('x-request-id')).toBe('abcdef-123');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';");
    const odd = await shell()('/healthz', { headers: { 'X-Request-Id': 'a b"c' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('leave one line in the log that names no one', async () => {
    await shell()('/api/bookings/12345?guest=kim', post(guest));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ operation: 'book', method: 'POST', status: 200 });
    expect(lines[0]).not.toMatch(/12345|kim|0105550/i);
  });
});

describe('beside the API', () => {
  it('serves the site for every page, asked for again each time', async () => {
    for (const path of ['/', '/reservation/info', '/start?hotel_code=1']) {
      const page = await shell()(path, { headers: { Accept: 'text/html' } });
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      const again = await shell()(path, { headers: { Accept: 'text/html', 'If-None-Match': page.headers.get('etag')! } });
      expect(again.status).toBe(304);
    }
  });

  it('serves hashed assets for a year, in the encoding that lies beside them', async () => {
    const asset = await shell()('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect(asset.headers.get('content-type')).toContain('javascript');
    const plain = await shell()('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': 'gzip;q=0' } });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'export {};']);
  });

  it("serves a provider's files so that their scripts cannot run", async () => {
    const file = await shell()('/files/room.svg');
    expect(file.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['/files/.env', '/files/%2e%2e/package.json', '/files/..%2fpackage.json', '/.env', '/files/%00', '/files/%zz', '/files/'])('keeps %s to itself', async (path) => {
    expect((await shell()(path)).status).toBe(404);
  });

  it('says whether it is alive, ready, and how it does', async () => {
    expect((await shell()('/healthz')).status).toBe(200);
    expect((await shell()('/readyz')).status).toBe(200);
    const down = { database: { ping: () => Promise.reject(new Error('away')), stats: () => ({ total: 0, idle: 0, waiting: 0 }) } };
    const away = await shell({}, down)('/readyz');
    expect([away.status, await away.json()]).toEqual([503, { database: false, queue: true }]);
    const call = shell();
    await call('/api/bookings/1', post(guest));
    expect(await (await call('/metrics')).text()).toContain('http_request_duration_seconds_count{operation="book",method="POST",status="200"} 1');
  });

  it('has the API reference with a policy of its own', async () => {
    const contract = { folder: files, file: '/room.svg' };
    const call = shell({}, { contract });
    expect((await call('/docs')).headers.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline'");
    expect(await (await call('/docs')).text()).not.toMatch(/<script>|onload=/);
    for (const path of ['/docs/start.js', '/docs/openapi.json', '/docs/swagger-ui-bundle.js', '/docs/swagger-ui.css']) expect((await call(path)).status).toBe(200);
    expect((await call('/docs/package.json')).status).toBe(404);
  });
});
