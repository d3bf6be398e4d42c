import type { PriceLine, Stay } from '../../generated/types.ts';
import { sum } from '../platform/values/money.ts';
import { eachNight, nightsBetween } from '../platform/values/nights.ts';
import type { RoomNight } from './availability.rules.ts';
import type { Allocation, DepartureAllocation, OptionStock } from './options.rules.ts';
import { priceOn, type StayPackage } from './package.rules.ts';
import type { ExtraPrices } from './pricing.rules.ts';
import type { StayDates } from './stay.rules.ts';

/**
 * The reservation to be changed. `besides` is the inventory taken for an earlier open change, which the new change
 * replaces.
 */
export type Booked = {
  stay: Pick<Stay, 'start_date' | 'end_date' | 'rooms' | 'package_code'>;
  allocation: Allocation;
  besides: readonly Allocation[];
};

type Left = { nights: readonly RoomNight[]; stock: readonly OptionStock[] };

/**
 * Returns the inventory available for changing a reservation. The reservation's own nights and options count as
 * available, even if the nights have since been closed. The booked arrival day, departure day and length also stay
 * allowed. Nights that are already booked cost the booked price, unless the booker requests more rooms. See
 * docs/decisions/cancelling-and-changing.md.
 */
export function inventoryForBooker(booked: Booked, { nights, stock }: Left, rooms: number): Left {
  return {
    nights: nights.map((night) => bookedNight(booked, night, rooms)),
    stock: stock.map((day) => ({ ...day, left: day.left + optionsOf(booked, day) })),
  };
}

function bookedNight(booked: Booked, night: RoomNight, rooms: number): RoomNight {
  const { stay, allocation } = booked;
  const length = nightsBetween(stay.start_date, stay.end_date);
  const own = roomsOf([allocation], night);
  const held = own + roomsOf(booked.besides, night);
  const sameType = night.roomTypeCode === allocation.room_type_code;
  return {
    ...night,
    ...(held > 0 && { left: held + (night.closed ? 0 : night.left), closed: false }),
    ...(own > 0 &&
      rooms <= own && { price: priceOf(stay, night.date) ?? night.price, ...extraPricesOf(stay, night.date) }),
    ...(sameType &&
      night.date === stay.start_date && {
        closedToArrival: false,
        minNights: Math.min(night.minNights, length),
        maxNights: Math.max(night.maxNights, length),
      }),
    ...(sameType && night.date === stay.end_date && { closedToDeparture: false }),
  };
}

/**
 * Relaxes a package so that the booker can keep it: it includes their room type, allows their length of stay and has
 * the booked prices for their nights. Returns the package unchanged if they haven't booked it or request more rooms.
 */
export function packageForBooker(
  { stay, allocation }: Booked,
  pack: StayPackage,
  { start, end }: StayDates,
  rooms: number,
): StayPackage {
  if (stay.package_code !== pack.package_code || rooms > stay.rooms.length) return pack;
  const length = nightsBetween(stay.start_date, stay.end_date);
  const booked = [...packagePrices(stay, pack)].map(([date, price]) => ({ from: date, to: date, price }));
  return {
    ...pack,
    room_type_codes: [...pack.room_type_codes, allocation.room_type_code],
    min_nights: Math.min(pack.min_nights, length),
    ...(pack.max_nights !== undefined && { max_nights: Math.max(pack.max_nights, length) }),
    ...(start === stay.start_date && { closed_to_arrival: false }),
    ...(end === stay.end_date && { closed_to_departure: false }),
    periods: [...booked, ...(pack.periods ?? [])],
  };
}

/**
 * Reconstructs the booked package price of each night. The price lines contain only the number of nights at each price.
 * A night whose current price is one of the booked prices gets that price; the other nights get the remaining prices in
 * order.
 */
