import type { BundleHotel } from '../../generated/types.ts';
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

export type StockRow = { upselling_code: string; stay_date: string; allotment: number };

/** If rows overlap, the later row in the bundle applies. */
export function expandDays(hotel: BundleHotel): DayRow[] {
  const nights = new Map<string, DayRow>();
  for (const row of hotel.days) {
    const weekdays = row.weekdays && new Set(row.weekdays);
    for (const date of eachNight(row.from, addDays(row.to, 1))) {
      if (weekdays && !weekdays.has(weekday(date) || 7)) continue;
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

/** Returns the stock of each option with daily stock, for each date of the given nights. */
export function expandStock(hotel: BundleHotel, nights: readonly DayRow[]): StockRow[] {
  const dates = [...new Set(nights.map((night) => night.stay_date))].sort();
  return hotel.upsellings.flatMap(({ upselling_code, daily_stock }) =>
    daily_stock === null ? [] : dates.map((stay_date) => ({ upselling_code, stay_date, allotment: daily_stock })),
  );
}

export function dayKey(roomTypeCode: string, date: string) {
  return `${roomTypeCode} ${date}`;
}
