import { useCallback, useSyncExternalStore } from 'react';
import { now } from './clock.ts';

/** Returns the seconds until `instant` (in milliseconds since the epoch), rounded up; 0 if it has passed or is null. */
export function useSecondsUntil(instant: number | null): number {
  const tick = useCallback(
    (changed: () => void) => {
      if (instant === null) return () => undefined;
      const ticking = setInterval(changed, 1000);
      return () => clearInterval(ticking);
    },
    [instant],
  );
  return useSyncExternalStore(tick, () =>
    instant === null ? 0 : Math.max(0, Math.ceil((instant - now().getTime()) / 1000)),
  );
}
