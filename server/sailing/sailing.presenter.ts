import type {
  BundleCabinType,
  BundleDeck,
  BundleRoute,
  BundleSailing,
  BundleShip,
  CabinType,
  Deck,
  PortsResult,
  Ship,
  VoyageLeg,
} from '../../generated/types.ts';
import { pickText, type TextLanguages } from '../platform/values/language.ts';
import { pictureIn } from '../property/property.presenter.ts';
import type { HotelDocument } from '../property/hotel.rules.ts';
import type { Leg } from './departure.rules.ts';

export type SailingDocument = HotelDocument & { sailing: BundleSailing };

/** Omits ports without routes and ships without departures. `sailedBy` maps route codes to ship codes. */
export function portsIn(
  { ports, routes, ships }: BundleSailing,
  sailedBy: ReadonlyMap<string, readonly string[]>,
  languages: TextLanguages,
): Pick<PortsResult, 'ports' | 'routes' | 'ships'> {
  const used = new Set(routes.flatMap(({ from, to }) => [from, to]));
  const sailing = new Set([...sailedBy.values()].flat());
  return {
    ports: ports
      .filter(({ port_code }) => used.has(port_code))
      .map(({ port_code, port_name, country, time_zone, address, location, picture }) => ({
        port_code,
        port_name: pickText(port_name, languages),
        country,
        time_zone,
        address: pickText(address, languages),
        location: location ?? null,
        picture: picture && pictureIn(picture, languages),
      })),
    routes: routes.map((route) => routeIn(route, shipsInOrder(ships, sailedBy.get(route.route_code) ?? []), languages)),
    ships: ships
      .filter(({ ship_code }) => sailing.has(ship_code))
      .map(({ ship_code, ship_name, capacity, pictures: [picture] }) => ({
        ship_code,
        ship_name: pickText(ship_name, languages),
        capacity,
        picture: picture ? pictureIn(picture, languages) : null,
      })),
  };
}

function shipsInOrder(ships: readonly BundleShip[], codes: readonly string[]): string[] {
  return ships.map(({ ship_code }) => ship_code).filter((code) => codes.includes(code));
}

function routeIn(
  { route_name, port_tax: _, policy_code: __, ...route }: BundleRoute,
  ship_codes: string[],
  languages: TextLanguages,
) {
  return { ...route, route_name: pickText(route_name, languages), ship_codes };
}

export function legIn(leg: Leg, languages: TextLanguages): VoyageLeg {
  const { departure, route, ship } = leg;
  const port = ({ port_code, port_name, time_zone, address }: Leg['from']) => ({
    port_code,
    port_name: pickText(port_name, languages),
    time_zone,
    address: pickText(address, languages),
  });
  return {
    departure_code: departure.departureCode,
    route_code: route.route_code,
    route_name: pickText(route.route_name, languages),
    from: port(leg.from),
    to: port(leg.to),
    ship_code: ship.ship_code,
    ship_name: pickText(ship.ship_name, languages),
    departs_at: leg.departsAt,
    arrives_at: leg.arrivesAt,
    duration_minutes: departure.durationMinutes,
  };
}

export function cabinTypeIn(type: BundleCabinType, languages: TextLanguages): CabinType {
  return {
    cabin_type_code: type.cabin_type_code,
    cabin_type_name: pickText(type.cabin_type_name, languages),
    description: pickText(type.description, languages),
    view_type: pickText(type.view_type, languages),
    bed_type: pickText(type.bed_type, languages),
    ...(type.view && { view: type.view }),
    ...(type.beds && { beds: type.beds }),
    area: type.area,
    berths: type.berths,
    min_person: type.min_person,
    included_items: type.included_items.map((item) => pickText(item, languages)),
    pictures: type.pictures.map((picture) => pictureIn(picture, languages)),
  };
}

export function shipIn(sailing: BundleSailing, ship: BundleShip, languages: TextLanguages): Ship {
  const onBoard = new Set(ship.cabins.map(({ cabin_type_code }) => cabin_type_code));
  return {
    ship_code: ship.ship_code,
    ship_name: pickText(ship.ship_name, languages),
    description: pickText(ship.description, languages),
    capacity: ship.capacity,
    gross_tonnage: ship.gross_tonnage ?? null,
    length: ship.length ?? null,
    built: ship.built ?? null,
    facilities: ship.facilities.map((facility) => pickText(facility, languages)),
    pictures: ship.pictures.map((picture) => pictureIn(picture, languages)),
    decks: ship.decks.map((deck) => deckIn(deck, languages)),
    cabin_types: sailing.cabin_types
      .filter(({ cabin_type_code }) => onBoard.has(cabin_type_code))
      .map((type) => cabinTypeIn(type, languages)),
  };
}

function deckIn({ deck_number, deck_name, areas }: BundleDeck, languages: TextLanguages): Deck {
  return {
    deck_number,
    deck_name: pickText(deck_name, languages),
    areas: areas.map(({ name, cabin_type_code, ...area }) => ({
      ...area,
      name: name ? pickText(name, languages) : null,
      cabin_type_code: cabin_type_code ?? null,
    })),
  };
}
