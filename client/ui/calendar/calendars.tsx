import { lazy, type ReactNode, Suspense } from 'react';
import type { DateCalendarProps } from './date-calendar.tsx';
import type { DateRangeCalendarProps } from './date-range-calendar.tsx';
import { Skeleton } from '../skeleton.tsx';

/* Import the calendars from here instead of from their files, for the reason given in lazy.tsx. */

const LazyRange = lazy(() => import('./date-range-calendar.tsx'));
const LazyDate = lazy(() => import('./date-calendar.tsx'));

export function DateRangeCalendar(props: DateRangeCalendarProps) {
  return (
    <InTime>
      <LazyRange {...props} />
    </InTime>
  );
}

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
