import { and, eq, getTableColumns, gt, isNull, lte } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { sum } from '../platform/values/money.ts';
import type { HoldKey, MOST_HELD } from './booking.rules.ts';
import { bookingToken, hold, quote } from './booking.tables.ts';
import type { HotelAllocation } from './hold/inventory.repository.ts';

export type QuoteRow = typeof quote.$inferSelect;
export type HoldRow = typeof hold.$inferSelect;
export type TokenRow = typeof bookingToken.$inferSelect;
/** Who holds, by keyed hashes. */
export type Holder = Pick<HoldRow, 'fromAddress' | 'fromPhone' | 'fromEmail'>;

function isHold({ companyCode, holdNumber }: HoldKey) {
  return and(eq(hold.companyCode, companyCode), eq(hold.holdNumber, holdNumber));
}

/** Its commit does not wait for the disk: a quote holds nothing, and one that a crash of the database took is asked for again. */
const INSERT_QUOTE = `
  INSERT INTO quote (company_code, quote_id, token_hash, hotel_code, language, request, stay, change, expires_at, member_id, member_no)
  VALUES ($1, $2::uuid, $3, $4, $5, $6::jsonb, $7::jsonb, $8::jsonb, $9::timestamptz, $10::uuid, $11)
  RETURNING set_config('synchronous_commit', 'off', true)`;

export async function insertQuote(db: Database, row: QuoteRow): Promise<void> {
  const { companyCode, quoteId, tokenHash, hotelCode, language, request, stay, change, expiresAt } = row;
  const documents = [JSON.stringify(request), JSON.stringify(stay), change && JSON.stringify(change)];
  const whose = [row.memberId, row.memberNo];
  const values = [
    companyCode,
    quoteId,
    tokenHash,
    hotelCode,
    language,
    ...documents,
    expiresAt.toISOString(),
    ...whose,
  ];
  await rowsOf(db, INSERT_QUOTE, values);
}

const FIND_QUOTE = `
  SELECT company_code AS "companyCode", quote_id AS "quoteId", token_hash AS "tokenHash", hotel_code AS "hotelCode", language,
    request, stay, change, expires_at AS "expiresAt", used_at AS "usedAt", member_id AS "memberId", member_no AS "memberNo"
  FROM quote WHERE company_code = $1 AND token_hash = $2`;

export async function findQuoteByToken(
  db: Database,
  companyCode: string,
  tokenHash: string,
): Promise<QuoteRow | undefined> {
  return (await rowsOf<QuoteRow>(db, FIND_QUOTE, [companyCode, tokenHash]))[0];
}

/** Forgets quotes that nobody reserved from. */
export async function purgeQuotes(db: Database, expiredBefore: Date): Promise<void> {
  await db.delete(quote).where(and(lte(quote.expiresAt, expiredBefore), isNull(quote.usedAt)));
}

/**
 * Two at once that would hold under one phone or email come one after the other, in one order: the second counts the first. Under one
 * address there may be many guests, who do not wait for each other: there the limit of attempts ends a rush.
 */
const LOCK_HOLDER = `
  SELECT pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended(hash, 1) AS key FROM unnest($1::text[]) AS hash WHERE hash IS NOT NULL ORDER BY 1
  ) AS sorted`;

/** Before any row is locked, and before what they hold is counted. */
export async function lockHolder(tx: Database, { fromPhone, fromEmail }: Holder): Promise<void> {
  await rowsOf(tx, LOCK_HOLDER, [[fromPhone, fromEmail]]);
}

function heldBy(column: string, value: string, holds: string, nights: string) {
  return `SELECT ${holds}::int AS most_holds, ${nights}::int AS most_nights, count(*) AS holds,
      coalesce(sum((SELECT sum(rooms) FROM jsonb_to_recordset(allocation->'nights') AS night (rooms int))), 0)
        + coalesce(sum((SELECT sum(n::int) FROM jsonb_path_query(allocation, '$.departures[*].cabins[*].count') AS n)), 0) AS nights
    FROM hold WHERE status = 'held' AND expires_at > $4::timestamptz AND company_code = $1 AND ${column} = ${value}`;
}

/**
 * One statement: sees that nobody hoards, marks the quote used, takes the nights and writes the hold with its token. Each part reads the
 * one before, so the quote is locked first and then the nights in the order of their dates, and nothing is written where something is
 * missing. The guards are judged on the locked rows, so no two holds can both get the last room.
 */
