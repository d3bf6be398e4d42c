import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { fail, ok } from './outcome.ts';
import type { Failed, Outcome } from './outcome.ts';
import { idempotencyKey as table } from './platform.tables.ts';
import { inTransaction } from './transaction.ts';

/** A call that may come twice. `request` is everything that makes it this call: its body and path parameters. */
export type IdempotentCall = {
  companyCode: string;
  operation: string;
  /** callerOf(…): two callers with one key do not meet. */
  caller: string;
  /** The Idempotency-Key header. */
  key: string;
  request: unknown;
  requestId: string;
};

type Store = { db: Database; clock: Clock };
type Answer<T> = Outcome<T>;

const DAYS_KEPT = 31;
const LEASE_MS = 60_000;

/**
 * Does `work` once per key and gives its first answer again for 31 days (CONTRACT, Idempotency-Key).
 *
 * The key's row and the effect commit together, so a crash leaves both or neither. A failure below 500 undoes the effect
 * and is the stored answer; a failure from 500 on, or a throw, stores nothing and may be tried again with the same key.
 * While the first is in flight the second is told 409 `idempotency_in_flight`; the primary key decides, the advisory lock
 * only answers sooner. `T` is the wire body: JSON.
 */
export function idempotent<T>(
  { db, clock }: Store,
  call: IdempotentCall,
  work: (tx: Database) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  let answer: Answer<T> | undefined;
  return inTransaction<T>(db, async (tx) => {
    answer = undefined;
    if (!(await tryLock(tx, call))) return fail('idempotency_in_flight');
    const now = clock.now();
    if (!(await claim(tx, call, now, null))) return replay(tx, call);
    // A savepoint: a refusal undoes the effect but keeps the key.
    answer = named(await inTransaction(tx, work), call);
    if (!answer.ok && answer.failure.status >= 500) return answer;
    await store(tx, call, answer, null);
    return ok(undefined as T);
  }).then((outcome) => (outcome.ok && answer ? answer : outcome));
}

/**
 * As `idempotent`, for work that calls other systems between its own transactions. The key is leased for 60 s: a crash
 * blocks it no longer than that, and the one who comes after runs `work` again, which must go on from what it finds.
 */
export async function idempotentSteps<T>(
  { db, clock }: Store,
  call: IdempotentCall,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const lease = new Date(clock.now().getTime() + LEASE_MS);
  if (!(await claim(db, call, clock.now(), lease))) return replay(db, call);
  try {
    const answer = named(await work(), call);
    if (!answer.ok && answer.failure.status >= 500) await release(db, call, lease);
    // Somebody took over after our lease: what they answer is the first answer.
    else if (!(await store(db, call, answer, lease))) return replay(db, call);
    return answer;
  } catch (error) {
    await release(db, call, lease);
    throw error;
  }
}

/** Removes what is past its 31 days; a daily job. */
export async function purgeIdempotency(db: Database, now: Date): Promise<void> {
  await db.delete(table).where(lt(table.expires_at, now));
}

/** Removes a caller's stored bodies (withdrawal). */
export async function forgetIdempotency(db: Database, companyCode: string, caller: string): Promise<void> {
  await db.delete(table).where(and(eq(table.company_code, companyCode), eq(table.caller, caller)));
}

function isCall(call: IdempotentCall) {
  return and(
    eq(table.company_code, call.companyCode),
    eq(table.operation, call.operation),
    eq(table.caller, call.caller),
    eq(table.key, call.key),
  );
}

async function tryLock(tx: Database, call: IdempotentCall): Promise<boolean> {
  const name = JSON.stringify([call.companyCode, call.operation, call.caller, call.key]);
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS free`,
  );
  return rows[0]?.free === true;
}

/** True when the key is ours: new, past its days, or left behind by a call whose lease has ended. */
async function claim(db: Database, call: IdempotentCall, now: Date, leasedUntil: Date | null): Promise<boolean> {
  const row = {
    request_hash: hashOf(call.request),
    answer: null,
    leased_until: leasedUntil,
    created_at: now,
    expires_at: new Date(now.getTime() + DAYS_KEPT * 86_400_000),
  };
  const abandoned = and(isNull(table.answer), lt(table.leased_until, now), eq(table.request_hash, row.request_hash));
  const claimed = await db
    .insert(table)
    .values({ company_code: call.companyCode, operation: call.operation, caller: call.caller, key: call.key, ...row })
    .onConflictDoUpdate({
      target: [table.company_code, table.operation, table.caller, table.key],
      set: row,
      setWhere: or(lt(table.expires_at, now), abandoned),
    })
    .returning({ key: table.key });
  return claimed.length === 1;
}

async function replay<T>(db: Database, call: IdempotentCall): Promise<Outcome<T>> {
  const [row] = await db.select().from(table).where(isCall(call));
  if (!row) return fail('idempotency_in_flight');
  if (row.request_hash !== hashOf(call.request)) return fail('idempotency_mismatch');
  return row.answer ? (row.answer as Outcome<T>) : fail('idempotency_in_flight');
}

/** False when the key is no longer ours. */
async function store(
  db: Database,
  call: IdempotentCall,
  answer: Answer<unknown>,
  lease: Date | null,
): Promise<boolean> {
  const ours = lease ? eq(table.leased_until, lease) : isNull(table.leased_until);
  const stored = await db
    .update(table)
    .set({ answer, leased_until: null })
    .where(and(isCall(call), isNull(table.answer), ours))
    .returning({ key: table.key });
  return stored.length === 1;
}

/** Gives the key back, unless somebody took it over after our lease. */
async function release(db: Database, call: IdempotentCall, lease: Date): Promise<void> {
  await db.delete(table).where(and(isCall(call), isNull(table.answer), eq(table.leased_until, lease)));
}

/** A stored failure names the request that failed, also when it is replayed to another. */
function named<T>(answer: Outcome<T>, call: IdempotentCall): Outcome<T> {
  if (answer.ok) return answer;
  const failure = { ...answer.failure, instance: `/requests/${call.requestId}` };
  return { ok: false, failure } satisfies Failed;
}

/** Members in any order are one request. */
function hashOf(request: unknown): string {
  return createHash('sha256')
    .update(
      JSON.stringify(request, (_, value) =>
        isRecord(value) ? Object.fromEntries(Object.entries(value).sort(byName)) : value,
      ) ?? '',
    )
    .digest('hex');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function byName([a]: [string, unknown], [b]: [string, unknown]) {
  return a < b ? -1 : 1;
}
