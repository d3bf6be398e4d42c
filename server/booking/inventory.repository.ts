import { sql } from 'drizzle-orm';
import type { Allocation } from './booking.rules.ts';
import { roomDay, upsellingDay } from '../catalogue/catalogue.tables.ts';
import type { Database } from '../platform/database.ts';

/** Whose inventory an allocation is taken from. */
export type HotelAllocation = { companyCode: string; hotelCode: string; allocation: Allocation };

/**
 * Takes a stay's inventory: one guarded statement for the nights and one for each counted option and day. The guard is judged on the
 * locked row, and rows are locked in the order of their dates, so no two allocations can both get the last room or wait for each other in
 * a circle. Says what was short; the caller rolls back.
 */
export async function allocateInventory(
  tx: Database,
  of: HotelAllocation,
): Promise<'allocated' | 'rooms_short' | 'options_short'> {
  if (!(await moveRooms(tx, of, of.allocation.rooms))) return 'rooms_short';
  for (const option of inOrder(of.allocation.upsellings))
    if (!(await moveOption(tx, of, option, option.count))) return 'options_short';
  return 'allocated';
}

/** Gives a stay's inventory back, in the same order of locks. */
export async function releaseInventory(tx: Database, of: HotelAllocation): Promise<void> {
  await moveRooms(tx, of, -of.allocation.rooms);
  for (const option of inOrder(of.allocation.upsellings)) await moveOption(tx, of, option, -option.count);
}

async function moveRooms(
  tx: Database,
  { companyCode, hotelCode, allocation }: HotelAllocation,
  rooms: number,
): Promise<boolean> {
  const [first, last] = [allocation.dates[0], allocation.dates.at(-1)];
  const guard = rooms > 0 ? sql`AND NOT closed AND sold + ${rooms}::int <= allotment` : sql``;
  const { rows } = await tx.execute(sql`
    WITH night AS (
      SELECT stay_date FROM ${roomDay}
      WHERE company_code = ${companyCode} AND hotel_code = ${hotelCode} AND room_type_code = ${allocation.room_type_code}
        AND stay_date BETWEEN ${first}::date AND ${last}::date ${guard}
      ORDER BY stay_date FOR NO KEY UPDATE
    )
    UPDATE ${roomDay} AS d SET sold = d.sold + ${rooms}::int FROM night
    WHERE d.company_code = ${companyCode} AND d.hotel_code = ${hotelCode} AND d.room_type_code = ${allocation.room_type_code}
      AND d.stay_date = night.stay_date
    RETURNING d.stay_date`);
  return rows.length === allocation.dates.length;
}

async function moveOption(
  tx: Database,
  { companyCode, hotelCode }: HotelAllocation,
  { upselling_code, date }: Allocation['upsellings'][number],
  count: number,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    UPDATE ${upsellingDay} SET sold = sold + ${count}::int
    WHERE company_code = ${companyCode} AND hotel_code = ${hotelCode} AND upselling_code = ${upselling_code} AND stay_date = ${date}::date
      ${count > 0 ? sql`AND sold + ${count}::int <= allotment` : sql``}
    RETURNING sold`);
  return rows.length === 1;
}

function inOrder(options: Allocation['upsellings']) {
  return [...options].sort((a, b) => a.upselling_code.localeCompare(b.upselling_code) || a.date.localeCompare(b.date));
}
