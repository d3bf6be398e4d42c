import type { Clock } from './clock.ts';
import { keepNewest } from './keep-newest.ts';

const ENTRIES_MAX = 2000;

/**
 * Returns a function that caches the value of each key for `milliseconds`. Failed reads aren't cached. If there are
 * more than `entriesMax` entries, the oldest is dropped. Use this only for values that may be stale.
 */
export function keptFor<T>(clock: Clock, milliseconds: number, entriesMax = ENTRIES_MAX) {
  const kept = new Map<string, { until: number; value: Promise<T> }>();
  return (key: string, read: () => Promise<T>): Promise<T> => {
    const now = clock.now().getTime();
    const known = kept.get(key);
    if (known && known.until > now) return known.value;
    const value = read();
    kept.delete(key);
    keepNewest(kept, key, { until: now + milliseconds, value }, entriesMax);
    value.catch(() => kept.delete(key));
    return value;
  };
}
