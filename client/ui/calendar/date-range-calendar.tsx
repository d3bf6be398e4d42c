import { type DateValue, parseDate } from '@internationalized/date';
import { useCallback, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { type CalendarLayout, useCalendarLayout } from './calendar-layout.ts';
import type { CalendarDays, CalendarTexts, StayRange } from './calendar-types.ts';
import styles from './date-range-calendar.module.css';
import { ariaLocale } from '../intl.ts';
import { StayMonths } from './stay-months.tsx';
import { arrivalViolation, replacesArrival, type StayLimits, stayViolation } from './stay-rules.ts';

export type DateRangeCalendarProps = {
  value: StayRange | null;
  onChange: (value: StayRange | null) => void;
  /** Chosen arrival if no departure has been chosen yet. Kept when the calendar loses the focus. */
  arrival: string | null;
  onArrival: (day: string | null) => void;
  locale: string;
  currency: string;
  /** First possible arrival and last possible departure, 'YYYY-MM-DD', in the hotel's time zone. */
  minDate: string;
  maxDate: string;
  days: CalendarDays;
  /** Called with the first and the last visible month, 'YYYY-MM', to load the prices between them. */
  onMonthsVisible?: (fromMonth: string, toMonth: string) => void;
  minNights?: number;
  maxNights?: number;
  loading?: boolean;
  /** Whether the calendar takes the focus on mount. Set this if it opens together with its dialog. */
  takesFocus?: boolean;
  total?: string | undefined;
  /** Whether the sum of the nights' prices is the lowest price of a stay. It isn't if the guest books several rooms. */
  sums?: boolean;
  layout?: CalendarLayout;
  texts: CalendarTexts;
};

/**
 * A calendar for choosing arrival and departure, with a price on each day. Guests can depart on a day whose night is
 * closed, but can't arrive on it. Once the arrival has been chosen, days that can't be the departure are dimmed.
 * Pressing one of them makes it the new arrival if `replacesArrival` allows this. Supports the arrow keys, Page Up,
 * Page Down, Home, End and Enter. Escape, or pressing the arrival again, clears the arrival.
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
  takesFocus = false,
  layout,
  texts,
  ...shown
}: DateRangeCalendarProps) {
  const shape = useCalendarLayout({ minDate, maxDate, shown: value?.end, layout });
  const { scrolls, first, last, months } = shape;
  const limits = useMemo<StayLimits>(() => ({ days, minNights, maxNights }), [days, minNights, maxNights]);

  const isDateUnavailable = useCallback(
    (date: DateValue, anchor: DateValue | null) => {
      const day = date.toString();
      const from = anchor?.toString();
      if (from === undefined) {
        return day !== value?.start && day !== value?.end && arrivalViolation(day, limits) !== null;
      }
      if (day === from || replacesArrival(day, from, limits)) return false;
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
    else if (replacesArrival(pressed, arrival, limits)) onArrival(pressed);
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
        autoFocus={takesFocus}
        minValue={first}
        maxValue={last}
        defaultFocusedValue={arrival ? parseDate(arrival) : (chosen?.start ?? first)}
        onFocusChange={shape.focusMoved}
        isDateUnavailable={isDateUnavailable}
        allowsNonContiguousRanges
        commitBehavior="reset"
        pageBehavior="single"
        selectionAlignment={scrolls ? 'end' : 'start'}
        visibleDuration={{ months }}
      >
        <StayMonths
          {...shown}
          {...{ value, arrival, onArrival, locale, minDate, maxDate, limits, takesFocus, texts, months, scrolls }}
          canUnroll={shape.canUnroll}
          onUnroll={shape.unroll}
          onClear={() => onChange(null)}
        />
      </RangeCalendar>
    </I18nProvider>
  );
}
