import { useEffect, useRef } from 'react';

/**
 * Returns a ref to the calendar's content. On mount, scrolls the focused day into view if `wanted` is set. React Aria
 * does so only for the keyboard.
 */
export function useOpeningView(wanted: boolean) {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted) inside.current?.querySelector('td [tabindex="0"]')?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);
  return inside;
}
