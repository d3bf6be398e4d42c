import { proxy, subscribe } from 'valtio/vanilla';
import type { PartyRoom, PortsResult, Route, SailingSearchRequest } from '../../../generated/types.ts';
import { PARTY_BOUNDS, readStayDate } from '../../../machines/session/stay.values.ts';
import { endOfDay, now } from '../../platform/clock.ts';
import { dropCookie, readCookie, writeCookie } from '../../platform/tab/cookies.ts';
import { storage } from '../../platform/tab/storage.ts';
import { onSession } from '../../session/index.ts';

export type VoyageParty = Pick<PartyRoom, 'adult' | 'kid' | 'infant'>;

/** What the guest looks for on a ferry line. */
export type VoyageChoices = {
  /** Whose routes these are: on another line they say nothing. */
  hotel: string;
  /** The way out; null is the first that the line sells, there and back. */
  route: string | null;
  /** The way back; null beside a route is one way. */
  back: string | null;
  /** Days of leaving; null is not chosen yet. */
  departs: string | null;
  returns: string | null;
} & VoyageParty;

/** What the search sheet asks, one at a time. */
export type VoyagePart = 'route' | 'dates' | 'party';

/** Which part of the search sheet is open; every search bar opens the same one. */
export const voyageSheet = proxy<{ part: VoyagePart | null }>({ part: null });
export function openVoyage(part: VoyagePart | null): void {
  voyageSheet.part = part;
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

/** As the contract has it (ItemCode). */
const CODE = /^[0-9A-Za-z_-]{1,20}$/;

/** By the names of the contract, as the address of the list, the tab and the cookie have it. */
export function writeVoyage(query: URLSearchParams, choices: VoyageChoices): void {
  const said = {
    hotel_code: choices.hotel,
    route_code: choices.route,
    departure_date: choices.departs,
    return_route_code: choices.back,
    return_date: choices.back && choices.returns,
    ...Object.fromEntries(BANDS.map((band) => [band, String(choices[band])])),
  };
  for (const [name, value] of Object.entries(said)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
}

/** The same, read: what is said wrongly is as if it were not there. Untrusted. */
export function readVoyage(query: URLSearchParams): VoyageChoices {
  const code = (name: string) => (CODE.test(query.get(name) ?? '') ? query.get(name) : null);
  const count = (band: keyof VoyageParty) => {
    const number = /^\d{1,2}$/.test(query.get(band) ?? '') ? Number(query.get(band)) : NOTHING[band];
    const [least, most] = PARTY_BOUNDS[band];
    return Math.min(Math.max(number, least), most);
  };
  const route = code('route_code');
  const back = route && code('return_route_code');
  return {
    hotel: code('hotel_code') ?? '',
    route,
    back,
    departs: route && readStayDate(query.get('departure_date')),
    returns: back && readStayDate(query.get('return_date')),
    adult: count('adult'),
    kid: count('kid'),
    infant: count('infant'),
  };
}

/** The tab's own choices; a new tab starts with those that were made last. */
function restored(): VoyageChoices {
  const own = storage.voyage.get();
  const kept = new URLSearchParams(own ?? readCookie(COOKIE) ?? '');
  const until = kept.get('until');
  return own !== null && !(until && now() <= new Date(until)) ? { ...NOTHING } : readVoyage(kept);
}

export const voyageStore = proxy<VoyageChoices>(restored());

// Kept to 23:59:59 of the day.
subscribe(voyageStore, () => {
  const query = new URLSearchParams();
  writeVoyage(query, voyageStore);
  if (voyageStore.hotel) writeCookie(COOKIE, query.toString(), endOfDay());
  else dropCookie(COOKIE);
  query.set('until', endOfDay().toISOString());
  storage.voyage.set(query.toString());
});
onSession('visitBegun', () => void Object.assign(voyageStore, NOTHING));

/** What is looked for on this line, with what it sells as far as that is known. */
export type Voyage = VoyageChoices & {
  /** Undefined before they are known, and where the line has no such route. */
  out: Route | undefined;
  inbound: Route | undefined;
};

/** The choices on a line: those of another line are none, and without any it is the first route, there and back. */
export function voyageOn(hotel: string, choices: Readonly<VoyageChoices>, ferry: PortsResult | undefined): Voyage {
  const own = choices.hotel === hotel ? choices : { ...NOTHING, hotel };
  const first = ferry?.routes[0];
  const route = own.route ?? first?.route_code ?? null;
  const back = own.route === null ? (first?.return_route_codes[0] ?? null) : own.back;
  const named = (code: string | null) => ferry?.routes.find(({ route_code }) => route_code === code);
  return { ...own, route, back, out: named(route), inbound: named(back) };
}

/** The choices as the question that is asked of the server; null while a day is missing. */
export function voyageRequestOf(choices: Readonly<VoyageChoices>): SailingSearchRequest | null {
  const { hotel, route, back, departs, returns, adult, kid, infant } = choices;
  if (route === null || departs === null) return null;
  const there = { hotel_code: hotel, route_code: route, departure_date: departs, adult, kid, infant };
  if (back === null) return there;
  return returns === null ? null : { ...there, return_route_code: back, return_date: returns };
}

/** From now on this is looked for. */
export function lookFor({ hotel, route, back, departs, returns, adult, kid, infant }: VoyageChoices): void {
  Object.assign(voyageStore, { hotel, route, back, departs, returns, adult, kid, infant });
}
