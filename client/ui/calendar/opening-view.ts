import { useEffect, useRef } from 'react';

/**
 * Returns a ref for the calendar's content. If `wanted` is set, scrolls the focused day and its month into view on mount
 * and whenever `begun` changes. React Aria does this only when the calendar is opened with the keyboard. If both don't
 * fit, whole weeks are in view. `showFocused` keeps the day in view when the foot becomes higher.
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

/** Scrolls only if the day isn't in view. The sticky weekdays then cut off no week. */
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
