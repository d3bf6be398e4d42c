import type { BundleHotel, BundlePackageDays } from '../../generated/types.ts';
import { addDays, eachNight, weekday } from '../platform/values/nights.ts';

/** The field names are the column names. Prices are in minor units, or null if the price of the room type applies. */
export type DayRow = {
  room_type_code: string;
  stay_date: string;
  price: number;
  allotment: number;
  extra_adult_price: number | null;
  extra_kid_price: number | null;
  min_nights: number;
  max_nights: number;
  closed: boolean;
  closed_to_arrival: boolean;
  closed_to_departure: boolean;
};

/** The field names are the column names. If a value is null, that of the package applies. */
export type PackageDayRow = {
  room_type_code: string;
  package_code: string;
  stay_date: string;
  price: number | null;
  min_nights: number | null;
  max_nights: number | null;
  closed: boolean;
  closed_to_arrival: boolean;
  closed_to_departure: boolean;
};

export type StockRow = { upselling_code: string; stay_date: string; allotment: number };

/** If rows overlap, the later row in the bundle applies. */
export function expandDays(hotel: BundleHotel): DayRow[] {
  const nights = new Map<string, DayRow>();
  for (const row of hotel.days) {
    for (const date of datesOf(row)) {
      nights.set(dayKey(row.room_type_code, date), {
        room_type_code: row.room_type_code,
        stay_date: date,
        price: row.price,
        allotment: row.allotment,
        extra_adult_price: row.extra_adult_price ?? null,
        extra_kid_price: row.extra_kid_price ?? null,
        min_nights: row.min_nights ?? 1,
        max_nights: row.max_nights ?? hotel.max_nights,
        closed: row.closed ?? false,
        closed_to_arrival: row.closed_to_arrival ?? false,
        closed_to_departure: row.closed_to_departure ?? false,
      });
    }
  }
  return [...nights.values()];
}

export function expandPackageDays(rows: readonly BundlePackageDays[]): PackageDayRow[] {
  const nights = new Map<string, PackageDayRow>();
  for (const row of rows) {
    const { room_type_code, package_code } = row;
    for (const stay_date of datesOf(row)) {
      nights.set(`${package_code} ${dayKey(room_type_code, stay_date)}`, {
        room_type_code,
        package_code,
        stay_date,
        price: row.price ?? null,
        min_nights: row.min_nights ?? null,
        max_nights: row.max_nights ?? null,
        closed: row.closed ?? false,
        closed_to_arrival: row.closed_to_arrival ?? false,
        closed_to_departure: row.closed_to_departure ?? false,
      });
    }
  }
  return [...nights.values()];
}

/**
 * Returns the stock of each option with daily stock, for each date of the given nights and for each date of the
 * property's `option_days`.
 */
export function expandStock(
  { upsellings, option_days = [] }: Pick<BundleHotel, 'upsellings' | 'option_days'>,
  nights: readonly DayRow[],
): StockRow[] {
  const dates = [...new Set(nights.map((night) => night.stay_date))].sort();
  const stock = new Map<string, StockRow>();
  const set = (row: StockRow) => void stock.set(dayKey(row.upselling_code, row.stay_date), row);
  for (const { code, stock: allotment } of limitedOptions({ upsellings }))
    for (const stay_date of dates) set({ upselling_code: code, stay_date, allotment });
  for (const row of option_days) {
    for (const stay_date of datesOf(row)) set({ upselling_code: row.upselling_code, stay_date, allotment: row.stock });
  }
  return [...stock.values()];
}

/** Returns the options with daily stock. */
export function limitedOptions({ upsellings }: Pick<BundleHotel, 'upsellings'>): { code: string; stock: number }[] {
  return upsellings.flatMap(({ upselling_code: code, daily_stock: stock }) =>
    stock === null ? [] : [{ code, stock }],
  );
}

type Period = { from: string; to: string; weekdays?: readonly number[] };

function datesOf({ from, to, weekdays }: Period): string[] {
  const dates = eachNight(from, addDays(to, 1));
  return weekdays ? dates.filter((date) => weekdays.includes(weekday(date) || 7)) : dates;
}

export function dayKey(roomTypeCode: string, date: string) {
  return `${roomTypeCode} ${date}`;
}
