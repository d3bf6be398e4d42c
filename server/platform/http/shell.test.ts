import type { Context } from 'hono';
import { describe, expect, it } from 'vitest';
import { guest, lines, post, shell } from '../../../tests/support/client/shell.ts';
import { fail, ProblemError } from '../outcome.ts';
import { renderAnswer } from './answer.ts';
import { type Env, principal } from './context.ts';

function visitor(c: Context<Env>) {
  return c.json({ greeting: c.get('principals').reservationToken?.subject ?? 'nobody' }, 200);
}

function nested(levels: number) {
  return '['.repeat(levels) + ']'.repeat(levels);
}

describe('every failure is rendered as problem+json', () => {
  it.each([
    ['an unknown path', '/api/nowhere', undefined, 404, 'not_found'],
    ['an unknown page requested by a script', '/nowhere', undefined, 404, 'not_found'],
    ['a missing asset', '/assets/gone.js', { headers: { Accept: 'text/html' } }, 404, 'not_found'],
    ['a method that is not allowed', '/api/bookings/1', { method: 'DELETE' }, 405, 'method_not_allowed'],
    ['an unsupported content type', '/api/bookings/1', post('a=1', 'text/plain'), 415, 'unsupported_media_type'],
    ['malformed JSON', '/api/bookings/1', post('{"a":'), 400, 'malformed_request'],
    ['an empty body', '/api/bookings/1', post(''), 400, 'malformed_request'],
    ["a body over its operation's limit", '/api/bookings/1', post(`"${'x'.repeat(32_767)}"`), 413, 'payload_too_large'],
    [
      'a long body without a Content-Length',
      '/api/bookings/1',
      { ...post(new Blob(['x'.repeat(32_769)]).stream()), duplex: 'half' },
      413,
      'payload_too_large',
    ],
    ['a body that is nested too deeply', '/api/bookings/1', post(nested(33)), 400, 'malformed_request'],
    ['an invalid field', '/api/bookings/1', post({ ...guest, nights: '2' }), 422, 'validation'],
    ['an invalid phone number', '/api/bookings/1', post({ ...guest, guest_phone: 'x' }), 422, 'invalid_phone'],
    ['an invalid path parameter', '/api/bookings/123456', post(guest), 422, 'validation'],
    ['no credential', '/api/bookings/1', undefined, 401, 'login_required'],
    ['an expired credential', '/api/bookings/1', { headers: { 'Reservation-Token': 'old' } }, 401, 'session_expired'],
    ['an operation that declares no security', '/api/secret', undefined, 401, 'login_required'],
    [
      'a scheme without a resolver',
      '/api/secret',
      { headers: { Authorization: 'Bearer abc' } },
      401,
      'session_expired',
    ],
  ] as const)('%s', async (_, path, init, status, code) => {
    const answer = await shell()(path, init as RequestInit);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({
      type: `/problems/${code}`,
      status,
      code,
      result: 'fail',
      instance: `/requests/${answer.headers.get('x-request-id')}`,
    });
  });

  it.each([
    ['the deepest nesting allowed', nested(32)],
    ['brackets in a string', JSON.stringify({ guest_name: `\\"${nested(40)}` })],
    ['many lists side by side', `[${'[[]],'.repeat(40)}0]`],
  ])('validates a body with %s', async (_, body) => {
    expect((await shell()('/api/bookings/1', post(body))).status).toBe(422);
  });

  it('checks a proof before validating the body, and only if the body is JSON', async () => {
    const bodies: unknown[] = [];
    const book = async (_: unknown, body: unknown) => {
      bodies.push(body);
      return fail('room_sold_out');
    };
    const call = shell({}, { proofs: { book } });
    const sent = [post({ guest_name: 7 }), post('{"a":'), post('a=1', 'text/plain'), post(nested(33))];
    const answers = await Promise.all(sent.map((init) => call('/api/bookings/1', init)));
    expect(answers.map(({ status }) => status)).toEqual([409, 400, 415, 400]);
    expect(bodies).toEqual([{ guest_name: 7 }]);
  });

  it.each([[{}], [{ 'Reservation-Token': 'old' }]])(
    'admits a visitor without a valid credential to a public operation, with the headers %j',
    async (headers) => {
      const answer = await shell({ visit: visitor })('/api/visit', { headers });
      expect([answer.status, await answer.json()]).toEqual([200, { greeting: 'nobody' }]);
    },
  );
  it('identifies the owner of a valid credential on a public operation', async () => {
    const answer = await shell({ visit: visitor })('/api/visit', { headers: { 'Reservation-Token': 'good' } });
    expect(await answer.json()).toEqual({ greeting: 'HS1' });
  });

  it('points to every invalid field', async () => {
    const answer = await shell()('/api/bookings/1', post({ guest_phone: '0', nights: 1.5, total: 1 }));
    expect(((await answer.json()) as { errors: unknown[] }).errors).toEqual([
      { pointer: '/guest_name', code: 'validation' },
      { pointer: '/nights', code: 'validation' },
      { pointer: '/total', code: 'validation' },
    ]);
  });

  it.each([
    ['U+0000 in the body', '/api/bookings/1', { ...guest, guest_name: 'K\0im' }, ['/guest_name']],
    ['half of a surrogate pair', '/api/bookings/1', { ...guest, guest_name: '\ud83d' }, ['/guest_name']],
    ['U+0000 in the path', '/api/bookings/1%00', guest, ['/number']],
    ['U+0000 in the query', '/api/bookings/1?room=a%00', guest, ['/room']],
  ])('rejects %s, which the database cannot store', async (_, path, body, pointers) => {
    const answer = await shell()(path, post(body));
    expect(answer.status).toBe(422);
    const errors = pointers.map((pointer) => ({ pointer, code: 'validation' }));
    expect(await answer.json()).toMatchObject({ code: 'validation', errors });
  });

  it('lists the allowed methods', async () => {
    const answer = await shell()('/api/bookings/1', { method: 'PUT' });
    expect(answer.headers.get('allow')).toBe('POST, GET, HEAD');
  });

  it('hides an unexpected error from the caller and logs it without parameters', async () => {
    const broken = () =>
      Promise.reject(
        Object.assign(new Error('Failed query: params: secret@guest.example'), {
          cause: {
            severity: 'ERROR',
            code: '23505',
            constraint: 'member_email',
            detail: 'Key (email)=(secret@guest.example)',
          },
        }),
      );
    const answer = await shell({ book: broken })('/api/bookings/1', post(guest));
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret@');
    expect(lines.join('')).toContain('member_email');
    expect(lines.join('')).not.toContain('secret@');
  });

  it('responds with 503, not 500, if the database is unavailable', async () => {
    const away = () =>
      Promise.reject(
        Object.assign(new Error('x'), {
          cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' }),
        }),
      );
    const answer = await shell({ book: away })('/api/bookings/1', post(guest));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  });

  it('gives up after the time limit', async () => {
    const answer = await shell({ book: () => new Promise(() => {}) }, { timeLimitMs: 5 })(
      '/api/bookings/1',
      post(guest),
    );
    expect(answer.status).toBe(503);
  });

  it('renders a problem that a route throws, with its headers', async () => {
    const limited = () => {
      throw new ProblemError(
        fail('room_sold_out', { headers: { 'Retry-After': '9' }, detail: 'No room is left.' }).failure,
      );
    };
    const answer = await shell({ book: limited })('/api/bookings/1', post(guest));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([409, '9']);
  });
});

