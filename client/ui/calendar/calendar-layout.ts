import { type CalendarDate, parseDate } from '@internationalized/date';
import { useCallback, useMemo, useState } from 'react';
import { useMediaQuery } from '../use-media-query.ts';

export type CalendarLayout = 'pages' | 'scroll';

const PAGE = 2;
const SCROLL = 3;

function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  return (to.year - from.year) * 12 + to.month - from.month + 1;
}

type Bounds = {
  /** First and last available date, 'YYYY-MM-DD'. */
  minDate: string;
  maxDate: string;
  /** Day that must be visible initially. A scrolling calendar starts with enough months to include it. */
  shown: string | undefined;
  layout?: CalendarLayout | undefined;
};

/**
 * Returns the layout of a calendar. On wide screens, it shows pages of months; on phones, it is a scrolling list that
 * loads more months on demand.
 */
export function useCalendarLayout({ minDate, maxDate, shown, layout }: Bounds) {
  const phone = useMediaQuery('(max-width: 640px)');
  const scrolls = (layout ?? (phone ? 'scroll' : 'pages')) === 'scroll';
  const first = useMemo(() => parseDate(minDate), [minDate]);
  const last = useMemo(() => parseDate(maxDate), [maxDate]);
  const horizon = monthsBetween(first, last);
  const [unrolled, setUnrolled] = useState(() =>
    Math.max(SCROLL, shown ? monthsBetween(first, parseDate(shown)) + 1 : 0),
  );
  const months = scrolls ? Math.min(unrolled, horizon) : Math.min(PAGE, horizon);
  const unroll = useCallback((atLeast = 0) => setUnrolled((now) => Math.max(now + SCROLL, atLeast)), []);
  // The keyboard can move the focus past the loaded months. `date` may be in another calendar system, such as the
  // Buddhist one in Thai, so convert it to a Gregorian date.
  const focusMoved = (date: CalendarDate) => {
    const month = monthsBetween(first, parseDate(date.toString()));
    if (scrolls && month > months) unroll(month);
  };
  return { scrolls, first, last, months, unroll, canUnroll: scrolls && months < horizon, focusMoved };
}
