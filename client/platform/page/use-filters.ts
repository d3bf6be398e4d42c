import { useSearchParams } from 'wouter';

/** The values that a filter accepts, as a list or a predicate. */
type Allowed = readonly string[] | ((value: string) => boolean);
type Filters<Each extends Record<string, Allowed>> = {
  [Name in keyof Each]?: Each[Name] extends readonly (infer Value)[] ? Value : string;
};

function accepts(allowed: Allowed, value: string): boolean {
  return typeof allowed === 'function' ? allowed(value) : allowed.includes(value);
}

/**
 * Returns the filters of a list and a function that replaces them. The address stores them, so a reload keeps them.
 * Values that a filter doesn't accept are ignored.
 */
export function useFilters<const Each extends Record<string, Allowed>>(
  each: Each,
): [Filters<Each>, (next: Partial<Record<keyof Each, string>>) => void] {
  const [query, setQuery] = useSearchParams();
  const given = Object.entries(each).flatMap(([name, allowed]) => {
    const value = query.get(name);
    return value !== null && accepts(allowed, value) ? [[name, value]] : [];
  });
  const replace = (next: Partial<Record<keyof Each, string>>) => {
    setQuery(
      (before) => {
        const changed = new URLSearchParams(before);
        for (const name of Object.keys(each)) {
          const value = next[name];
          if (value) changed.set(name, value);
          else changed.delete(name);
        }
        return changed;
      },
      { replace: true },
    );
  };
  return [Object.fromEntries(given) as Filters<Each>, replace];
}
