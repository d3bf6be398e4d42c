import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date';
import { useCallback, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { CalendarMonths } from './CalendarMonths.tsx';
import type { CalendarDays, CalendarTexts, StayRange } from './calendarTypes.ts';
import styles from './DateRangeCalendar.module.css';
import { ariaLocale } from './intl.ts';
import { arrivalViolation, beginsAnew, type StayLimits, stayViolation } from './stayRules.ts';
import { useMediaQuery } from './useMediaQuery.ts';

export type DateRangeCalendarProps = {
  value: StayRange | null;
  onChange: (value: StayRange | null) => void;
  /** The arrival of a stay whose departure is not chosen yet; it stands until there is one, wherever the focus goes. */
  arrival: string | null;
  onArrival: (day: string | null) => void;
  locale: string;
  currency: string;
  /** The first day one may arrive and the last day one may leave, 'YYYY-MM-DD', in the hotel's own time. */
  minDate: string;
  maxDate: string;
  days: CalendarDays;
  /** Asks for the prices of the months now in view, 'YYYY-MM' each. */
  onMonthsVisible?: (fromMonth: string, toMonth: string) => void;
  minNights?: number;
  maxNights?: number;
  /** Prices are on their way. */
  loading?: boolean;
  /** What the stay that is chosen costs, in words. */
  total?: string | undefined;
  layout?: 'pages' | 'scroll';
  texts: CalendarTexts;
};

const PAGE = 2;
const SCROLL = 3;

function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  return (to.year - from.year) * 12 + to.month - from.month + 1;
}

/**
 * Arrival and departure with a price on every day. A closed night can be left on but not slept; choosing the arrival
 * dims what cannot follow; pressed, such a day is the new arrival. By keyboard: arrows, Page Up and Down, Home and End, Enter to
 * choose, Escape to begin again.
 */
export default function DateRangeCalendar({
  value,
  onChange,
  arrival,
  onArrival,
  locale,
  minDate,
  maxDate,
  days,
  minNights = 1,
  maxNights = 30,
  layout,
  texts,
  ...shown
}: DateRangeCalendarProps) {
  const phone = useMediaQuery('(max-width: 640px)');
  const scrolls = (layout ?? (phone ? 'scroll' : 'pages')) === 'scroll';
  const first = useMemo(() => parseDate(minDate), [minDate]);
  const last = useMemo(() => parseDate(maxDate), [maxDate]);
  const limits = useMemo<StayLimits>(() => ({ days, minNights, maxNights }), [days, minNights, maxNights]);

  const horizon = monthsBetween(first, last);
  const [unrolled, setUnrolled] = useState(() =>
    Math.max(SCROLL, value ? monthsBetween(first, parseDate(value.end)) + 1 : 0),
  );
  const months = scrolls ? Math.min(unrolled, horizon) : Math.min(PAGE, horizon);
  const unroll = useCallback((atLeast = 0) => setUnrolled((now) => Math.max(now + SCROLL, atLeast)), []);

  const isDateUnavailable = useCallback(
    (date: DateValue, anchor: DateValue | null) => {
      const day = date.toString();
      const from = anchor?.toString();
      if (from === undefined) {
        return day !== value?.start && day !== value?.end && arrivalViolation(day, limits) !== null;
      }
      if (day === from || beginsAnew(day, from, limits)) return false;
      return day < from || stayViolation(from, day, limits) !== null;
    },
    [limits, value?.start, value?.end],
  );

  const chosen = useMemo(() => value && { start: parseDate(value.start), end: parseDate(value.end) }, [value]);
  const choose = (range: { start: DateValue; end: DateValue } | null) => {
    const start = range?.start.toString();
    const end = range?.end.toString();
    if (!start || !end || arrival === null) return;
    const pressed = start === arrival ? end : start;
    if (pressed > arrival && stayViolation(arrival, pressed, limits) === null) {
      onArrival(null);
      onChange({ start: arrival, end: pressed });
    } else if (pressed === arrival) onArrival(null);
    else if (beginsAnew(pressed, arrival, limits)) onArrival(pressed);
  };
  // The keyboard may walk beyond the months unrolled so far. The day comes in the language's own calendar.
  const focusMoved = (date: CalendarDate) => {
    const month = monthsBetween(first, parseDate(date.toString()));
    if (scrolls && month > months) unroll(month);
  };

  return (
    <I18nProvider locale={ariaLocale(locale)}>
      <RangeCalendar
        key={scrolls ? 'scroll' : 'pages'}
        className={styles.calendar ?? ''}
        data-layout={scrolls ? 'scroll' : 'pages'}
        aria-label={texts.label}
        value={chosen}
        onChange={choose}
        minValue={first}
        maxValue={last}
        defaultFocusedValue={arrival ? parseDate(arrival) : (chosen?.start ?? first)}
        onFocusChange={focusMoved}
        isDateUnavailable={isDateUnavailable}
        allowsNonContiguousRanges
        commitBehavior="reset"
        pageBehavior="single"
        selectionAlignment={scrolls ? 'end' : 'start'}
        visibleDuration={{ months }}
      >
        <CalendarMonths
          {...shown}
          {...{ value, arrival, onArrival, locale, limits, texts, months, scrolls }}
          canUnroll={scrolls && months < horizon}
          onUnroll={unroll}
          onClear={() => onChange(null)}
        />
      </RangeCalendar>
    </I18nProvider>
  );
}
