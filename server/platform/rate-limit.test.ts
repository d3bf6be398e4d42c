import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDatabase } from '../../tests/support/database/embedded.ts';
import { testPostgres } from '../../tests/support/database/postgres.ts';
import { fixedClock } from './clock.ts';
import type { OpenDatabase } from './database/database.ts';
import { createRateLimiter } from './rate-limit.ts';

const rule = { scope: 'lookup:address', limit: 4, seconds: 60 };

describe.each(['pglite', 'postgres'] as const)('rate limit on %s', (engine) => {
  let database: OpenDatabase;
  let close = async () => {};
  beforeAll(async () => {
    const server = engine === 'postgres' ? await testPostgres() : undefined;
    database = server ? await server.open(20) : await embeddedDatabase();
    close = async () => {
      await database.close();
      await server?.close();
    };
  });
  afterAll(() => close());
  const limiterAt = (iso: string) => {
    const clock = fixedClock(iso);
    return { clock, limiter: createRateLimiter({ db: database.db, clock, secret: 'of the tests' }) };
  };

  it('rejects a call that exceeds the limit and returns the seconds to wait before a retry', async () => {
    const { limiter } = limiterAt('2027-06-01T00:00:15Z');
    for (const remaining of [3, 2, 1, 0]) {
      expect(await limiter.hit(rule, 'haneul', '203.0.113.1')).toEqual({
        ok: true,
        value: { limit: 4, remaining, resetSeconds: 45 },
      });
    }
    expect(await limiter.hit(rule, 'haneul', '203.0.113.1')).toMatchObject({
      ok: false,
      failure: {
        code: 'rate_limited',
        status: 429,
        headers: { 'Retry-After': '45', 'RateLimit-Limit': '4', 'RateLimit-Remaining': '0', 'RateLimit-Reset': '45' },
      },
    });
  });

  it('counts keys, scopes and companies separately, and stores no key in plain text', async () => {
    const { limiter } = limiterAt('2027-06-01T01:00:00Z');
    for (let i = 0; i < 4; i += 1) await limiter.hit(rule, 'haneul', '203.0.113.2');
    expect((await limiter.hit(rule, 'haneul', '203.0.113.3')).ok).toBe(true);
    expect((await limiter.hit({ ...rule, scope: 'lookup:number' }, 'haneul', '203.0.113.2')).ok).toBe(true);
    expect((await limiter.hit(rule, 'bada', '203.0.113.2')).ok).toBe(true);
    expect((await limiter.hit(rule, 'haneul', '203.0.113.2')).ok).toBe(false);
    expect(JSON.stringify((await database.db.execute(sql`SELECT * FROM rate_limit`)).rows)).not.toContain('203.0.113');
  });

  it('slides: uses late in one window still count early in the next window', async () => {
    const { limiter, clock } = limiterAt('2027-06-01T02:00:50Z');
    for (let i = 0; i < 4; i += 1) await limiter.hit(rule, 'haneul', 'slide');
    clock.set('2027-06-01T02:01:10Z');
    expect((await limiter.hit(rule, 'haneul', 'slide')).ok).toBe(false);
    clock.set('2027-06-01T02:03:00Z');
    expect((await limiter.hit(rule, 'haneul', 'slide')).ok).toBe(true);
  });

  it('admits exactly as many concurrent calls as the limit allows', async () => {
    const { limiter } = limiterAt('2027-06-01T03:00:00Z');
    const answers = await Promise.all(Array.from({ length: 30 }, () => limiter.hit(rule, 'haneul', 'crowd')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
  });

  it('deletes expired windows', async () => {
    const { limiter } = limiterAt('2027-07-01T00:00:00Z');
    await limiter.purge();
    expect((await database.db.execute(sql`SELECT count(*) AS n FROM rate_limit`)).rows).toEqual([{ n: 0 }]);
  });
});