function packagePrices({ start_date, end_date, rooms }: Booked['stay'], pack: StayPackage): Map<string, number> {
  const lines = rooms[0]?.lines.filter(({ kind }) => kind === 'package') ?? [];
  const nights = eachNight(start_date, end_date);
  if (pack.charge === 'per_stay')
    return new Map(lines.flatMap((line) => nights.map((date) => [date, line.unit_price])));
  const left = lines.flatMap(({ count, unit_price }) => Array<number>(count).fill(unit_price));
  const now = nights.map((date) => {
    const at = left.indexOf(priceOn(pack, date) ?? NaN);
    return [date, at === -1 ? undefined : left.splice(at, 1)[0]] as const;
  });
  return new Map(now.map(([date, price]) => [date, price ?? left.shift() ?? pack.price]));
}

function roomsOf(allocations: readonly Allocation[], night: RoomNight): number {
  const nights = allocations.filter((one) => one.room_type_code === night.roomTypeCode).flatMap((one) => one.nights);
  return sum(nights.filter(({ date }) => date === night.date).map(({ rooms }) => rooms));
}

function optionsOf({ allocation, besides }: Booked, day: OptionStock): number {
  const options = [allocation, ...besides].flatMap(({ upsellings }) => upsellings);
  const own = options.filter(({ upselling_code, date }) => upselling_code === day.upsellingCode && date === day.date);
  return sum(own.map(({ count }) => count));
}

function priceOf({ rooms }: Booked['stay'], date: string): number | undefined {
  return rooms[0]?.lines.find((line) => line.kind === 'night' && line.date === date)?.unit_price;
}

/** Returns the booked prices for extra guests on a night. A price is absent if no room has such a guest. */
function extraPricesOf({ rooms }: Booked['stay'], date: string): ExtraPrices {
  const priceFor = (kind: PriceLine['kind']) => {
    const lines = rooms.map((room) => room.lines.filter((line) => line.kind === kind)).find(({ length }) => length > 0);
    // If there are lines for single nights, the other nights were free of charge.
    return lines && (lines.find((line) => line.date === null || line.date === date)?.unit_price ?? 0);
  };
  const [extraAdultPrice, extraKidPrice] = [priceFor('extra_adult'), priceFor('extra_kid')];
  return {
    ...(extraAdultPrice !== undefined && { extraAdultPrice }),
    ...(extraKidPrice !== undefined && { extraKidPrice }),
  };
}

/**
 * Returns the inventory in `one` that isn't in `other`. Nights of different room types are never the same inventory.
 */
export function beyond(one: Allocation, other: Allocation): Allocation {
  const sameType = one.room_type_code === other.room_type_code;
  const roomsOn = (date: string) => (sameType ? other.nights.find((night) => night.date === date)?.rooms : 0) ?? 0;
  const countOf = ({ upselling_code, date }: Allocation['upsellings'][number]) =>
    other.upsellings.find((day) => day.upselling_code === upselling_code && day.date === date)?.count ?? 0;
  return {
    room_type_code: one.room_type_code,
    nights: one.nights
      .map(({ date, rooms }) => ({ date, rooms: rooms - roomsOn(date) }))
      .filter(({ rooms }) => rooms > 0),
    upsellings: one.upsellings
      .map((day) => ({ ...day, count: day.count - countOf(day) }))
      .filter(({ count }) => count > 0),
    ...(one.departures && { departures: departuresBeyond(one.departures, other.departures ?? []) }),
  };
}

function departuresBeyond(
  departures: readonly DepartureAllocation[],
  others: readonly DepartureAllocation[],
): DepartureAllocation[] {
  return departures
    .map(({ departure_code, persons, cabins }) => {
      const other = others.find((one) => one.departure_code === departure_code);
      const countOf = (code: string) => other?.cabins.find((one) => one.cabin_type_code === code)?.count ?? 0;
      return {
        departure_code,
        persons: Math.max(0, persons - (other?.persons ?? 0)),
        cabins: cabins
          .map(({ cabin_type_code, count }) => ({ cabin_type_code, count: count - countOf(cabin_type_code) }))
          .filter(({ count }) => count > 0),
      };
    })
    .filter(({ persons, cabins }) => persons > 0 || cabins.length > 0);
}
