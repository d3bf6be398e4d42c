import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { ActingFor } from './audit/audit.ts';
import type { Clock } from './clock.ts';
import { type Database, rowsOf } from './database/database.ts';
import { violates } from './database/database-errors.ts';
import { fail, ok } from './outcome.ts';
import type { ErrorCode, Failed, Outcome } from './outcome.ts';
import { idempotencyKey as table } from './platform.tables.ts';
import { tooMany } from './rate-limit.ts';
import { inTransaction, type Worked } from './database/transaction.ts';

/** A call that may be repeated. `request` contains the body and path parameters, which must be the same each time. */
export type IdempotentCall = {
  companyCode: string;
  operation: string;
  /** The result of `callerOf`. Each caller has separate keys. */
  caller: string;
  key: string;
  request: unknown;
  requestId: string;
  /** Maximum number of keys of this caller for the operation. Defaults to MAX_KEYS. */
  maxKeys?: number;
};

/** A call for a company by a provider's system or by staff, who are named in the audit log. */
export type ProviderCall = { by: ActingFor; call: IdempotentCall };

export function callerOf(scheme: string, subject: string): string {
  return `${scheme}:${subject}`;
}

type Store = { db: Database; clock: Clock };
type Answer<T> = Outcome<T, ErrorCode>;

/** Failures that can occur in addition to the operation's own. */
type IdempotencyCode = 'idempotency_in_flight' | 'idempotency_mismatch' | 'rate_limited';

const DAYS_KEPT = 31;
/**
 * Maximum number of keys per caller and operation, to protect the disk. The limit is approximate: concurrent calls may
 * exceed it slightly.
 */
const MAX_KEYS = 100;
/** Like MAX_KEYS, for a provider's system, which acts for many guests. */
export const MAX_PROVIDER_KEYS = 100_000;
const LEASE_MS = 60_000;

/**
 * Runs `work` once per key and replays its first response for 31 days (docs/contract.md).
 *
 * The response is stored in the same transaction as the effect, so a crash leaves either both or neither. A failure
 * with a status below 500 rolls back the effect and is stored as the response. After a 5xx failure or a thrown error,
 * nothing is stored, so the caller can retry with the same key.
 *
 * While the first call is in flight, a second call fails with `idempotency_in_flight`. The primary key guarantees a
 * single effect; the advisory lock only makes the second call fail sooner. A different request with the same key fails
 * with `idempotency_mismatch`. A call fails with `rate_limited` if the caller has too many keys. `T` is the type of the
 * JSON body.
 */
export function idempotent<T, Code extends ErrorCode>(
  store: Store,
  call: IdempotentCall,
  work: (tx: Database) => Promise<Worked<T, Code>>,
): Promise<Outcome<T, Code | IdempotencyCode>> {
  return idempotentWith(store, call, async () => undefined, work);
}

/**
 * Like `idempotent`, but runs `read` together with the query for the key, in a single round trip. `work` receives the
 * result of `read`.
 */
export async function idempotentWith<T, Code extends ErrorCode, R>(
  { db, clock }: Store,
  call: IdempotentCall,
  read: (tx: Database) => Promise<R>,
  work: (tx: Database, found: R) => Promise<Worked<T, Code>>,
): Promise<Outcome<T, Code | IdempotencyCode>> {
  const now = clock.now();
  let refusal: Failed<Code> | undefined;
  let stored: Promise<boolean> | undefined;
  const refuse = (failed: Failed<Code>) => {
    refusal = withInstance(failed, call);
    return failed;
  };
  const outcome = await inTransaction<T, Code | IdempotencyCode>(db, async (tx) => {
    [refusal, stored] = [undefined, undefined];
    const [key, found] = await Promise.all([lockKey(tx, call, now), read(tx)]);
    if (key.request_hash !== null) return answerOf(key, call);
    if (!key.free) return fail('idempotency_in_flight');
    if (key.others >= maxKeysOf(call)) return tooManyKeys(call);
    if (key.expired) await forgetKey(tx, call);
    const answer = await work(tx, found);
    if (!answer.ok) return refuse(answer);
    // Don't await the insert, so that the commit is sent together with it. If the insert fails, the transaction is
    // rolled back, and awaiting `stored` below throws the error.
    stored = insertAnswer(tx, call, ok(answer.value), now);
    stored.catch(() => undefined);
    return answer.sent ? { ...answer, sent: answer.sent.then((failed) => failed && refuse(failed)) } : answer;
  });
  if (refusal === undefined) return stored && !(await stored) ? replay(db, call) : outcome;
  if (refusal.failure.status >= 500) return outcome;
  return (await insertAnswer(db, call, refusal, now)) ? refusal : replay(db, call);
}

