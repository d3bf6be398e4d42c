import type { EventType } from '../../../generated/types.ts';
import type { Clock } from '../clock.ts';
import { type Database, rowsOf } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Ids } from '../ids.ts';
import { ok } from '../outcome.ts';
import { event, type EventRow } from './events.tables.ts';

export type { EventRow } from './events.tables.ts';

/** `data` must contain no personal data, because it's sent to webhooks and kept after the person has been erased. */
export type NewEvent = {
  companyCode: string;
  type: EventType;
  hotelCode?: string | null;
  reservationNumber?: string | null;
  memberId?: string | null;
  data?: Record<string, unknown>;
};

/** Records events. Call this in the transaction that makes them happen, after locking the reservation or member. */
export async function recordEvents(
  { clock, ids }: { clock: Clock; ids: Ids },
  tx: Database,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const occurredAt = clock.now();
  await tx.insert(event).values(events.map((each) => ({ data: {}, ...each, eventId: ids.uuid(), occurredAt })));
}

const LOCK_COUNTER = `
  INSERT INTO event_counter (company_code, position) VALUES ($1, 0)
  ON CONFLICT (company_code) DO UPDATE SET position = event_counter.position
  RETURNING position::float8 AS position`;

const NUMBER = `
  WITH fresh AS (
    SELECT event_id, row_number() OVER (ORDER BY sequence) AS n FROM event WHERE company_code = $1 AND position IS NULL
  ), numbered AS (
    UPDATE event SET position = $2::bigint + fresh.n FROM fresh
    WHERE event.company_code = $1 AND event.event_id = fresh.event_id
    RETURNING 1
  )
  UPDATE event_counter SET position = position + (SELECT count(*) FROM numbered) WHERE company_code = $1`;

const ANY_UNNUMBERED_OF = `SELECT 1 FROM event WHERE company_code = $1 AND position IS NULL LIMIT 1`;

/**
 * Assigns positions to a company's committed events. Events of transactions that are still open get later positions,
 * so positions never appear below one that has already been read.
 */
export async function numberEvents(db: Database, companyCode: string): Promise<void> {
  if ((await rowsOf(db, ANY_UNNUMBERED_OF, [companyCode])).length === 0) return;
  await inTransaction(db, async (tx) => {
    // Lock the counter in a statement of its own. The next statement then sees all events that were numbered before.
    const [counter] = await rowsOf<{ position: number }>(tx, LOCK_COUNTER, [companyCode]);
    await rowsOf(tx, NUMBER, [companyCode, counter!.position]);
    return ok();
  });
}

const READ_AFTER = `
  SELECT company_code AS "companyCode", event_id AS "eventId", type, hotel_code AS "hotelCode",
    reservation_number AS "reservationNumber", member_id AS "memberId", data, occurred_at AS "occurredAt",
    sequence::float8 AS sequence, position::float8 AS position
  FROM event
  WHERE company_code = $1 AND position > $2::bigint AND type = ANY($3::text[]) AND ($4::text IS NULL OR hotel_code = $4)
  ORDER BY position LIMIT $5`;

type ReadEvents = { types: readonly EventType[]; hotelCode?: string | undefined; after: number; atMost: number };

/** Returns numbered events after a position, in order. Call `numberEvents` first to include the latest ones. */
export function readEvents(
  db: Database,
  companyCode: string,
  { types, hotelCode, after, atMost }: ReadEvents,
): Promise<(EventRow & { position: number })[]> {
  return rowsOf(db, READ_AFTER, [companyCode, after, types, hotelCode ?? null, atMost]);
}