const TAKE_HOLD = `
  WITH holding AS (
    ${heldBy('from_address', '$18', '$21', '$22')} UNION ALL
    ${heldBy('from_phone', '$19', '$23', '$24')} UNION ALL
    ${heldBy('from_email', '$20', '$25', '$26')}
  ), within_limits AS (
    SELECT bool_and(holds = 0 OR (holds < most_holds AND nights + $27::int <= most_nights)) AS ok FROM holding
  ), used AS (
    UPDATE quote SET used_at = $4::timestamptz WHERE company_code = $1 AND quote_id = $3::uuid AND used_at IS NULL
      AND (SELECT ok FROM within_limits)
    RETURNING 1
  ), night AS (
    SELECT stay_date FROM room_day
    WHERE company_code = $1 AND hotel_code = $5 AND room_type_code = $6 AND stay_date BETWEEN $7::date AND $8::date
      AND NOT closed AND sold + $9::int <= allotment AND EXISTS (SELECT FROM used)
    ORDER BY stay_date FOR NO KEY UPDATE
  ), sold AS (
    UPDATE room_day AS d SET sold = d.sold + $9::int FROM night
    WHERE d.company_code = $1 AND d.hotel_code = $5 AND d.room_type_code = $6 AND d.stay_date = night.stay_date
      AND d.stay_date BETWEEN $7::date AND $8::date
    RETURNING 1
  ), held AS (
    INSERT INTO hold (company_code, hold_number, quote_id, hotel_code, status, expires_at, allocation, stay, customer,
      agreements, created_at, from_address, from_phone, from_email)
    SELECT $1, $2, $3::uuid, $5, 'held', $11::timestamptz, $12::jsonb, $13::jsonb, $14::jsonb, $15::jsonb, $4::timestamptz,
      $18, $19, $20
    WHERE (SELECT count(*) FROM sold) = $10::int AND EXISTS (SELECT FROM used)
    RETURNING 1
  ), token AS (
    INSERT INTO booking_token (company_code, token_hash, hold_number, expires_at)
    SELECT $1, $16, $2, $17::timestamptz WHERE EXISTS (SELECT FROM held)
  )
  SELECT (SELECT ok FROM within_limits) AS "withinLimits", EXISTS (SELECT FROM used) AS used, EXISTS (SELECT FROM held) AS held`;

/** How many nights of rooms, or cabins of ships, count as held by it. */
function heldAs({ nights, departures = [] }: HoldRow['allocation']): number {
  const cabins = departures.flatMap((one) => one.cabins);
  return sum(nights.map(({ rooms }) => rooms)) + sum(cabins.map(({ count }) => count));
}

/** Writes a hold with its nights and its token. Where it says what was missing the caller rolls back. */
export async function takeHold(
  tx: Database,
  row: HoldRow,
  token: TokenRow,
  most: typeof MOST_HELD,
): Promise<'held' | 'too_many' | 'quote_used' | 'rooms_short'> {
  const { room_type_code, nights: wanted } = row.allocation;
  const [allocation, stay, customer, agreements] = [row.allocation, row.stay, row.customer, row.agreements].map(
    (document) => JSON.stringify(document),
  );
  const identity = [row.companyCode, row.holdNumber, row.quoteId, row.createdAt.toISOString()];
  const [first] = wanted;
  const nights = [row.hotelCode, room_type_code, first?.date, wanted.at(-1)?.date, first?.rooms, wanted.length];
  const content = [row.expiresAt.toISOString(), allocation, stay, customer, agreements];
  const limits = [most.address, most.phone, most.email].flatMap(({ holds, roomNights }) => [holds, roomNights]);
  const holder = [row.fromAddress, row.fromPhone, row.fromEmail, ...limits, heldAs(row.allocation)];
  const values = [...identity, ...nights, ...content, token.tokenHash, token.expiresAt.toISOString(), ...holder];
  const [taken] = await rowsOf<{ withinLimits: boolean; used: boolean; held: boolean }>(tx, TAKE_HOLD, values);
  if (taken?.held) return 'held';
  if (!taken?.withinLimits) return 'too_many';
  return taken?.used ? 'rooms_short' : 'quote_used';
}

export async function findHold(db: Database, key: HoldKey): Promise<HoldRow | undefined> {
  return (await db.select().from(hold).where(isHold(key)))[0];
}

/** Releases a hold that is not being paid. The row, once, or nothing when it was no longer held. */
export async function releaseHoldRow(tx: Database, key: HoldKey): Promise<HoldRow | undefined> {
  return (
    await tx
      .update(hold)
      .set({ status: 'released' })
      .where(and(isHold(key), eq(hold.status, 'held'), isNull(hold.payingUntil)))
      .returning()
  )[0];
}

/** Time may end what is being paid once the approval has had all of its own. */
function overdue(now: string) {
  return `status = 'held' AND expires_at <= ${now} AND (paying_until IS NULL OR paying_until <= ${now})`;
}

/** Whether a hold waits for its end, as a condition of SQL: what an idle server asks each second. */
export const ANY_HOLD_OVERDUE = `EXISTS (SELECT FROM hold WHERE ${overdue('now()')})`;

/** All holds of a company, or one. */
export type HoldsOf = { companyCode: string; holdNumber: string | undefined };

/** The companies of which holds wait for their end. */
export async function companiesWithOverdueHolds(db: Database, now: Date): Promise<string[]> {
  const query = `SELECT DISTINCT company_code AS code FROM hold WHERE ${overdue('$1::timestamptz')}`;
  return (await rowsOf<{ code: string }>(db, query, [now.toISOString()])).map(({ code }) => code);
}