/**
 * Like `idempotent`, but for work that calls other systems between its own transactions. The key is leased for 60 s. If
 * the process crashes, the first call after the lease has expired runs `work` again. `work` must be able to resume
 * after a partial run.
 */
export async function idempotentSteps<T, Code extends ErrorCode>(
  { db, clock }: Store,
  call: IdempotentCall,
  work: () => Promise<Outcome<T, Code>>,
): Promise<Outcome<T, Code | IdempotencyCode>> {
  const lease = new Date(clock.now().getTime() + LEASE_MS);
  if (!(await claim(db, call, clock.now(), lease))) return replay(db, call);
  try {
    const [kept] = await rowsOf<{ others: number }>(db, `SELECT ${otherKeys('$5')} AS others`, [
      ...keyOf(call),
      maxKeysOf(call),
    ]);
    if (kept!.others >= maxKeysOf(call)) {
      await release(db, call, lease);
      return tooManyKeys(call);
    }
    const answer = withInstance(await work(), call);
    if (!answer.ok && answer.failure.status >= 500) await release(db, call, lease);
    // If our lease has expired and another call has taken over, return that call's response.
    else if (!(await store(db, call, answer, lease))) return replay(db, call);
    return answer;
  } catch (error) {
    await release(db, call, lease);
    throw error;
  }
}

export async function purgeIdempotency(db: Database, now: Date): Promise<void> {
  await db.delete(table).where(lt(table.expires_at, now));
}

/** Deletes the stored responses to these callers when a member withdraws. */
export async function forgetCallers(db: Database, companyCode: string, callers: readonly string[]): Promise<void> {
  if (callers.length === 0) return;
  await db.delete(table).where(and(eq(table.company_code, companyCode), inArray(table.caller, [...callers])));
}

const FORGET_ANSWERS = `
  DELETE FROM idempotency_key AS k USING unnest($1::text[], $2::text[], $3::text[]) AS forgotten (company_code, operation, caller)
  WHERE k.company_code = forgotten.company_code AND k.operation = forgotten.operation AND k.caller = forgotten.caller`;

/** Deletes the stored responses to these calls, because they contain personal data that must be erased. */
export async function forgetAnswers(
  db: Database,
  calls: readonly Pick<IdempotentCall, 'companyCode' | 'operation' | 'caller'>[],
): Promise<void> {
  const column = (name: 'companyCode' | 'operation' | 'caller') => calls.map((call) => call[name]);
  await rowsOf(db, FORGET_ANSWERS, [column('companyCode'), column('operation'), column('caller')]);
}

function maxKeysOf({ maxKeys = MAX_KEYS }: IdempotentCall): number {
  return maxKeys;
}

function tooManyKeys(call: IdempotentCall) {
  return tooMany({ limit: maxKeysOf(call), remaining: 0, resetSeconds: DAYS_KEPT * 86_400 });
}

function isCall(call: IdempotentCall) {
  return and(
    eq(table.company_code, call.companyCode),
    eq(table.operation, call.operation),
    eq(table.caller, call.caller),
    eq(table.key, call.key),
  );
}

/**
 * The stored state of a key. `request_hash` is null if the key is new or has `expired`. `free` is true if this
 * transaction has obtained the lock, and false if another call holds it. `others` is the number of the caller's other
 * keys.
 */
type Key = { free: boolean; expired: boolean; others: number; request_hash: string | null; answer: unknown };

/** SQL for the number of the caller's other keys. Stops counting at `atMost`, because a caller may have many keys. */
function otherKeys(atMost: string): string {
  return `(
    SELECT count(*)::int FROM (
      SELECT FROM idempotency_key WHERE company_code = $1 AND operation = $2 AND caller = $3 AND key <> $4 LIMIT ${atMost}::int
    ) AS other
  )`;
}

