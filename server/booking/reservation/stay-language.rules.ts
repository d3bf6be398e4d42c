import type { LocalizedText, PriceLine, Stay, StayRoom, Voyage, VoyagePort } from '../../../generated/types.ts';
import { pickText, type TextLanguages } from '../../platform/values/language.ts';
import type { HotelDocument } from '../../property/hotel.rules.ts';

/**
 * Translates the names in a stored stay, using their codes. Prices, dates and terms stay as agreed. Items that the
 * hotel no longer sells keep their stored names.
 */
export function stayIn(document: HotelDocument, stay: Stay, languages: TextLanguages): Stay {
  const named = (text: LocalizedText | undefined, stored: string) => (text ? pickText(text, languages) : stored);
  const roomType = document.room_types.find((one) => one.room_type_code === stay.rooms[0]?.room_type_code);
  const pack = document.packages.find((one) => one.package_code === stay.package_code);
  const cabinType = document.sailing?.cabin_types.find((one) => one.cabin_type_code === stay.rooms[0]?.room_type_code);
  const route = document.sailing?.routes.find((one) => one.route_code === stay.voyage?.legs[0]?.route_code);
  const policyCode = stay.voyage ? route?.policy_code : roomType?.policy_code;
  const policy = document.policies.find((one) => one.policy_code === policyCode);
  const picture = (stay.voyage ? cabinType : roomType)?.pictures.find(
    (one) => one.file_path === stay.picture?.file_path,
  );
  return {
    ...stay,
    hotel_name: named(document.hotel_name, stay.hotel_name),
    package_name: stay.package_name === null ? null : named(pack?.package_name, stay.package_name),
    picture: stay.picture && { ...stay.picture, alt: named(picture?.alt, stay.picture.alt) },
    rooms: stay.rooms.map((room) => roomWithNames(document, stay, room, named)),
    voyage: stay.voyage ? voyageIn(document, stay.voyage, named) : null,
    cancellation_policy: {
      ...stay.cancellation_policy,
      policy_name: named(policy?.policy_name, stay.cancellation_policy.policy_name),
    },
  };
}

type Named = (text: LocalizedText | undefined, stored: string) => string;

function voyageIn({ sailing }: HotelDocument, voyage: Voyage, named: Named): Voyage {
  const port = (stored: VoyagePort) => {
    const known = sailing?.ports.find((one) => one.port_code === stored.port_code);
    return {
      ...stored,
      port_name: named(known?.port_name, stored.port_name),
      address: named(known?.address, stored.address),
    };
  };
  const legs = voyage.legs.map((leg) => ({
    ...leg,
    route_name: named(sailing?.routes.find((one) => one.route_code === leg.route_code)?.route_name, leg.route_name),
    ship_name: named(sailing?.ships.find((one) => one.ship_code === leg.ship_code)?.ship_name, leg.ship_name),
    from: port(leg.from),
    to: port(leg.to),
  }));
  return { ...voyage, legs };
}

function routeOf({ sailing }: HotelDocument, { voyage }: Stay, { code }: PriceLine): LocalizedText | undefined {
  const leg = voyage?.legs.find(({ departure_code }) => departure_code === code);
  return sailing?.routes.find((one) => one.route_code === leg?.route_code)?.route_name;
}

function roomWithNames(document: HotelDocument, stay: Stay, room: StayRoom, named: Named): StayRoom {
  const cabinType = document.sailing?.cabin_types.find((one) => one.cabin_type_code === room.room_type_code);
  const typeName = stay.voyage ? cabinType?.cabin_type_name : nameOf(document, 'night', room.room_type_code);
  const lineName = (line: PriceLine) =>
    stay.voyage ? routeOf(document, stay, line) : nameOf(document, line.kind, line.code);
  return {
    ...room,
    room_type_name: named(typeName, room.room_type_name),
    lines: room.lines.map((line) => ({
      ...line,
      name: line.name === null ? null : named(lineName(line), line.name),
    })),
  };
}

/** Returns undefined if the hotel has no name for lines of this kind or no longer sells the item. */
function nameOf(document: HotelDocument, kind: PriceLine['kind'], code: string | null): LocalizedText | undefined {
  if (kind === 'night') return document.room_types.find((one) => one.room_type_code === code)?.room_type_name;
  if (kind === 'package') return document.packages.find((one) => one.package_code === code)?.package_name;
  if (kind === 'promotion') return document.promotions.find((one) => one.promotion_code === code)?.promotion_name;
  if (kind === 'upselling') return document.upsellings.find((one) => one.upselling_code === code)?.upselling_name;
  return undefined;
}
