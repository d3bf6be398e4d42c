import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { readStayDate } from '../../../machines/session/stay.values.ts';
import { toast } from '../../ui/toast.ts';
import { translate } from '../i18n/i18n.ts';

type AddressOptions<Search> = {
  search: Search | null;
  /** Names of the parameters that contain dates. */
  dates: readonly string[];
  hasSearch: (query: URLSearchParams) => boolean;
  /** Applies the address, and returns the resulting search. */
  take: (address: string) => Search | null;
  /** Returns a copy of the query with the search in it. Other parameters stay unchanged. */
  write: (query: URLSearchParams, search: Search) => URLSearchParams;
};

/**
 * Keeps a list's address and its search in sync. A new search adds a history entry. After Back or Forward, the search
 * is read from the address, and the address is normalized. Shows a message if a date doesn't exist.
 */
export function useAddressOfSearch<Search>({ search, dates, hasSearch, take, write }: AddressOptions<Search>): void {
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const searchText = textOf(search);
  const known = useRef({ address: '', searchText: '' });

  // A layout effect, so that the address changes before the guest can press anything. Later, it would undo a navigation.
  useLayoutEffect(() => {
    const before = known.current;
    const taken = before.address !== address && hasSearch(query) && ['', searchText].includes(before.searchText);
    const now = taken ? take(address) : search;
    const given = dates.flatMap((name) => query.get(name) || []);
    if (taken && given.some((date) => readStayDate(date) === null)) toast(translate('app:datesIgnored'));
    known.current = { address, searchText: textOf(now) };
    if (now === null || (!taken && before.searchText === searchText)) return;
    const next = write(query, now);
    if (next.toString() === address) return;
    const replace = taken || !before.searchText;
    setQuery(next, { replace, state: replace && history.state });
  }, [address, searchText, query, search, dates, hasSearch, take, write, setQuery]);
}

function textOf(search: unknown): string {
  return search === null ? '' : JSON.stringify(search);
}
