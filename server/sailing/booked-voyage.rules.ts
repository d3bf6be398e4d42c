import type { Stay, StayRoom } from '../../generated/types.ts';
import type { Allocation, DepartureAllocation } from '../catalogue/options.rules.ts';
import { sum } from '../platform/values/money.ts';
import type { Bands, CabinsLeft, Departure } from './departure.rules.ts';

/**
 * The reservation to be changed. `besides` is the inventory taken for an earlier open change, which the new change
 * replaces.
 */
export type BookedVoyage = {
  stay: Pick<Stay, 'rooms'>;
  allocation: Allocation;
  besides: readonly Allocation[];
  travellers: readonly { birthday: string; passportExpiresOn: string | null }[];
};

/**
 * Returns the departures with the inventory available for changing a voyage. The booker's own cabins and berths count
 * as available, at the booked fares.
 */
export function departuresForBooker(booked: BookedVoyage, departures: readonly Departure[]): Departure[] {
  return departures.map((departure) => {
    const own = [booked.allocation, ...booked.besides].flatMap((allocation) => ofDeparture(allocation, departure));
    const kept = ofDeparture(booked.allocation, departure);
    return {
      ...departure,
      left: departure.left + sum(own.map(({ persons }) => persons)),
      cabins: departure.cabins.map((cabins) => ({
        ...cabins,
        left: cabins.left + countOf(own, cabins),
        fares: countOf(kept, cabins) > 0 ? bookedFares(booked.stay.rooms, departure, cabins) : cabins.fares,
      })),
    };
  });
}

function ofDeparture({ departures = [] }: Allocation, { departureCode }: Departure): DepartureAllocation[] {
  return departures.filter(({ departure_code }) => departure_code === departureCode);
}

function countOf(own: readonly DepartureAllocation[], { cabinTypeCode }: CabinsLeft): number {
  const cabins = own.flatMap((one) => one.cabins).filter(({ cabin_type_code }) => cabin_type_code === cabinTypeCode);
  return sum(cabins.map(({ count }) => count));
}

/**
 * Returns the booked fares for a cabin type on a leg. An age band without a booked traveller gets the current fare. If
 * the cabin type is no longer sold, such a band gets another band's booked fare.
 */
function bookedFares(
  rooms: readonly StayRoom[],
  { departureCode }: Departure,
  { cabinTypeCode, fares }: CabinsLeft,
): Bands | null {
  const lines = rooms
    .filter(({ room_type_code }) => room_type_code === cabinTypeCode)
    .flatMap((room) => room.lines)
    .filter(({ code }) => code === departureCode);
  const fareOf = (band: keyof Bands) => lines.find(({ kind }) => kind === `fare_${band}`)?.unit_price;
  const adult = fareOf('adult') ?? fares?.adult ?? fareOf('kid');
  if (adult === undefined) return fares;
  return { adult, kid: fareOf('kid') ?? fares?.kid ?? adult, infant: fareOf('infant') ?? fares?.infant ?? adult };
}
