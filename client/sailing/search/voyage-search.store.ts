import { proxy, subscribe } from 'valtio/vanilla';
import type { PartyRoom, PortsResult, Route, SailingSearchRequest } from '../../../generated/types.ts';
import { PARTY_BOUNDS, readStayDate } from '../../../machines/session/stay.values.ts';
import { endOfDay, now } from '../../platform/clock.ts';
import { dropCookie, readCookie, writeCookie } from '../../platform/tab/cookies.ts';
import { storage } from '../../platform/tab/storage.ts';
import { onSession } from '../../session/index.ts';

export type VoyageParty = Pick<PartyRoom, 'adult' | 'kid' | 'infant'>;

export type VoyageChoices = {
  /** Ferry line that the choices belong to. Other lines ignore them. */
  hotel: string;
  /** Outbound route. Null means a round trip on the line's first route. */
  route: string | null;
  /** Inbound route. If `route` is set, null means a one-way trip. */
  back: string | null;
  departs: string | null;
  returns: string | null;
} & VoyageParty;

export type VoyagePart = 'route' | 'dates' | 'party';

/** `picked` contains the dates in the open sheet. */
type VoyageSheet = { part: VoyagePart | null; picked?: Partial<Pick<VoyageChoices, 'departs' | 'returns'>> };

export const voyageSheet = proxy<VoyageSheet>({ part: null });
export function openVoyage(part: VoyagePart | null): void {
  voyageSheet.part = part;
}
/** Shows dates that the guest has picked but not yet applied in the search bar. */
export function showPicked(dates: NonNullable<VoyageSheet['picked']> = {}): void {
  voyageSheet.picked = dates;
}

const COOKIE = 'd_booking_voyage';
const BANDS = ['adult', 'kid', 'infant'] as const;
const NOTHING: VoyageChoices = {
  hotel: '',
  route: null,
  back: null,
  departs: null,
  returns: null,
  adult: 2,
  kid: 0,
  infant: 0,
};

/** Must match the pattern of ItemCode in the contract. */
const CODE = /^[0-9A-Za-z_-]{1,20}$/;

/** Writes the search with the contract's parameter names, for the address, the tab's storage and the cookie. */
export function writeVoyage(query: URLSearchParams, choices: VoyageChoices): void {
  const values = {
    hotel_code: choices.hotel,
    route_code: choices.route,
    departure_date: choices.departs,
    return_route_code: choices.back,
    return_date: (choices.back || !choices.route) && choices.returns,
    ...Object.fromEntries(BANDS.map((band) => [band, String(choices[band])])),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
}

/**
 * Parses untrusted input from the address, the tab's storage or the cookie. Ignores invalid values. Also accepts the
 * entry page's parameter names for dates. Dates without a route are for a round trip.
 */
export function readVoyage(query: URLSearchParams): VoyageChoices {
  const code = (name: string) => (CODE.test(query.get(name) ?? '') ? query.get(name) : null);
  const count = (band: keyof VoyageParty) => {
    const number = /^\d{1,2}$/.test(query.get(band) ?? '') ? Number(query.get(band)) : NOTHING[band];
    const [least, most] = PARTY_BOUNDS[band];
    return Math.min(Math.max(number, least), most);
  };
  const route = code('route_code');
  const back = route && code('return_route_code');
  const date = (name: string, onEntry: string) => readStayDate(query.get(name) ?? query.get(onEntry));
  return {
    hotel: code('hotel_code') ?? '',
    route,
    back,
    departs: date('departure_date', 'startDate'),
    returns: back || !route ? date('return_date', 'endDate') : null,
    adult: count('adult'),
    kid: count('kid'),
    infant: count('infant'),
  };
}

function restored(): VoyageChoices {
  const own = storage.voyage.get();
  const kept = new URLSearchParams(own ?? readCookie(COOKIE) ?? '');
  const until = kept.get('until');
  return own !== null && !(until && now() <= new Date(until)) ? { ...NOTHING } : readVoyage(kept);
}

export const voyageStore = proxy<VoyageChoices>(restored());

subscribe(voyageStore, () => {
  const query = new URLSearchParams();
  writeVoyage(query, voyageStore);
  if (voyageStore.hotel) writeCookie(COOKIE, query.toString(), endOfDay());
  else dropCookie(COOKIE);
  query.set('until', endOfDay().toISOString());
  storage.voyage.set(query.toString());
});
onSession('visitBegun', () => void Object.assign(voyageStore, NOTHING));

export type Voyage = VoyageChoices & {
  /** Outbound route. Undefined until the routes have loaded, or if the line doesn't have it. */
  out: Route | undefined;
  inbound: Route | undefined;
};

/**
 * Returns the search on this line. Ignores choices made on another line, and defaults to a round trip on the first
 * route.
 */
export function voyageOn(hotel: string, choices: Readonly<VoyageChoices>, ferry: PortsResult | undefined): Voyage {
  const own = choices.hotel === hotel ? choices : { ...NOTHING, hotel };
  const first = ferry?.routes[0];
  const route = own.route ?? first?.route_code ?? null;
  const back = own.route === null ? (first?.return_route_codes[0] ?? null) : own.back;
  const named = (code: string | null) => ferry?.routes.find(({ route_code }) => route_code === code);
  return { ...own, route, back, out: named(route), inbound: named(back) };
}

/** Returns the request for the server, or null while the route or a date is missing. */
export function voyageRequestOf(choices: Readonly<VoyageChoices>): SailingSearchRequest | null {
  const { hotel, route, back, departs, returns, adult, kid, infant } = choices;
  if (route === null || departs === null) return null;
  const there = { hotel_code: hotel, route_code: route, departure_date: departs, adult, kid, infant };
  if (back === null) return there;
  return returns === null ? null : { ...there, return_route_code: back, return_date: returns };
}

export function setVoyage({ hotel, route, back, departs, returns, adult, kid, infant }: VoyageChoices): void {
  Object.assign(voyageStore, { hotel, route, back, departs, returns, adult, kid, infant });
}
