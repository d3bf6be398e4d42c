import { useCallback, useState } from 'react';
import { addDays, lastDayOf, monthsFrom } from './days.ts';

/**
 * The months, 'YYYY-MM', that a calendar has shown so far, from today's and the next on; of each is asked once what its days cost.
 * @param today and `last` 'YYYY-MM-DD', the bounds of what can be asked about
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
