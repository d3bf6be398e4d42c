import type { CalendarDay, DayStatus } from '../../generated/types.ts';
import { addDays, eachNight, nightsBetween } from '../platform/values/nights.ts';
import { type CalendarDiscounts, discountedPrices } from './calendar-price.rules.ts';
import type { ExtraPrices, PricedNight } from './pricing.rules.ts';
import type { StayDates } from './stay.rules.ts';

/** `price` is in minor units. `left` is the number of rooms available. */
export type RoomNight = ExtraPrices & {
  roomTypeCode: string;
  date: string;
  price: number;
  left: number;
  minNights: number;
  maxNights: number;
  closed: boolean;
  closedToArrival: boolean;
  closedToDeparture: boolean;
};

/**
 * `left` is the number of rooms available for the whole stay. `tooShortFor` is the minimum number of nights, or null
 * if the stay is too long.
 */
export type RoomOffer =
  | { status: 'available'; left: number; nights: PricedNight[] }
  | { status: 'sold_out'; left: number }
  | { status: 'closed'; reason: 'stay_closed' }
  | { status: 'closed'; reason: 'stay_length'; tooShortFor: number | null };

export class Inventory {
  readonly #nights: Map<string, RoomNight>;

  constructor(nights: readonly RoomNight[]) {
    this.#nights = new Map(nights.map((night) => [`${night.roomTypeCode} ${night.date}`, night]));
  }

  night(roomTypeCode: string, date: string): RoomNight | undefined {
    return this.#nights.get(`${roomTypeCode} ${date}`);
  }
}

/**
 * A night without a row is closed. The minimum and maximum length come from the arrival night. On the departure day,
 * only `closedToDeparture` matters.
 */
export function roomOffer(inventory: Inventory, roomTypeCode: string, dates: StayDates, rooms: number): RoomOffer {
  const nights = eachNight(dates.start, dates.end).map((date) => inventory.night(roomTypeCode, date));
  const sold = nights.filter((night) => night !== undefined && !night.closed) as RoomNight[];
  const arrival = sold[0];
  const departure = inventory.night(roomTypeCode, dates.end);
  if (arrival === undefined || sold.length < nights.length) return { status: 'closed', reason: 'stay_closed' };
  if (arrival.closedToArrival || departure?.closedToDeparture) return { status: 'closed', reason: 'stay_closed' };

  const length = nightsBetween(dates.start, dates.end);
  if (length < arrival.minNights) return { status: 'closed', reason: 'stay_length', tooShortFor: arrival.minNights };
  if (length > arrival.maxNights) return { status: 'closed', reason: 'stay_length', tooShortFor: null };

  const left = Math.min(...sold.map((night) => night.left));
  if (left < rooms) return { status: 'sold_out', left };
  return { status: 'available', left, nights: sold.map(pricedNight) };
}

function pricedNight({ date, price, extraAdultPrice, extraKidPrice }: RoomNight): PricedNight {
  return {
    date,
    price,
    ...(extraAdultPrice !== undefined && { extraAdultPrice }),
    ...(extraKidPrice !== undefined && { extraKidPrice }),
  };
}

/**
 * One day of the calendar, for all room types or for one. `price` is the lowest price among the room types with enough
 * rooms left, or null if there are none.
 */
export type CalendarRow = {
  date: string;
  price: number | null;
  /** Prices of the room types with enough rooms left, by code. Empty if prices by type weren't requested. */
  prices: Readonly<Record<string, number>>;
  anyOpen: boolean;
  minNights: number | null;
  maxNights: number | null;
  closedToArrival: boolean;
  closedToDeparture: boolean;
};

type Bookable = { from: string; to: string };

/** Extends a period to whole months, because `is_cheapest` compares all the days of a month. */
export function monthsAround(from: string, to: string): { from: string; to: string } {
  const afterTo = addDays(`${to.slice(0, 7)}-28`, 4);
  return { from: `${from.slice(0, 7)}-01`, to: addDays(`${afterTo.slice(0, 7)}-01`, -1) };
}

/**
 * Returns the days of a period in date order. `bookable.to` is the last check-out day, so no night starts on it.
 * `rows` must cover whole months (see `monthsAround`), or `is_cheapest` is wrong.
 */
export function calendarDays(
  rows: readonly CalendarRow[],
  period: { from: string; to: string },
  bookable: Bookable,
  maxNights: number,
  holidays: ReadonlySet<string>,
  discounts: CalendarDiscounts,
): CalendarDay[] {
  const byDate = new Map(rows.map((row) => [row.date, row]));
  const lowest = lowestByMonth(rows.filter((row) => statusOf(row, row.date, bookable) === 'open'));
  return eachNight(period.from, addDays(period.to, 1)).map((date) => {
    const row = byDate.get(date);
    const status = statusOf(row, date, bookable);
    const price = status === 'open' ? (row?.price ?? null) : null;
    return {
      date,
      status,
      price,
      ...(row && price !== null && discountedPrices(discounts, { date, price, prices: row.prices })),
      is_cheapest: price !== null && price === lowest.get(month(date)),
      min_nights: Math.min(row?.minNights ?? 1, maxNights),
      max_nights: Math.min(row?.maxNights ?? maxNights, maxNights),
      ...(holidays.has(date) && { is_holiday: true }),
      closed_to_arrival: row?.closedToArrival ?? false,
      closed_to_departure: row?.closedToDeparture ?? false,
    };
  });
}

export function sellsAnything(days: readonly CalendarDay[]): boolean {
  return days.some((day) => day.status === 'open' || day.status === 'sold_out');
}

function statusOf(row: CalendarRow | undefined, date: string, bookable: Bookable): DayStatus {
  if (date < bookable.from) return 'past';
  if (date >= bookable.to) return 'beyond_horizon';
  if (row === undefined || !row.anyOpen) return 'closed';
  return row.price === null ? 'sold_out' : 'open';
}

function lowestByMonth(rows: readonly CalendarRow[]): Map<string, number> {
  const lowest = new Map<string, number>();
  for (const { date, price } of rows) {
    if (price === null) continue;
    lowest.set(month(date), Math.min(price, lowest.get(month(date)) ?? price));
  }
  return lowest;
}

function month(date: string) {
  return date.slice(0, 7);
}
