import { useCallback, useSyncExternalStore } from 'react';
import { now } from './clock.ts';

/** Whole seconds until an instant in milliseconds. 0 once it has passed, and for null. */
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
