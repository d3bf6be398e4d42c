import type { AriResult } from '../../../generated/types.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { sentTogether } from '../../platform/database/transaction.ts';
import type { HotelKey } from '../../property/hotel.rules.ts';
import type { MissingNights, NightShortage } from './ari.presenter.ts';
import type { OptionColumns, PackageColumns, RoomColumns } from './ari-plan.rules.ts';
import type { MessageHead } from './read-message.ts';

type OfHotel = Pick<HotelKey, 'companyCode' | 'hotelCode'>;

/** The effect of a statement. `added` is the part of `changed` that is new. */
export type Effect = { changed: number; added: number; missing: MissingNights[]; shortages: NightShortage[] };

/** The contract's maximum length for `shortages`. */
const SHORTAGES_MAX = 10_000;

/** Imports of bundles also lock this row. Bookings don't, so they don't wait for a message. */
const LOCK_PROPERTY = `SELECT FROM hotel WHERE company_code = $1 AND hotel_code = $2 FOR NO KEY UPDATE`;

const FIND_MESSAGE = `SELECT answer FROM ari_message WHERE company_code = $1 AND hotel_code = $2 AND message_id = $3`;

const LAST_SEQUENCE = `
  SELECT max(sequence)::float8 AS sequence FROM ari_message WHERE company_code = $1 AND hotel_code = $2 AND applied`;

/**
 * Makes PostgreSQL join the sent nights to the stored ones by hash. After many nights have been written, its statistics
 * are outdated, so it would compare every night with every other one and take minutes.
 */
const JOIN_BY_HASH = 'SET LOCAL enable_nestloop = off';

/**
 * Locks the property against other messages and imports until the transaction ends. Then returns the response to this
 * message if it was received before, and the sequence number of the last applied message, or null if there is none.
 */
export async function lockProperty(
  tx: Database,
  { companyCode, hotelCode }: OfHotel,
  messageId: string,
): Promise<{ answer: AriResult | undefined; lastSequence: number | null }> {
  const locked = rowsOf(tx, LOCK_PROPERTY, [companyCode, hotelCode]);
  const found = rowsOf<{ answer: AriResult }>(tx, FIND_MESSAGE, [companyCode, hotelCode, messageId]);
  const last = rowsOf<{ sequence: number | null }>(tx, LAST_SEQUENCE, [companyCode, hotelCode]);
  await sentTogether([locked, found, last, rowsOf(tx, JOIN_BY_HASH, [])]);
  return { answer: (await found)[0]?.answer, lastSequence: (await last)[0]?.sequence ?? null };
}

const INSERT_MESSAGE = `
  INSERT INTO ari_message (company_code, hotel_code, message_id, sequence, applied, answer, received_at)
  VALUES ($1, $2, $3, $4::bigint, $5::boolean, $6::json, $7::timestamptz)`;

export async function insertMessage(
  tx: Database,
  { companyCode, hotelCode }: OfHotel,
  { message_id, sequence }: MessageHead,
  answer: AriResult,
  now: Date,
): Promise<void> {
  const applied = answer.outcome === 'applied';
  const values = [companyCode, hotelCode, message_id, sequence, applied, JSON.stringify(answer), now.toISOString()];
  await rowsOf(tx, INSERT_MESSAGE, values);
}

const PURGE_MESSAGES = `
  DELETE FROM ari_message AS m WHERE received_at < $1::timestamptz AND (NOT applied OR EXISTS (
    SELECT FROM ari_message AS later WHERE later.company_code = m.company_code AND later.hotel_code = m.hotel_code
      AND later.applied AND later.sequence > m.sequence))`;

/** Deletes messages received before a point in time, except each property's last applied message. */
export async function purgeMessages(db: Database, before: Date): Promise<void> {
  await rowsOf(db, PURGE_MESSAGES, [before.toISOString()]);
}

/** The statement that reports problems and shortages of the rows in `sent`. `written` are the changed rows. */
function effectOf(key: string): string {
  return `
  SELECT (SELECT count(*)::int FROM written) AS changed,
    (SELECT count(*)::int FROM sent WHERE sold IS NULL AND is_complete) AS added,
    (SELECT coalesce(json_agg(json_build_object('row', row_no, 'nights', nights, 'dates', dates[1:10])), '[]') FROM (
      SELECT row_no, count(*) AS nights, array_agg(stay_date ORDER BY stay_date) AS dates FROM sent
      WHERE NOT is_complete GROUP BY row_no) AS missing) AS missing,
    (SELECT coalesce(json_agg(json_build_object('row', row_no, 'date', stay_date, 'allotment', allotment, 'sold', sold)), '[]')
      FROM (
        SELECT sent.row_no, sent.stay_date, sent.allotment, written.sold
        FROM (SELECT * FROM written WHERE allotment > provider_allotment) AS written JOIN sent USING (${key}, stay_date)
        WHERE sent_allotment IS NOT NULL
        UNION ALL SELECT row_no, stay_date, allotment, sold FROM sent WHERE is_changed IS NOT TRUE AND sent_allotment < sold
        ORDER BY row_no, stay_date LIMIT ${SHORTAGES_MAX}
      ) AS shortage) AS shortages`;
}

