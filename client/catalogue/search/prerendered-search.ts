import type { HotelInfo, SearchRequest } from '../../../generated/types.ts';
import { type EntryQuery, readEntry } from '../../../machines/session/entry.address.ts';
import { SSO_KEY } from '../../session/index.ts';
import { addDays } from '../../ui/calendar/days.ts';
import { DEFAULT_ROOM } from './party.ts';
import { choicesIn } from './search-address.ts';
import { choicesInCookies, type SearchChoices, searchRequestOf } from './search.store.ts';

/** A request for the list, or for the entry page that leads to it. */
type ListAddress = {
  isEntry: boolean;
  query: Readonly<Record<string, string>>;
  cookie: (name: string) => string | null;
};

type BookableHotel = Pick<HotelInfo, 'hotel_code' | 'today' | 'property_kind' | 'set_reservation'>;

/**
 * Returns the search whose rooms the server should render into the list, or null if it should render a placeholder.
 * That is the case if the list would show another step or a voyage, if the visitor is logged in, or if the address
 * contains a promotion code or a login, because the response would depend on it.
 */
export function searchToPrerender(address: ListAddress, hotel: BookableHotel): SearchRequest | null {
  if (hotel.property_kind === 'sailing' || !hotel.set_reservation || 'step' in address.query) return null;
  if (address.cookie(SSO_KEY)) return null;
  const choices = address.isEntry ? entryChoices(address.query) : listChoices(address, hotel.today);
  return choices && !choices.promotion ? searchRequestOf(hotel, choices) : null;
}

function entryChoices(query: EntryQuery): SearchChoices | null {
  const asked = readEntry(query);
  if (!asked?.startDate || asked.sso) return null;
  const { startDate: start, endDate, rooms, promotion } = asked;
  return { start, end: endDate ?? addDays(start, 1), rooms: rooms ?? [DEFAULT_ROOM], promotion: promotion ?? '' };
}

function listChoices({ query, cookie }: ListAddress, today: string): SearchChoices {
  const kept = choicesInCookies(cookie);
  const dates = kept.start !== null && kept.start < today ? { start: null, end: null } : {};
  return { ...kept, ...dates, promotion: '', ...choicesIn(new URLSearchParams(query)) };
}
