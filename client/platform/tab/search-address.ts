import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';

type Sought<Search> = {
  search: Search | null;
  says: (query: URLSearchParams) => boolean;
  /** Applies the address and returns the resulting search. */
  take: (address: string) => Search | null;
  /** Writes the search into the address, keeping other parameters. */
  write: (query: URLSearchParams, search: Search) => URLSearchParams;
};

/**
 * Keeps a list's address and its search in step. A new search adds a history entry. After Back or Forward the address
 * is applied, then rewritten in its normalized form.
 */
export function useAddressOfSearch<Search>({ search, says, take, write }: Sought<Search>): void {
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const sought = textOf(search);
  const known = useRef({ address: '', sought: '' });

  useEffect(() => {
    const before = known.current;
    const taken = before.address !== address && says(query) && ['', sought].includes(before.sought);
    const now = taken ? take(address) : search;
    known.current = { address, sought: textOf(now) };
    if (now === null || (!taken && before.sought === sought)) return;
    const next = write(query, now);
    if (next.toString() !== address) setQuery(next, { replace: taken || !before.sought });
  }, [address, sought, query, search, says, take, write, setQuery]);
}

function textOf(search: unknown): string {
  return search === null ? '' : JSON.stringify(search);
}