/** A hold that somebody else is at is left to them. What it has taken may be locked for longer: then it is left to the next sweep. */
const EXPIRE_HOLDS = `
  WITH overdue AS (
    SELECT company_code, hold_number FROM hold
    WHERE ${overdue('$1::timestamptz')} AND company_code = $3 AND ($4::text IS NULL OR hold_number = $4)
    ORDER BY hold_number LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE hold AS h SET status = 'expired' FROM overdue
  WHERE h.company_code = overdue.company_code AND h.hold_number = overdue.hold_number
  RETURNING h.company_code AS "companyCode", h.hold_number AS "holdNumber", h.hotel_code AS "hotelCode", h.allocation,
    jsonb_path_exists(h.stay, '$.**.kind ? (@ == "voucher" || @ == "coupon" || @ == "mileage")') AS benefited, set_config('lock_timeout', '1s', true)`;

/** Ends so many holds whose time is over, and answers what they had taken. */
export function expireHoldRows(
  tx: Database,
  of: HoldsOf,
  now: Date,
  atMost: number,
): Promise<(HotelAllocation & HoldKey & { benefited: boolean })[]> {
  const values = [now.toISOString(), atMost, of.companyCode, of.holdNumber ?? null];
  return rowsOf<HotelAllocation & HoldKey & { benefited: boolean }>(tx, EXPIRE_HOLDS, values);
}

/** Who the guest of an ended hold was, once nobody knows it any more: what is read of a hold is there, and says nothing. */
/** In place of who booked, where that is forgotten. */
export const ERASED_GUEST = { guest_last_name: '', guest_first_name: '', guest_phone: '', guest_email: '' };

/**
 * Of a hold whose money is not settled somebody may have to be in touch with the guest. One that somebody else is at is left to them.
 */
const FORGET_GUESTS = `
  WITH known AS (
    SELECT company_code, hold_number FROM hold AS h
    WHERE status IN ('released', 'expired') AND customer->>'guest_last_name' <> '' AND expires_at <= $1::timestamptz
      AND NOT EXISTS (
        SELECT FROM payment AS p WHERE p.company_code = h.company_code AND p.hold_number = h.hold_number
          AND p.state NOT IN ('ready', 'cancelled', 'failed', 'refunded')
      )
    ORDER BY expires_at, company_code LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE hold AS h SET customer = $2::jsonb, from_address = NULL, from_phone = NULL, from_email = NULL FROM known
  WHERE h.company_code = known.company_code AND h.hold_number = known.hold_number
  RETURNING h.company_code AS "companyCode", h.hold_number AS "holdNumber", h.quote_id AS "quoteId"`;

/** Forgets whose so many holds were that came to nothing before a moment, and answers which. */
export function forgetGuestRows(
  tx: Database,
  endedBefore: Date,
  atMost: number,
): Promise<(HoldKey & Pick<HoldRow, 'quoteId'>)[]> {
  return rowsOf(tx, FORGET_GUESTS, [endedBefore.toISOString(), JSON.stringify(ERASED_GUEST), atMost]);
}

/** Keeps a hold from ending while it is being paid. False when it has ended or its time is over. */
export async function lockHold(tx: Database, key: HoldKey, now: Date, until: Date): Promise<boolean> {
  return (
    (
      await tx
        .update(hold)
        .set({ payingUntil: until })
        .where(and(isHold(key), eq(hold.status, 'held'), gt(hold.expiresAt, now)))
        .returning({ n: hold.holdNumber })
    ).length === 1
  );
}

export async function unlockHold(tx: Database, key: HoldKey): Promise<void> {
  await tx.update(hold).set({ payingUntil: null }).where(isHold(key));
}

/** Makes a hold confirmed, once; the row, or nothing when its rooms were already given back. */
export async function confirmHoldRow(tx: Database, key: HoldKey, at: Date): Promise<HoldRow | undefined> {
  return (
    await tx
      .update(hold)
      .set({ status: 'confirmed', payingUntil: null, confirmedAt: at })
      .where(and(isHold(key), eq(hold.status, 'held')))
      .returning()
  )[0];
}

export async function insertToken(tx: Database, row: TokenRow): Promise<void> {
  await tx.insert(bookingToken).values(row);
}

/** A token that is still good, and the hold that its own is to change, if it is. */
export async function findToken(
  db: Database,
  companyCode: string,
  tokenHash: string,
  now: Date,
): Promise<(TokenRow & Pick<HoldRow, 'changesHoldNumber'>) | undefined> {
  return (
    await db
      .select({ ...getTableColumns(bookingToken), changesHoldNumber: hold.changesHoldNumber })
      .from(bookingToken)
      .innerJoin(
        hold,
        and(eq(hold.companyCode, bookingToken.companyCode), eq(hold.holdNumber, bookingToken.holdNumber)),
      )
      .where(
        and(
          eq(bookingToken.companyCode, companyCode),
          eq(bookingToken.tokenHash, tokenHash),
          gt(bookingToken.expiresAt, now),
        ),
      )
  )[0];
}

export async function purgeTokens(db: Database, expiredBefore: Date): Promise<void> {
  await db.delete(bookingToken).where(lte(bookingToken.expiresAt, expiredBefore));
}
