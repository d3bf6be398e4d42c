import { sql } from 'drizzle-orm';
import type { BundleHotel } from '../../generated/types.ts';
import { systemClock } from '../../server/platform/clock.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { addDays, today } from '../../server/platform/values/nights.ts';
import { NO_FILES } from '../../server/provider/picture-folder.ts';
import { importBundle } from '../../server/provider/provider.usecases.ts';
import { demoBundle } from '../../scripts/demo/bundle.ts';
import { HARU_RATES } from '../../scripts/demo/hotels/haru-city-rooms.ts';

const DAYS = 730;
/** Number of days between the last possible arrival and the end of the inventory. */
const MARGIN = 30;
/** Number of rooms for each night, which is high enough that no benchmark run sells out a night. */
const ROOMS = 9_000;

export const TODAY = today('Asia/Seoul', new Date());
export const ROOM_TYPES = HARU_RATES.map(({ room_type_code }) => room_type_code);

export async function loadHotel(db: Database): Promise<void> {
  const hotel = demoBundle(TODAY).hotels.find((one) => one.hotel_code === '1')!;
  const to = addDays(TODAY, DAYS - 1);
  const days: BundleHotel['days'] = HARU_RATES.flatMap(({ room_type_code, weekday, weekend }) => [
    { room_type_code, from: TODAY, to, price: weekday, allotment: ROOMS },
    { room_type_code, from: TODAY, to, price: weekend, allotment: ROOMS, weekdays: [5, 6] },
  ]);
  const bundle = {
    company_code: 'bench',
    company_name: { ko: '벤치', en: 'Bench' },
    hotels: [{ ...hotel, set_reservation_term: DAYS, days }],
  };
  const report = await importBundle(
    {
      db,
      chargeableCurrencies: [hotel.currency],
      paymentMethods: hotel.payment_methods ?? ['card'],
      guaranteeConfigured: false,
      clock: systemClock,
      files: { ...NO_FILES, hasFile: () => true },
    },
    bundle,
  );
  if (report.result === 'fail') throw new Error(JSON.stringify(report.problems.slice(0, 5)));
}

/**
 * Creates hotels 2 to `count` as copies of hotel 1, including its nights. Skips the foreign key checks, because the
 * copies satisfy them.
 */
export async function multiplyHotel(db: Database, count: number): Promise<void> {
  const rest = (columns: string) => sql.raw(`generate_series(2, ${count}) as n, ${columns}`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`insert into hotel_reference (hotel_code, company_code)
      select n::text, company_code from ${rest(`hotel_reference where hotel_code = '1'`)}`);
    await tx.execute(sql`insert into hotel (company_code, hotel_code, revision, payment_type, time_zone, document_hash, document)
      select company_code, n::text, 1, payment_type, time_zone, md5(n::text),
        jsonb_set(document, '{hotel_code}', to_jsonb(n::text)) from ${rest(`hotel where hotel_code = '1'`)}`);
    await tx.execute(sql`insert into room_type (company_code, hotel_code, room_type_code)
      select company_code, n::text, room_type_code from ${rest(`room_type where hotel_code = '1'`)}`);
    await tx.execute(sql`insert into room_day (company_code, hotel_code, room_type_code, stay_date, price, allotment, min_nights,
        max_nights, closed, closed_to_arrival, closed_to_departure)
      select company_code, n::text, room_type_code, stay_date, price, allotment, min_nights, max_nights, closed,
        closed_to_arrival, closed_to_departure from ${rest(`room_day where hotel_code = '1'`)}`);
    await tx.execute(sql`insert into upselling_day (company_code, hotel_code, upselling_code, stay_date, allotment)
      select company_code, n::text, upselling_code, stay_date, allotment from ${rest(`upselling_day where hotel_code = '1'`)}`);
  });
  await db.execute(sql`vacuum analyze`);
}

export function randomStay(nights: number): { start_date: string; end_date: string } {
  const start = addDays(TODAY, 1 + Math.floor(Math.random() * (DAYS - MARGIN)));
  return { start_date: start, end_date: addDays(start, nights) };
}
