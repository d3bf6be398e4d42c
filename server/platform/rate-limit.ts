import { lt } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import { type Database, rowsOf } from './database/database.ts';
import { fail, ok } from './outcome.ts';
import type { Failed, Outcome } from './outcome.ts';
import { rateLimit as table } from './platform.tables.ts';
import { keyedHash } from './tokens.ts';

/**
 * Allows at most `limit` uses in any period of `seconds` seconds. Uses are counted separately for each scope, such as
 * 'lookup:address'.
 */
export type RateRule = { scope: string; limit: number; seconds: number };
type RateState = { limit: number; remaining: number; resetSeconds: number };

export type RateLimiter = {
  /**
   * Counts a use by `key`, such as an address or an account. Fails with `rate_limited` if the limit is exceeded.
   *
   * Call it before the work and outside its transaction, because rejected attempts must count too. If `on` is the
   * connection that the work uses, the count is pipelined with the first query of the work. `weight` is the number of
   * uses to count.
   */
  hit(
    rule: RateRule,
    companyCode: string,
    key: string,
    on?: Database,
    weight?: number,
  ): Promise<Outcome<RateState, 'rate_limited'>>;
  /** Returns `limit` multiplied by the configured factor, for limits that are counted elsewhere. */
  most(limit: number): number;
  purge(): Promise<void>;
};

type Deps = {
  db: Database;
  clock: Clock;
  secret: string;
  /** Multiplies every limit, for benchmarks and tests that use a single address. Default: 1. */
  factor?: number;
};

type Counted = { hits: number; previous: number };

/** Commits without waiting for the disk. If the database crashes, less than a second of counts is lost. */
const COUNT = `
  INSERT INTO rate_limit AS kept (company_code, scope, key_hash, window_start, hits, previous_hits, expires_at)
  VALUES ($1, $2, $3, $4::float8, $7::int, 0, $6::timestamptz)
  ON CONFLICT (company_code, scope, key_hash) DO UPDATE SET
    window_start = $4::float8,
    hits = CASE WHEN kept.window_start = $4::float8 THEN kept.hits + $7::int ELSE $7::int END,
    previous_hits = CASE
      WHEN kept.window_start = $4::float8 THEN kept.previous_hits
      WHEN kept.window_start = $5::float8 THEN kept.hits
      ELSE 0 END,
    expires_at = $6::timestamptz
  RETURNING hits, previous_hits AS previous, set_config('synchronous_commit', 'off', true)`;

/**
 * Creates a limiter with a sliding window that consists of two counters, updated in one statement. The count of the
 * previous window is weighted by the share of that window that falls within the last `seconds` seconds. Keys are stored
 * as keyed hashes, so the table contains no addresses or accounts.
 */
export function createRateLimiter({ db, clock, secret, factor = 1 }: Deps): RateLimiter {
  const most = (limit: number) => Math.ceil(limit * factor);
  return {
    most,
    async hit(rule, companyCode, key, on = db, weight = 1) {
      const now = clock.now().getTime() / 1000;
      const start = Math.floor(now / rule.seconds) * rule.seconds;
      const keyHash = keyedHash(secret, `${companyCode}\n${rule.scope}\n${key}`);
      const expiresAt = new Date((start + 2 * rule.seconds) * 1000).toISOString();
      const values = [companyCode, rule.scope, keyHash, start, start - rule.seconds, expiresAt, weight];
      const [counted = { hits: weight, previous: 0 }] = await rowsOf<Counted>(on, COUNT, values);
      return check({ ...rule, limit: most(rule.limit) }, counted, now - start);
    },
    purge: async () => void (await db.delete(table).where(lt(table.expires_at, clock.now()))),
  };
}

/** `elapsed` is the number of seconds since the current window began. */
function check(rule: RateRule, counted: Counted, elapsed: number): Outcome<RateState, 'rate_limited'> {
  const used = counted.hits + counted.previous * (1 - elapsed / rule.seconds);
  const resetSeconds = Math.max(1, Math.ceil(rule.seconds - elapsed));
  const state = { limit: rule.limit, remaining: Math.max(0, Math.floor(rule.limit - used)), resetSeconds };
  if (used <= rule.limit) return ok(state);
  return tooMany(state);
}

/** Returns a `rate_limited` failure with the headers that the contract requires on every 429 response. */
export function tooMany({ limit, remaining, resetSeconds }: RateState): Failed<'rate_limited'> {
  return fail('rate_limited', {
    headers: {
      'RateLimit-Limit': String(limit),
      'RateLimit-Remaining': String(remaining),
      'RateLimit-Reset': String(resetSeconds),
      'Retry-After': String(resetSeconds),
    },
  });
}
