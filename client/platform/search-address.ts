import { useEffect, useRef } from 'react';
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
  const known = useRef({ address: '', sought: '', taken: false });

  useEffect(() => {
    const before = known.current;
    const taken = before.address !== address && says(query) && ['', sought].includes(before.sought);
    known.current = { address, sought, taken };
    if (taken) return take(address);
    if (search === null || before.sought === sought) return;
    const next = write(query, search);
    if (next.toString() !== address) setQuery(next, { replace: before.taken || !before.sought });
  }, [address, sought, query, search, says, take, write, setQuery]);
}
