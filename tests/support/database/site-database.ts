import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, vi } from 'vitest';
import { openDatabase } from '../../../server/platform/database/database.ts';
import type { OpenDatabase } from '../../../server/platform/database/database.ts';
import { silentLog } from '../../../server/platform/log.ts';
import { controlOf } from '../site/external-services.ts';
import { differences } from './reconcile.ts';

let database: OpenDatabase;

/**
 * Call once at the top of a journey file that makes payments or changes the database. After the tests, the provider's
 * ledger, payments, bookings and inventory must agree.
 */
export function useSiteDatabase(): void {
  beforeAll(async () => {
    database = await openDatabase({ url: inject('site').database, poolSize: 2 }, silentLog);
  });
  afterAll(async () => {
    const compare = async () => differences(database.db, await controlOf(inject('site').sandbox).charges());
    await vi.waitFor(async () => expect(await compare()).toEqual([]), { timeout: 90_000, interval: 1_000 });
    await database.close();
  });
}

function run(statement: SQL) {
  return database.db.execute(statement);
}

export function endHold(startDate: string) {
  return run(
    sql`UPDATE hold SET expires_at = now() - interval '1 second' WHERE status = 'held' AND stay->>'start_date' = ${startDate}`,
  );
}

export function endQuotes(startDate: string) {
  return run(
    sql`UPDATE quote SET expires_at = now() - interval '1 second' WHERE used_at IS NULL AND request->>'start_date' = ${startDate}`,
  );
}

/** Makes the unfinished sign-up with this phone number expire. */
export async function expireSignUp(phone: string): Promise<void> {
  const expired = await run(
    sql`UPDATE signup SET expires_at = now() - interval '1 second' WHERE member_id IS NULL AND phone_number = ${phone} RETURNING 1`,
  );
  expect(expired.rows).toHaveLength(1);
}

/** Raises the price of a night at hotel 1, as an import would. */
export function raisePrice(roomTypeCode: string, night: string, by: number) {
  return run(
    sql`UPDATE room_day SET price = price + ${by} WHERE hotel_code = '1' AND room_type_code = ${roomTypeCode} AND stay_date = ${night}`,
  );
}