/*
 * The statements below write only rows that change, in the order in which bookings lock them. If an allotment is below
 * the number sold, they store the number sold instead, which drops as inventory is released.
 */

/** Joins the stored nights `now` to the sent nights. $3 and $4 are the first and the last date. */
function storedNights(table: string, key: string): string {
  return `LEFT JOIN (
      SELECT * FROM ${table} WHERE company_code = $1 AND hotel_code = $2 AND stay_date BETWEEN $3::date AND $4::date
    ) AS now USING (${key}, stay_date)`;
}

const CHANGE_ROOMS = `
  WITH sent AS MATERIALIZED (
    SELECT s.row_no, s.room_type_code, s.stay_date, s.allotment AS sent_allotment, now.sold,
      coalesce(s.price, now.price) AS price, coalesce(s.allotment, now.provider_allotment, now.allotment) AS allotment,
      coalesce(s.extra_adult_price, now.extra_adult_price) AS extra_adult_price,
      coalesce(s.extra_kid_price, now.extra_kid_price) AS extra_kid_price,
      coalesce(s.min_nights, now.min_nights, 1) AS min_nights, coalesce(s.max_nights, now.max_nights, $17::int) AS max_nights,
      coalesce(s.closed, now.closed, false) AS closed,
      coalesce(s.closed_to_arrival, now.closed_to_arrival, false) AS closed_to_arrival,
      coalesce(s.closed_to_departure, now.closed_to_departure, false) AS closed_to_departure,
      now.sold IS NOT NULL OR (s.price IS NOT NULL AND s.allotment IS NOT NULL) AS is_complete,
      now.sold IS NULL OR s.price <> now.price OR s.allotment <> coalesce(now.provider_allotment, now.allotment)
        OR s.extra_adult_price <> coalesce(now.extra_adult_price, -1) OR s.extra_kid_price <> coalesce(now.extra_kid_price, -1)
        OR s.min_nights <> now.min_nights OR s.max_nights <> now.max_nights OR s.closed <> now.closed
        OR s.closed_to_arrival <> now.closed_to_arrival OR s.closed_to_departure <> now.closed_to_departure AS is_changed
    FROM unnest($5::text[], $6::date[], $7::int[], $8::bigint[], $9::int[], $10::bigint[], $11::bigint[], $12::int[],
      $13::int[], $14::boolean[], $15::boolean[], $16::boolean[]) AS s (room_type_code, stay_date, row_no, price, allotment,
      extra_adult_price, extra_kid_price, min_nights, max_nights, closed, closed_to_arrival, closed_to_departure)
    ${storedNights('room_day', 'room_type_code')}
  ), written AS (
    INSERT INTO room_day AS kept (company_code, hotel_code, room_type_code, stay_date, price, allotment, extra_adult_price,
      extra_kid_price, min_nights, max_nights, closed, closed_to_arrival, closed_to_departure)
    SELECT $1, $2, room_type_code, stay_date, price, allotment, extra_adult_price, extra_kid_price, min_nights, max_nights,
      closed, closed_to_arrival, closed_to_departure
    FROM sent WHERE is_changed AND is_complete
    ORDER BY room_type_code, stay_date
    ON CONFLICT (company_code, hotel_code, stay_date, room_type_code) DO UPDATE SET price = excluded.price,
      allotment = greatest(excluded.allotment, kept.sold), provider_allotment = excluded.allotment,
      extra_adult_price = excluded.extra_adult_price, extra_kid_price = excluded.extra_kid_price,
      min_nights = excluded.min_nights, max_nights = excluded.max_nights, closed = excluded.closed,
      closed_to_arrival = excluded.closed_to_arrival, closed_to_departure = excluded.closed_to_departure
    RETURNING room_type_code, stay_date, sold, kept.allotment, provider_allotment
  )
  ${effectOf('room_type_code')}`;

/** `maxNights` is the property's maximum length of stay, for nights that are new. */
export async function changeRooms(
  tx: Database,
  { companyCode, hotelCode }: OfHotel,
  { keys: [roomTypes], ...nights }: RoomColumns,
  maxNights: number,
): Promise<Effect> {
  const prices = [nights.price, nights.allotment, nights.extra_adult_price, nights.extra_kid_price];
  const columns = [roomTypes, nights.date, nights.row, ...prices, ...restrictions(nights)];
  const values = [companyCode, hotelCode, nights.first, nights.last, ...columns, maxNights];
  const [effect] = await rowsOf<Effect>(tx, CHANGE_ROOMS, values);
  return effect!;
}

function restrictions(nights: Omit<PackageColumns, 'keys'>): string[] {
  const { min_nights, max_nights, closed, closed_to_arrival, closed_to_departure } = nights;
  return [min_nights, max_nights, closed, closed_to_arrival, closed_to_departure];
}

