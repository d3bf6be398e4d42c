import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { BundleHotel, PropertyBundle } from '../../../generated/types.ts';
import type { OpenDatabase } from '../../../server/platform/database/database.ts';
import { type ImportOptions, importBundle } from '../../../server/provider/provider.usecases.ts';
import { testDatabase } from '../database/database.ts';
import { demoHotel, IMPORT_LIMITS } from './properties.ts';

export type Change = (hotel: BundleHotel) => void;

const small: Change = (hotel) => {
  hotel.days = [
    { room_type_code: 'DLX', from: '2027-06-01', to: '2027-06-10', price: 180_000, allotment: 8 },
    {
      room_type_code: 'DLX',
      from: '2027-06-01',
      to: '2027-06-10',
      price: 230_000,
      allotment: 6,
      weekdays: [5, 6],
      min_nights: 2,
    },
  ];
};

export function bundleOf(...hotels: BundleHotel[]): PropertyBundle {
  return {
    company_code: 'haneul',
    company_name: { ko: '하늘 스테이' },
    hotels,
  };
}
export function city(change: Change = () => undefined) {
  return demoHotel('1', (hotel) => {
    small(hotel);
    change(hotel);
  });
}
/**
 * Call once at the top of a test file. Opens a database that is emptied after each test. Returns functions that import
 * bundles and read the stored rows.
 */
export function useProvider() {
  let database: OpenDatabase;
  beforeAll(async () => void (database = await testDatabase()));
  afterEach(() =>
    database.db.execute(
      sql`truncate company, hotel_reference, hotel, room_type, room_day, upselling_day, tier, affiliate, owned_room cascade`,
    ),
  );
  afterAll(() => database.close());

  const load = (bundle: unknown, options: ImportOptions = {}, limits = {}) =>
    importBundle({ db: database.db, ...IMPORT_LIMITS, guaranteeConfigured: false, ...limits }, bundle, options);
  const rowsOf = async (query: string) => (await database.db.execute(sql.raw(query))).rows as Record<string, unknown>[];
  const one = async (query: string) => (await rowsOf(query))[0];
  return { load, rowsOf, one, db: () => database.db };
}
