import { useEffect, useRef } from 'react';

/**
 * Returns a ref for the calendar's content. If `wanted` is set, scrolls the focused day and its month into view on mount
 * and whenever `begun` changes. React Aria does this only when the calendar is opened with the keyboard. If both don't
 * fit, the week of the day is at the top. `showFocused` keeps the day in view when the foot becomes higher.
 * @param begun the day that the calendar itself has focused
 */
export function useOpeningView(wanted: boolean, begun: string) {
  const inside = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!wanted || shown.current === begun) return;
    shown.current = begun;
    const day = inside.current?.querySelector('td [tabindex="0"]');
    const month = day?.closest('section');
    // Don't open in the middle of the month before.
    if (month?.previousElementSibling) month.scrollIntoView({ block: 'start' });
    if (day) showDay(day);
  }, [wanted, begun]);
  const showFocused = () => {
    const day = inside.current?.querySelector('td [tabindex="0"]');
    if (day) showDay(day);
  };
  return { inside, showFocused };
}

/**
 * Scrolls only if the day isn't in view. Its week is then the first, and the sticky weekdays cut off no week above. In
 * short windows, which have no sticky weekdays, the weeks before it stay in view.
 */
function showDay(day: Element): void {
  const { top } = day.getBoundingClientRect();
  day.scrollIntoView({ block: 'nearest' });
  const sticky = window.matchMedia('(min-height: 24.01rem)').matches;
  if (sticky && day.getBoundingClientRect().top !== top) day.scrollIntoView({ block: 'start' });
}
