import type { AriResult } from '../../../generated/types.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { sentTogether } from '../../platform/database/transaction.ts';
import type { HotelKey } from '../../property/hotel.rules.ts';
import type { RoomField } from './ari-plan.rules.ts';
import type { MessageHead } from './message-reader.ts';
import type { NightColumns } from './night-changes.rules.ts';

type OfHotel = Pick<HotelKey, 'companyCode' | 'hotelCode'>;

/**
 * The effect of a statement: the number of changed rows, the rows of the message with nights that aren't on sale yet
 * (with up to ten of their dates), and the inventory of which more is sold than allotted. `row` is an index in the list
 * of the message.
 */
export type Effect = {
  changed: number;
  missing: { row: number; nights: number; dates: string[] }[];
  shortages: { row: number; date: string; allotment: number; sold: number }[];
};

/** The contract's maximum length for `shortages`. */
const SHORTAGES_MAX = 10_000;

/** Imports of bundles also lock this row. Bookings don't, so they don't wait for a message. */
const LOCK_PROPERTY = `SELECT FROM hotel WHERE company_code = $1 AND hotel_code = $2 FOR NO KEY UPDATE`;

const FIND_MESSAGE = `SELECT answer FROM ari_message WHERE company_code = $1 AND hotel_code = $2 AND message_id = $3`;

const LAST_SEQUENCE = `
  SELECT max(sequence)::float8 AS sequence FROM ari_message WHERE company_code = $1 AND hotel_code = $2 AND applied`;

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
  await sentTogether([locked, found, last]);
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

/**
 * Writes the nights that change, in the order in which bookings lock them. If an allotment is below the number of rooms
 * sold, stores the number sold instead, which drops as rooms are released. `OFFSET 0` makes PostgreSQL look each night
 * up by the primary key: its statistics may be outdated, so it might compare all nights with each other.
 */
const CHANGE_ROOMS = `
  WITH sent AS MATERIALIZED (
    SELECT s.row_no, s.room_type_code, s.stay_date, s.allotment AS sent_allotment, now.sold,
      coalesce(s.price, now.price) AS price, coalesce(s.allotment, now.provider_allotment, now.allotment) AS allotment,
      coalesce(s.min_nights, now.min_nights, 1) AS min_nights, coalesce(s.max_nights, now.max_nights, $13::int) AS max_nights,
      coalesce(s.closed, now.closed, false) AS closed,
      coalesce(s.closed_to_arrival, now.closed_to_arrival, false) AS closed_to_arrival,
      coalesce(s.closed_to_departure, now.closed_to_departure, false) AS closed_to_departure,
      now.sold IS NULL OR s.price <> now.price OR s.allotment <> coalesce(now.provider_allotment, now.allotment)
        OR s.min_nights <> now.min_nights OR s.max_nights <> now.max_nights OR s.closed <> now.closed
        OR s.closed_to_arrival <> now.closed_to_arrival OR s.closed_to_departure <> now.closed_to_departure AS is_changed
    FROM unnest($3::text[], $4::date[], $5::int[], $6::bigint[], $7::int[], $8::int[], $9::int[], $10::boolean[],
      $11::boolean[], $12::boolean[]) AS s (room_type_code, stay_date, row_no, price, allotment, min_nights, max_nights,
      closed, closed_to_arrival, closed_to_departure)
    LEFT JOIN LATERAL (
      SELECT * FROM room_day AS d WHERE d.company_code = $1 AND d.hotel_code = $2 AND d.stay_date = s.stay_date
        AND d.room_type_code = s.room_type_code
      OFFSET 0
    ) AS now ON true
  ), written AS (
    INSERT INTO room_day AS kept (company_code, hotel_code, room_type_code, stay_date, price, allotment, min_nights,
      max_nights, closed, closed_to_arrival, closed_to_departure)
    SELECT $1, $2, room_type_code, stay_date, price, allotment, min_nights, max_nights, closed, closed_to_arrival,
      closed_to_departure
    FROM sent WHERE is_changed AND price IS NOT NULL AND allotment IS NOT NULL
    ORDER BY room_type_code, stay_date
    ON CONFLICT (company_code, hotel_code, stay_date, room_type_code) DO UPDATE SET price = excluded.price,
      allotment = greatest(excluded.allotment, kept.sold), provider_allotment = excluded.allotment,
      min_nights = excluded.min_nights, max_nights = excluded.max_nights, closed = excluded.closed,
      closed_to_arrival = excluded.closed_to_arrival, closed_to_departure = excluded.closed_to_departure
    RETURNING room_type_code, stay_date, sold
  )
  SELECT (SELECT count(*)::int FROM written) AS changed,
    (SELECT coalesce(json_agg(json_build_object('row', row_no, 'nights', nights, 'dates', dates[1:10])), '[]') FROM (
      SELECT row_no, count(*) AS nights, array_agg(stay_date ORDER BY stay_date) AS dates FROM sent
      WHERE price IS NULL OR allotment IS NULL GROUP BY row_no) AS missing) AS missing,
    (SELECT coalesce(json_agg(json_build_object('row', row_no, 'date', stay_date, 'allotment', allotment, 'sold', sold)), '[]')
      FROM (
        SELECT sent.row_no, sent.stay_date, sent.allotment, coalesce(written.sold, sent.sold) AS sold
        FROM sent LEFT JOIN written USING (room_type_code, stay_date)
        WHERE sent.sent_allotment < coalesce(written.sold, sent.sold)
        ORDER BY sent.row_no, sent.stay_date LIMIT ${SHORTAGES_MAX}
      ) AS shortage) AS shortages`;

/** `maxNights` is the property's maximum length of stay, for nights that are new. */
export async function changeRooms(
  tx: Database,
  { companyCode, hotelCode }: OfHotel,
  { keys: [roomTypes], ...nights }: NightColumns<RoomField>,
  maxNights: number,
): Promise<Effect> {
  const columns = [roomTypes, nights.date, nights.row, nights.price, nights.allotment, nights.min_nights];
  const restrictions = [nights.max_nights, nights.closed, nights.closed_to_arrival, nights.closed_to_departure];
  const values = [companyCode, hotelCode, ...columns, ...restrictions, maxNights];
  const [effect] = await rowsOf<Effect>(tx, CHANGE_ROOMS, values);
  return effect!;
}
