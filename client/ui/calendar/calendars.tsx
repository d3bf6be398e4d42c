import { lazy, type ReactNode, Suspense } from 'react';
import type { DateCalendarProps } from './date-calendar.tsx';
import type { DateRangeCalendarProps } from './date-range-calendar.tsx';
import { Skeleton } from '../skeleton.tsx';

/* The doors to the calendars, as lazy.tsx has them for what else is heavy. */

const LazyRange = lazy(() => import('./date-range-calendar.tsx'));
const LazyDate = lazy(() => import('./date-calendar.tsx'));

/** Two months on a desk, one that scrolls on a phone. */
export function DateRangeCalendar(props: DateRangeCalendarProps) {
  return (
    <InTime>
      <LazyRange {...props} />
    </InTime>
  );
}

/** The same for one day. */
export function DateCalendar(props: DateCalendarProps) {
  return (
    <InTime>
      <LazyDate {...props} />
    </InTime>
  );
}

function InTime({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton shape="block" height="24rem" />}>{children}</Suspense>;
}
