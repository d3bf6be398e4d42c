/** Adds an entry to a cache. If there are then more than `most` entries, removes the oldest. */
export function keepNewest<T>(cache: Map<string, T>, key: string, value: T, most: number): void {
  cache.set(key, value);
  const oldest = cache.keys().next().value;
  if (cache.size > most && oldest !== undefined) cache.delete(oldest);
}
