import type { PriceLine, Stay, StayRoom } from '../../generated/types.ts';
import { dueParts } from '../catalogue/card-minimum.rules.ts';
import { policyOf } from '../catalogue/cancellation.rules.ts';
import { taxOf } from '../catalogue/pricing.rules.ts';
import { pickText, type TextLanguages } from '../platform/values/language.ts';
import { sum } from '../platform/values/money.ts';
import { nightsBetween } from '../platform/values/nights.ts';
import { clockOf, dayOf } from '../platform/values/port-time.ts';
import { bookablePeriod } from '../property/hotel.rules.ts';
import { pictureIn } from '../property/property.presenter.ts';
import { findCabinType, type Leg } from './departure.rules.ts';
import { cabinLines, cabinsOf } from './fare.rules.ts';
import { legIn, type SailingDocument } from './sailing.presenter.ts';
import { type Cabin, type Legs, passportDays } from './voyage.rules.ts';

/** Prices an available voyage and presents it as a stay in which each cabin is a room. Amounts are in minor units. */
export function voyageStay(
  document: SailingDocument,
  { legs, cabins }: { legs: Legs; cabins: readonly Cabin[] },
  now: Date,
  languages: TextLanguages,
): Stay {
  const { departsAt } = legs[0];
  const { arrivesAt } = legs.at(-1)!;
  const rooms = cabins.map((cabin) => voyageRoom(document, legs, cabin, languages));
  const total = sum(rooms.map((room) => room.total_price));
  const { supplyPrice, tax } = taxOf(total);
  const { from: today } = bookablePeriod(document, now);
  const [picture] = findCabinType(document.sailing, cabins[0]!.cabin_type_code)?.pictures ?? [];
  const terms = { checkIn: dayOf(departsAt), total, today };
  return {
    hotel_code: document.hotel_code,
    hotel_name: pickText(document.hotel_name, languages),
    start_date: dayOf(departsAt),
    end_date: dayOf(arrivesAt),
    nights: nightsBetween(dayOf(departsAt), dayOf(arrivesAt)),
    checkin_time: clockOf(departsAt),
    checkout_time: clockOf(arrivesAt),
    package_code: null,
    package_name: null,
    promotion_code: null,
    picture: picture ? pictureIn(picture, languages) : null,
    rooms,
    currency: document.currency,
    total_price: total,
    supply_price: supplyPrice,
    tax,
    ...dueParts(document, total),
    payment_type: document.payment_type,
    cancellation_policy: policyOf(document, legs[0].route, terms, languages),
    voyage: {
      trip: legs.length === 2 ? 'round_trip' : 'one_way',
      legs: legs.map((leg) => legIn(leg, languages)),
      ...passportDays(document.sailing, legs),
    },
  };
}

function voyageRoom(document: SailingDocument, legs: Legs, cabin: Cabin, languages: TextLanguages): StayRoom {
  const { cabin_type_code, adult, kid, infant } = cabin;
  const type = findCabinType(document.sailing, cabin_type_code);
  const lines = legs.flatMap((leg: Leg): PriceLine[] => {
    const fares = type && cabinsOf(leg.departure, type)?.fares;
    return fares ? cabinLines(leg, type, fares, cabin, pickText(leg.route.route_name, languages)) : [];
  });
  return {
    room_type_code: cabin_type_code,
    room_type_name: type ? pickText(type.cabin_type_name, languages) : '',
    adult,
    kid,
    infant,
    pet: 0,
    checkout_time: clockOf(legs.at(-1)!.arrivesAt),
    lines,
    discount_promotion_price: 0,
    total_price: sum(lines.map(({ amount }) => amount)),
  };
}
