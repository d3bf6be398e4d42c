import { createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { fail, ok } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { rateLimit as table } from './platform.tables.ts';

/** At most `limit` in any `seconds`, counted apart for each scope, such as 'lookup:address'. */
export type RateRule = { scope: string; limit: number; seconds: number };
export type RateState = { limit: number; remaining: number; resetSeconds: number };

export type RateLimiter = {
  /**
   * Counts one use by `key` (an address, an account) and refuses with `rate_limited` when it is one too many.
   * Call it before the work and outside its transaction: a refused attempt counts too.
   */
  hit(rule: RateRule, companyCode: string, key: string): Promise<Outcome<RateState, 'rate_limited'>>;
  /** Removes windows that are over; a job. */
  purge(): Promise<void>;
};

type Deps = {
  db: Database;
  clock: Clock;
  secret: string /** Every limit times this, for a bench or tests from one address. Default 1. */;
  factor?: number;
};

/**
 * Sliding window of two counters in one statement: what is left of the window before counts by the share of it that the
 * last `seconds` still cover. The key is stored as a keyed hash, so the table holds no address and no account.
 */
export function createRateLimiter({ db, clock, secret, factor = 1 }: Deps): RateLimiter {
  return {
    async hit(rule, companyCode, key) {
      const now = clock.now().getTime() / 1000;
      const start = Math.floor(now / rule.seconds) * rule.seconds;
      const keyHash = createHmac('sha256', secret).update(`${companyCode}\n${rule.scope}\n${key}`).digest('hex');
      const expiresAt = new Date((start + 2 * rule.seconds) * 1000);
      const [row] = await db
        .insert(table)
        .values({
          company_code: companyCode,
          scope: rule.scope,
          key_hash: keyHash,
          window_start: start,
          hits: 1,
          previous_hits: 0,
          expires_at: expiresAt,
        })
        .onConflictDoUpdate({
          target: [table.company_code, table.scope, table.key_hash],
          set: {
            window_start: start,
            hits: sql`CASE WHEN ${table.window_start} = ${start} THEN ${table.hits} + 1 ELSE 1 END`,
            previous_hits: sql`CASE WHEN ${table.window_start} = ${start} THEN ${table.previous_hits}
              WHEN ${table.window_start} = ${start - rule.seconds} THEN ${table.hits} ELSE 0 END`,
            expires_at: expiresAt,
          },
        })
        .returning({ hits: table.hits, previous: table.previous_hits });
      return judge({ ...rule, limit: Math.ceil(rule.limit * factor) }, row ?? { hits: 1, previous: 0 }, now - start);
    },
    purge: async () => void (await db.delete(table).where(lt(table.expires_at, clock.now()))),
  };
}

/** `elapsed`: seconds since the running window began. */
function judge(
  rule: RateRule,
  counted: { hits: number; previous: number },
  elapsed: number,
): Outcome<RateState, 'rate_limited'> {
  const used = counted.hits + counted.previous * (1 - elapsed / rule.seconds);
  const resetSeconds = Math.max(1, Math.ceil(rule.seconds - elapsed));
  const state = { limit: rule.limit, remaining: Math.max(0, Math.floor(rule.limit - used)), resetSeconds };
  if (used <= rule.limit) return ok(state);
  return fail('rate_limited', { headers: { ...rateHeaders(state), 'Retry-After': String(resetSeconds) } });
}

export function rateHeaders(state: RateState): Record<string, string> {
  return {
    'RateLimit-Limit': String(state.limit),
    'RateLimit-Remaining': String(state.remaining),
    'RateLimit-Reset': String(state.resetSeconds),
  };
}
