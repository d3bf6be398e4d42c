import type { NightPrice } from '../../generated/types.ts';
import { eachNight, nightsBetween } from '../platform/values/nights.ts';
import type { StayDates } from './stay.rules.ts';

/** A night of a room type as it is sold: its price (minor units), how many rooms are left, its restrictions. */
export type RoomNight = {
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

/** What a room type offers for a stay. `left` is the smallest number on a night. */
export type RoomOffer =
  | { status: 'available'; left: number; nights: NightPrice[] }
  | { status: 'sold_out'; left: number }
  | { status: 'closed'; reason: 'stay_closed' | 'stay_length' };

/** The nights of every room type, to look up by type and date. */
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
 * Whether `rooms` rooms of a type can be had for a stay. A night without a row is closed. The lengths that count are those of the
 * day of arrival; the day of departure matters only for being closed to departure.
 */
export function roomOffer(inventory: Inventory, roomTypeCode: string, dates: StayDates, rooms: number): RoomOffer {
  const nights = eachNight(dates.start, dates.end).map((date) => inventory.night(roomTypeCode, date));
  const sold = nights.filter((night) => night !== undefined && !night.closed) as RoomNight[];
  const arrival = sold[0];
  const departure = inventory.night(roomTypeCode, dates.end);
  if (arrival === undefined || sold.length < nights.length) return { status: 'closed', reason: 'stay_closed' };
  if (arrival.closedToArrival || departure?.closedToDeparture) return { status: 'closed', reason: 'stay_closed' };

  const length = nightsBetween(dates.start, dates.end);
  if (length < arrival.minNights || length > arrival.maxNights) return { status: 'closed', reason: 'stay_length' };

  const left = Math.min(...sold.map((night) => night.left));
  if (left < rooms) return { status: 'sold_out', left };
  return { status: 'available', left, nights: sold.map(({ date, price }) => ({ date, price })) };
}
