import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';

type Sought<Search> = {
  /** What is looked for; null before it is known. */
  search: Search | null;
  /** Whether an address says what is looked for. */
  says: (query: URLSearchParams) => boolean;
  /** Looks for what an address says; answers what is looked for by then. */
  take: (address: string) => Search | null;
  /** An address that says it, beside what else it said. */
  write: (query: URLSearchParams, search: Search) => URLSearchParams;
};

/**
 * Keeps a list's address and what is looked for the same. Another search is another page; an address that has changed by itself, as by
 * going back, is looked for, and then written as it was understood.
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
