import { createContext, useContext } from 'react';
import { proxy, subscribe } from 'valtio/vanilla';
import type { HotelInfo, PartyRoom, SearchRequest } from '../../../generated/types.ts';
import { isParty, readStayDate } from '../../../machines/session/stay.values.ts';
import { endOfDay, now } from '../../platform/clock.ts';
import { dropCookie, readCookie, writeCookie } from '../../platform/tab/cookies.ts';
import { hotelKnown, useHotel } from '../../platform/tab/hotel.tsx';
import { storage } from '../../platform/tab/storage.ts';
import { useStore } from '../../platform/tab/store.ts';
import { addDays } from '../../ui/calendar/days.ts';
import { DEFAULT_ROOM } from './party.ts';

/** Null dates mean today and tomorrow at the hotel. */
export type SearchChoices = { start: string | null; end: string | null; rooms: PartyRoom[]; promotion: string };

export type SearchPart = 'dates' | 'party' | 'code';

/** `picked` contains the dates in the open sheet. Until the departure is chosen, both are the arrival. */
type SearchSheet = { part: SearchPart | null; picked?: Partial<Pick<SearchRequest, 'start_date' | 'end_date'>> };

export const searchSheet = proxy<SearchSheet>({ part: null });
/** Opens the search sheet at this part, or closes it if `part` is null. */
export function openSearch(part: SearchPart | null = null): void {
  searchSheet.part = part;
}

const DATES = 'd_booking_dates';
const PARTY = 'd_booking_party';

/** Must match the pattern of PromotionCode in the contract. */
export const PROMOTION_FORM = /^[0-9A-Za-z_-]{1,30}$/;

/** Returns this tab's search or, if there is none or it has expired, the last search of any tab. */
function restored(): SearchChoices {
  const own = storage.search.get();
  const { start, end, rooms } = own && now() <= new Date(own.until) ? own : choicesInCookies(readCookie);
  restoredStart = start;
  return { start, end, rooms, promotion: storage.promotion.get() ?? '' };
}

/**
 * Arrival of the restored search. It may be in the past at the hotel, because a stored search expires at midnight in the
 * guest's time zone.
 */
let restoredStart: string | null = null;

/** Returns the last search of any tab. `read` returns the value of a cookie. */
export function choicesInCookies(read: (name: string) => string | null): Omit<SearchChoices, 'promotion'> {
  const [start, end] = (read(DATES) ?? '').split('~').map(readStayDate);
  const dates = start && end ? { start, end } : { start: null, end: null };
  return { ...dates, rooms: readRooms(read(PARTY)) ?? [DEFAULT_ROOM] };
}

/** Parses a party from the cookie or the address. Returns null if it isn't valid. */
export function readRooms(json: string | null): PartyRoom[] | null {
  try {
    const party: unknown = JSON.parse(json ?? '');
    return isParty(party) ? party : null;
  } catch {
    return null;
  }
}

export const searchStore = proxy<SearchChoices>(restored());
keepInTab();

function keepInTab(): void {
  const { start, end, rooms } = searchStore;
  storage.search.set({ start, end, rooms: rooms.map((room) => ({ ...room })), until: endOfDay().toISOString() });
}

// Stores the dates and the party until the end of the day, and the promotion code until the tab is closed.
subscribe(searchStore, () => {
  const { start, end, rooms, promotion } = searchStore;
  const dates = start && end ? `${start}~${end}` : defaultDates();
  if (dates) writeCookie(DATES, dates, endOfDay());
  else dropCookie(DATES);
  keepInTab();
  writeCookie(PARTY, JSON.stringify(rooms), endOfDay());
  storage.promotion.set(promotion || null);
});

function defaultDates(): string | null {
  const today = hotelKnown()?.today;
  return today === undefined ? null : `${today}~${addDays(today, 1)}`;
}

export function searchRequestOf(
  hotel: Pick<HotelInfo, 'hotel_code' | 'today'>,
  choices: Readonly<SearchChoices>,
): SearchRequest {
  const outdated = choices.start !== null && choices.start === restoredStart && choices.start < hotel.today;
  const { start, end } = outdated ? { start: null, end: null } : choices;
  const first = start ?? hotel.today;
  return {
    hotel_code: hotel.hotel_code,
    start_date: first,
    end_date: end ?? addDays(first, 1),
    reservationInfo: choices.rooms.map((room) => ({ ...room })),
    ...(choices.promotion && { promotion_code: choices.promotion }),
  };
}

/** The search of a prerendered page. On the server, the store is shared by all requests and stays empty. */
export const PrerenderedSearch = createContext<SearchRequest | null>(null);

export function useSearchRequest(): SearchRequest {
  const hotel = useHotel();
  const choices = useStore(searchStore);
  return useContext(PrerenderedSearch) ?? searchRequestOf(hotel, choices);
}
