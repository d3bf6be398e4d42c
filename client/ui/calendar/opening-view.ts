import { useEffect, useRef } from 'react';

/**
 * Returns `inside`, a ref for the calendar's content. If `wanted` is true, scrolls the focused day and its month into
 * view on mount and whenever `begun` changes. React Aria does this only if the keyboard opened the calendar. If the
 * month doesn't fit, no week is cut off at the top. Call the returned `showFocused` when the foot has become taller.
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
    // Otherwise, the calendar would open in the middle of the previous month.
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
 * Scrolls the day into view if necessary. If the sticky weekdays then cover part of a week, scrolls on to the next
 * week.
 */
function showDay(day: Element): void {
  day.scrollIntoView({ block: 'nearest' });
  const month = day.closest('section');
  const edge = month?.querySelector('th')?.getBoundingClientRect().bottom ?? 0;
  const cutOff = [...(month?.querySelectorAll('tbody tr') ?? [])].find((week) => {
    const { top, bottom } = week.getBoundingClientRect();
    return top < edge - 1 && edge + 1 < bottom;
  });
  cutOff?.nextElementSibling?.querySelector('[role="button"]')?.scrollIntoView({ block: 'start' });
}
