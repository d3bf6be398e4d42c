import { parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar';
import { CalendarDayCell } from './CalendarDayCell.tsx';
import { CalendarFoot } from './CalendarFoot.tsx';
import type { CalendarTexts, StayRange } from './calendarTypes.ts';
import styles from './DateRangeCalendar.module.css';
import { formatWeekday } from './intl.ts';
import { formatStayDate } from './stayDates.ts';
import { arrivalViolation, cheapestOfMonths, type StayLimits, stayViolation } from './stayRules.ts';

export type CalendarMonthsProps = {
  value: StayRange | null;
  arrival: string | null;
  onArrival: (day: string | null) => void;
  locale: string;
  currency: string;
  limits: StayLimits;
  texts: CalendarTexts;
  months: number;
  scrolls: boolean;
  loading?: boolean;
  /** What the stay that is chosen costs, in words. */
  total?: string | undefined;
  canUnroll: boolean;
  onUnroll: () => void;
  onClear: () => void;
  onMonthsVisible?: (fromMonth: string, toMonth: string) => void;
};

/** The months inside the calendar, and below them what the choice is so far. */
export function CalendarMonths(props: CalendarMonthsProps) {
  const { value, arrival, onArrival, locale, limits, texts, months, scrolls } = props;
  const { canUnroll, onUnroll, onClear, onMonthsVisible } = props;
  const state = useContext(RangeCalendarStateContext);
  if (!state) throw new Error('CalendarMonths stands inside a RangeCalendar');
  const [pointed, setPointed] = useState<string | null>(null);

  const from = state.visibleRange.start.toString();
  const to = state.visibleRange.end.toString();
  useEffect(() => onMonthsVisible?.(from.slice(0, 7), to.slice(0, 7)), [from, to, onMonthsVisible]);

  const { anchorDate, setAnchorDate } = state;
  const begun = anchorDate?.toString() ?? null;
  // The calendar forgets a stay that is half chosen as soon as something else is pressed: it is told again.
  useEffect(() => {
    if (begun !== null && begun !== arrival) onArrival(begun);
    if (begun === null && arrival !== null) setAnchorDate(parseDate(arrival));
  }, [begun, arrival, onArrival, setAnchorDate]);
  const beginAgain = () => {
    setAnchorDate(null);
    onArrival(null);
  };
  const escaped = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || anchor === null) return;
    // The half chosen stay is given up, not what the calendar stands in.
    event.stopPropagation();
    beginAgain();
  };

  const anchor = begun ?? arrival;
  const violation = (day: string) => {
    if (day === anchor) return null;
    return anchor === null || day < anchor ? arrivalViolation(day, limits) : stayViolation(anchor, day, limits);
  };
  const endsStay = (day: string) => anchor !== null && day > anchor && violation(day) === null;
  const dimmed = (day: string) => anchor !== null && day !== anchor && !endsStay(day);
  const focused = state.focusedDate.toString();
  const range = anchor === null ? value : { start: anchor, end: endsStay(focused) ? focused : anchor };
  const asked = pointed ?? (state.isFocused ? focused : null);
  const cheapest = useMemo(() => cheapestOfMonths(limits.days, from, to), [limits.days, from, to]);

  const grids = Array.from({ length: months }, (_, offset) => {
    const month = state.visibleRange.start.add({ months: offset });
    return (
      <section key={month.toString()} className={styles.month}>
        <h3 className={styles.title}>{formatStayDate(month.toString(), locale, 'month')}</h3>
        <CalendarGrid offset={{ months: offset }} weekdayStyle="short" className={styles.grid ?? ''}>
          <CalendarGridHeader>
            {(day) => (
              <CalendarHeaderCell className={styles.weekday ?? ''}>{formatWeekday(day, locale)}</CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarDayCell
                {...props}
                {...{ date, anchor, range, violation, dimmed, cheapest }}
                onPoint={setPointed}
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </section>
    );
  });

  // Each day's own name says it to who cannot see.
  const legend = (
    <ul className={styles.legend} aria-hidden="true">
      {(['cheapest', 'closed', 'holiday'] as const).map((mark) => (
        <li key={mark} data-mark={mark}>
          {texts.legend[mark]}
        </li>
      ))}
    </ul>
  );

  return (
    <div className={styles.inside} onKeyDownCapture={escaped}>
      {!scrolls && (
        <div className={styles.pager}>
          <AriaButton slot="previous" className={styles.page ?? ''} aria-label={texts.previous}>
            <ChevronLeft aria-hidden="true" />
          </AriaButton>
          <AriaButton slot="next" className={styles.page ?? ''} aria-label={texts.next}>
            <ChevronRight aria-hidden="true" />
          </AriaButton>
        </div>
      )}
      {scrolls && legend}
      <div className={styles.months}>
        {grids}
        {canUnroll && <Unroll onSeen={onUnroll} />}
      </div>
      {!scrolls && legend}
      <CalendarFoot
        {...props}
        {...{ anchor, asked, violation, endsStay }}
        onClear={() => {
          beginAgain();
          onClear();
        }}
      />
    </div>
  );
}

/** Below the months: coming into view it asks for more of them. */
function Unroll({ onSeen }: { onSeen: () => void }) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!foot.current) return;
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && onSeen(), {
      rootMargin: '200px',
    });
    watch.observe(foot.current);
    return () => watch.disconnect();
  }, [onSeen]);
  return <div ref={foot} className={styles.unroll} />;
}