const LOCK_KEY = `
  SELECT pg_try_advisory_xact_lock(hashtextextended($6, 0)) AS free, coalesce(kept.expires_at < $5::timestamptz, false) AS expired,
    ${otherKeys('$7')} AS others,
    CASE WHEN kept.expires_at >= $5::timestamptz THEN kept.request_hash END AS request_hash, kept.answer
  FROM (VALUES (1)) AS one
  LEFT JOIN idempotency_key AS kept ON company_code = $1 AND operation = $2 AND caller = $3 AND key = $4`;

function keyOf({ companyCode, operation, caller, key }: IdempotentCall): string[] {
  return [companyCode, operation, caller, key];
}

async function lockKey(tx: Database, call: IdempotentCall, now: Date): Promise<Key> {
  const key = keyOf(call);
  const values = [...key, now.toISOString(), JSON.stringify(key), maxKeysOf(call)];
  const [found] = await rowsOf<Key>(tx, LOCK_KEY, values);
  return found!;
}

async function forgetKey(tx: Database, call: IdempotentCall): Promise<void> {
  await tx.delete(table).where(isCall(call));
}

const INSERT_ANSWER = `
  INSERT INTO idempotency_key (company_code, operation, caller, key, request_hash, answer, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6::json, $7::timestamptz, $8::timestamptz)`;

/**
 * Stores a response. Returns false if another call with the same key has already stored one. In that case, any
 * surrounding transaction is aborted, and the caller must return the stored response.
 */
async function insertAnswer(db: Database, call: IdempotentCall, answer: Answer<unknown>, now: Date): Promise<boolean> {
  const content = [hashOf(call.request), JSON.stringify(answer), now.toISOString(), daysLater(now).toISOString()];
  try {
    await rowsOf(db, INSERT_ANSWER, [...keyOf(call), ...content]);
    return true;
  } catch (error) {
    if (violates(error, 'idempotency_key_pk')) return false;
    throw error;
  }
}

function daysLater(now: Date): Date {
  return new Date(now.getTime() + DAYS_KEPT * 86_400_000);
}

/**
 * Claims the key and returns whether the claim succeeded. The key must be new, expired, or abandoned by a call with the
 * same request whose lease has expired.
 */
async function claim(db: Database, call: IdempotentCall, now: Date, leasedUntil: Date): Promise<boolean> {
  const row = {
    request_hash: hashOf(call.request),
    answer: null,
    leased_until: leasedUntil,
    created_at: now,
    expires_at: daysLater(now),
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

async function replay<T, Code extends ErrorCode>(
  db: Database,
  call: IdempotentCall,
): Promise<Outcome<T, Code | IdempotencyCode>> {
  const [row] = await db.select().from(table).where(isCall(call));
  return row ? answerOf(row, call) : fail('idempotency_in_flight');
}

/** The stored response belongs to the same operation, so its error code is one of `Code`. */
function answerOf<T, Code extends ErrorCode>(
  key: Pick<Key, 'request_hash' | 'answer'>,
  call: IdempotentCall,
): Outcome<T, Code | IdempotencyCode> {
  if (key.request_hash !== hashOf(call.request)) return fail('idempotency_mismatch');
  return key.answer ? (key.answer as Outcome<T, Code>) : fail('idempotency_in_flight');
}

/** Stores the response. Returns false if our lease has expired and another call holds the key. */
async function store(db: Database, call: IdempotentCall, answer: Answer<unknown>, lease: Date): Promise<boolean> {
  const stored = await db
    .update(table)
    .set({ answer, leased_until: null })
    .where(and(isCall(call), isNull(table.answer), eq(table.leased_until, lease)))
    .returning({ key: table.key });
  return stored.length === 1;
}

/** Releases the key, unless another call took it over after our lease had expired. */
async function release(db: Database, call: IdempotentCall, lease: Date): Promise<void> {
  await db.delete(table).where(and(isCall(call), isNull(table.answer), eq(table.leased_until, lease)));
}

/**
 * Adds the current request's ID to a failure, so that a replayed failure identifies the request that originally failed.
 */
function withInstance<A extends Answer<unknown>>(answer: A, call: IdempotentCall): A {
  if (answer.ok) return answer;
  const failure = { ...answer.failure, instance: `/requests/${call.requestId}` };
  return { ...answer, failure };
}

/** Hashes a request regardless of the order of its members. */
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