describe('responses', () => {
  it('can depend on the principal, and have status 304 if unchanged', async () => {
    const call = shell({
      read: (c: Context<Env>) => renderAnswer(c, { greeting: principal(c, 'reservationToken').subject }, 200),
    });
    const first = await call('/api/bookings/1', { headers: { 'Reservation-Token': 'good' } });
    expect(await first.json()).toEqual({ greeting: 'HS1' });
    const etag = first.headers.get('etag')!;
    const second = await call('/api/bookings/1', { headers: { 'Reservation-Token': 'good', 'If-None-Match': etag } });
    expect([second.status, await second.text()]).toEqual([304, '']);
  });

  it.each([
    ['an extra field', { greeting: 'a', more: 1 }, 200],
    ['an undeclared status', { greeting: 'a' }, 202],
  ])('that violate the contract with %s are replaced with a 500', async (_, body, status) => {
    const handlers = { book: (c: { json: (b: object, s: number) => Response }) => c.json(body, status) };
    expect((await shell(handlers)('/api/bookings/1', post(guest))).status).toBe(500);
    expect(lines.join('')).toContain('response violates the contract');
    expect((await shell(handlers, { checked: false })('/api/bookings/1', post(guest))).status).toBe(status);
  });

  it('that are compressed are checked and replaced too', async () => {
    const wrong = { greeting: 'a'.repeat(2_000), more: 1 };
    const call = shell({ read: (c: Context<Env>) => renderAnswer(c, wrong, 200) });
    const headers = { 'Reservation-Token': 'good', 'Accept-Encoding': 'gzip' };
    const answer = await call('/api/bookings/1', { headers });
    expect([answer.status, answer.headers.get('content-encoding'), answer.headers.get('etag')]).toEqual([
      500,
      null,
      null,
    ]);
    expect(await answer.json()).toMatchObject({ code: 'internal' });
  });

  it('have the request ID and the security headers', async () => {
    const answer = await shell()('/api/bookings/1', {
      ...post(guest),
      headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'abcdef-123' },
    });
    expect(answer.headers.get('x-request-id')).toBe('abcdef-123');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';");
    const odd = await shell()('/healthz', { headers: { 'X-Request-Id': 'a b"c' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('produce one log line without personal data', async () => {
    await shell()('/api/bookings/12345?guest=kim', post(guest));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ operation: 'book', method: 'POST', status: 200 });
    expect(lines[0]).not.toMatch(/12345|kim|0105550/i);
  });

  it('are logged by operation, or by the kind of resource', async () => {
    const call = shell();
    const paths = ['/api/bookings/1', '/api/nowhere', '/start', '/assets/app-1a2b.js', '/files/room.svg', '/docs'];
    for (const path of paths) await call(path, { headers: { Accept: 'text/html' } });
    const operations = lines.map((line) => (JSON.parse(line) as { operation: string }).operation);
    expect(operations).toEqual(['read', 'unknown', 'page', 'asset', 'file', 'docs']);
  });

  it('to monitoring requests are logged only if they fail', async () => {
    const call = shell({}, { metricsKey: 'key-of-the-metrics' });
    for (const path of ['/healthz', '/readyz', '/metrics']) await call(path);
    expect(lines).toEqual([]);
    const stats = () => ({ total: 0, idle: 0, waiting: 0 });
    await shell({}, { database: { ping: () => Promise.reject(new Error('away')), stats } })('/readyz');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ operation: 'readyz', status: 503 }]);
  });
});
