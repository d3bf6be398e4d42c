import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { EventType } from '../../../generated/types.ts';
import { companyCode, instant } from '../database/columns.ts';

/**
 * What happened, written in the transaction that made it happen. `position` orders the events of a company and is
 * assigned after the commit (see numberEvents), so that a reader who continues after a position misses no event.
 * `data` contains no personal data.
 */
export const event = pgTable(
  'event',
  {
    companyCode: companyCode(),
    eventId: uuid('event_id').notNull(),
    type: text('type').$type<EventType>().notNull(),
    hotelCode: text('hotel_code'),
    reservationNumber: text('reservation_number'),
    memberId: uuid('member_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    occurredAt: instant('occurred_at').notNull(),
    /** Order of the inserts. Two events of one reservation are inserted in order, because each locks the reservation. */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    position: bigint('position', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.eventId] }),
    index('event_unnumbered').on(t.sequence, t.companyCode).where(sql`position IS NULL`),
    uniqueIndex('event_by_position').on(t.position, t.companyCode).where(sql`position IS NOT NULL`),
    index('event_by_time').on(t.occurredAt, t.companyCode),
  ],
);

/** The last position that was assigned. Its row lock lets one process at a time number a company's events. */
export const eventCounter = pgTable(
  'event_counter',
  { companyCode: companyCode(), position: bigint('position', { mode: 'number' }).notNull() },
  (t) => [primaryKey({ columns: [t.companyCode] })],
);

export type EventRow = typeof event.$inferSelect;
