import type { BundleDays } from '../../generated/types.ts';
import { addDays } from '../../server/platform/values/nights.ts';
import { holidays } from './holidays.ts';

/** Nightly prices of a room type in won, and the number of its rooms. */
export type Rates = {
  room_type_code: string;
  rooms: number;
  weekday: number;
  weekend: number;
  peakWeekday: number;
  peakWeekend: number;
};

export const DAYS_SOLD = 730;

export const PEAK_PERIODS = [
  { from: '07-15', to: '08-24' },
  { from: '12-20', to: '02-20' },
];

const WEEKEND = [5, 6];

/** Nights on which the hotel is closed for maintenance, in days from today. */
const UPKEEP = [24, 25, 200, 201];
/** Fully booked nights, in days from today, with available nights around them. */
const FULL = [18];
/** Nights with one room of each type left, in days from today. Types with three rooms or fewer are fully booked. */
const NEARLY_FULL = [11, 12, 33];

/**
 * Returns the prices and inventory for two years from today. They cover seasons, weekends, eves of holidays, closed
 * nights, and nights that are fully or nearly fully booked.
 */
export function demoDays(today: string, rates: readonly Rates[]): BundleDays[] {
  const last = addDays(today, DAYS_SOLD - 1);
  const seasons = peakSeasons(today, last);
  const eves = holidays(today, addDays(last, 1))
    .map((date) => addDays(date, -1))
    .filter((date) => date >= today);
  const isPeak = (date: string) => seasons.some(({ from, to }) => date >= from && date <= to);

  return rates.flatMap((rate) => {
    const { room_type_code, rooms, weekday, weekend, peakWeekday, peakWeekend } = rate;
    const row = (from: string, to: string, price: number, more: Partial<BundleDays> = {}): BundleDays => ({
      room_type_code,
      from,
      to,
      price,
      allotment: rooms,
      ...more,
    });
    const priceOn = (date: string) => (isPeak(date) ? peakWeekend : weekend);
    const night = (offset: number, more: Partial<BundleDays>) => {
      const date = addDays(today, offset);
      return row(date, date, priceOn(date), more);
    };
    return [
      row(today, last, weekday),
      row(today, last, weekend, { weekdays: WEEKEND }),
      ...seasons.map(({ from, to }) => row(from, to, peakWeekday)),
      ...seasons.map(({ from, to }) => row(from, to, peakWeekend, { weekdays: WEEKEND, min_nights: 2 })),
      ...eves.map((date) => row(date, date, priceOn(date))),
      ...NEARLY_FULL.map((offset) => night(offset, { allotment: rooms > 3 ? 1 : 0 })),
      ...FULL.map((offset) => night(offset, { allotment: 0 })),
      ...UPKEEP.map((offset) => night(offset, { closed: true })),
      night(UPKEEP[0]! - 1, { closed_to_arrival: true }),
    ];
  });
}

function peakSeasons(first: string, last: string): { from: string; to: string }[] {
  const years = Array.from(
    { length: +last.slice(0, 4) - +first.slice(0, 4) + 2 },
    (_, i) => +first.slice(0, 4) - 1 + i,
  );
  return years
    .flatMap((year) =>
      PEAK_PERIODS.map(({ from, to }) => ({ from: `${year}-${from}`, to: `${from <= to ? year : year + 1}-${to}` })),
    )
    .map(({ from, to }) => ({ from: from < first ? first : from, to: to > last ? last : to }))
    .filter(({ from, to }) => from <= to);
}
