import { useCallback, useState } from 'react';
import { addDays, lastDayOf, monthsFrom } from './days.ts';

/**
 * Returns the months ('YYYY-MM') that the calendar has shown, starting with the current and the next month. Each month
 * appears only once, so its prices are requested only once.
 * @param today first bookable day, 'YYYY-MM-DD'
 * @param last last bookable day, 'YYYY-MM-DD'
 */
export function useSeenMonths(today: string, last: string) {
  const [seen, setSeen] = useState(() => {
    const first = today.slice(0, 7);
    return [first, addDays(lastDayOf(first), 1).slice(0, 7)];
  });
  const see = useCallback(
    (from: string, to: string) => {
      const lastMonth = last.slice(0, 7);
      const shown = monthsFrom(from, to < lastMonth ? to : lastMonth);
      setSeen((before) =>
        shown.every((month) => before.includes(month)) ? before : [...new Set([...before, ...shown])],
      );
    },
    [last],
  );
  return { seen, see };
}
