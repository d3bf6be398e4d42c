import { useEffect, useReducer, useRef } from 'react';
import { useSearchParams } from 'wouter';

type Sought<Search> = {
  /** What is looked for; null before it is known. */
  search: Search | null;
  /** Whether an address says what is looked for. */
  says: (query: URLSearchParams) => boolean;
  take: (address: string) => void;
  /** An address that says it, beside what else it said. */
  write: (query: URLSearchParams, search: Search) => URLSearchParams;
};

/**
 * Keeps a list's address and what is looked for the same. Another search is another page; an address that has changed by itself, as by
 * going back, is looked for.
 */
export function useAddressOfSearch<Search>({ search, says, take, write }: Sought<Search>): void {
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const sought = search === null ? '' : JSON.stringify(search);
  const known = useRef({ address: '', sought: '', taken: false, took: 0 });
  const [took, again] = useReducer((times: number) => times + 1, 0);

  useEffect(() => {
    const before = known.current;
    const taken = before.address !== address && says(query) && ['', sought].includes(before.sought);
    known.current = { address, sought, taken, took };
    if (taken) {
      take(address);
      // What was taken is written as it is understood.
      return again();
    }
    if (search === null || (before.sought === sought && !before.taken)) return;
    const next = write(query, search);
    known.current.address = next.toString();
    if (next.toString() !== address) setQuery(next, { replace: before.taken || !before.sought });
  }, [address, sought, took, query, search, says, take, write, setQuery]);
}