const CHANGE_PACKAGES = `
  WITH sent AS MATERIALIZED (
    SELECT s.room_type_code, s.package_code, s.stay_date, coalesce(s.price, now.price) AS price,
      coalesce(s.min_nights, now.min_nights) AS min_nights, coalesce(s.max_nights, now.max_nights) AS max_nights,
      coalesce(s.closed, now.closed, false) AS closed,
      coalesce(s.closed_to_arrival, now.closed_to_arrival, false) AS closed_to_arrival,
      coalesce(s.closed_to_departure, now.closed_to_departure, false) AS closed_to_departure,
      now.closed IS NULL OR s.price <> coalesce(now.price, -1) OR s.min_nights <> coalesce(now.min_nights, -1)
        OR s.max_nights <> coalesce(now.max_nights, -1) OR s.closed <> now.closed
        OR s.closed_to_arrival <> now.closed_to_arrival OR s.closed_to_departure <> now.closed_to_departure AS is_changed
    FROM unnest($5::text[], $6::text[], $7::date[], $8::bigint[], $9::int[], $10::int[], $11::boolean[], $12::boolean[],
      $13::boolean[]) AS s (room_type_code, package_code, stay_date, price, min_nights, max_nights, closed, closed_to_arrival,
      closed_to_departure)
    ${storedNights('package_day', 'room_type_code, package_code')}
  ), written AS (
    INSERT INTO package_day (company_code, hotel_code, room_type_code, package_code, stay_date, price, min_nights, max_nights,
      closed, closed_to_arrival, closed_to_departure)
    SELECT $1, $2, room_type_code, package_code, stay_date, price, min_nights, max_nights, closed, closed_to_arrival,
      closed_to_departure
    FROM sent WHERE is_changed
    ON CONFLICT (company_code, hotel_code, stay_date, room_type_code, package_code) DO UPDATE SET price = excluded.price,
      min_nights = excluded.min_nights, max_nights = excluded.max_nights, closed = excluded.closed,
      closed_to_arrival = excluded.closed_to_arrival, closed_to_departure = excluded.closed_to_departure
    RETURNING 1
  )
  SELECT count(*)::int AS changed FROM written`;

/** Returns the number of changed nights. Bookings don't lock these rows, because they only read them. */
export async function changePackages(
  tx: Database,
  { companyCode, hotelCode }: OfHotel,
  { keys: [roomTypes, packages], ...nights }: PackageColumns,
): Promise<number> {
  const columns = [roomTypes, packages, nights.date, nights.price, ...restrictions(nights)];
  const values = [companyCode, hotelCode, nights.first, nights.last, ...columns];
  const [row] = await rowsOf<{ changed: number }>(tx, CHANGE_PACKAGES, values);
  return row!.changed;
}

const CHANGE_STOCK = `
  WITH sent AS MATERIALIZED (
    SELECT s.row_no, s.upselling_code, s.stay_date, s.stock AS sent_allotment, s.stock AS allotment, now.sold, true AS is_complete,
      now.sold IS NULL OR s.stock <> coalesce(now.provider_allotment, now.allotment) AS is_changed
    FROM unnest($5::text[], $6::date[], $7::int[], $8::int[]) AS s (upselling_code, stay_date, row_no, stock)
    ${storedNights('upselling_day', 'upselling_code')}
  ), written AS (
    INSERT INTO upselling_day AS kept (company_code, hotel_code, upselling_code, stay_date, allotment)
    SELECT $1, $2, upselling_code, stay_date, allotment FROM sent WHERE is_changed
    ORDER BY upselling_code, stay_date
    ON CONFLICT (company_code, hotel_code, upselling_code, stay_date)
      DO UPDATE SET allotment = greatest(excluded.allotment, kept.sold), provider_allotment = excluded.allotment
    RETURNING upselling_code, stay_date, sold, kept.allotment, provider_allotment
  )
  ${effectOf('upselling_code')}`;

export async function changeStock(
  tx: Database,
  { companyCode, hotelCode }: OfHotel,
  { keys: [options], ...days }: OptionColumns,
): Promise<Effect> {
  const values = [companyCode, hotelCode, days.first, days.last, options, days.date, days.row, days.stock];
  const [effect] = await rowsOf<Effect>(tx, CHANGE_STOCK, values);
  return effect!;
}

const ADD_STOCK = `
  INSERT INTO upselling_day (company_code, hotel_code, upselling_code, stay_date, allotment)
  SELECT $1, $2, option.code, night.date, option.stock
  FROM unnest($3::text[], $4::int[]) AS option (code, stock),
    (SELECT DISTINCT date FROM unnest($5::date[]) AS sent (date)) AS night
  WHERE EXISTS (SELECT FROM room_day AS d WHERE d.company_code = $1 AND d.hotel_code = $2 AND d.stay_date = night.date)
  ORDER BY option.code, night.date
  ON CONFLICT DO NOTHING`;

/** Adds the daily stock of options on days on which rooms are sold for the first time. `dates` is an array literal. */
export async function addDailyStock(
  tx: Database,
  { companyCode, hotelCode }: OfHotel,
  options: readonly { code: string; stock: number }[],
  dates: string,
): Promise<void> {
  const values = [options.map(({ code }) => code), options.map(({ stock }) => stock), dates];
  await rowsOf(tx, ADD_STOCK, [companyCode, hotelCode, ...values]);
}
