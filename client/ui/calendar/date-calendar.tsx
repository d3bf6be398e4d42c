import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date';
import { useContext, useMemo, useState } from 'react';
import { Calendar, CalendarStateContext } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { CalendarDayCell } from './calendar-day-cell.tsx';
import { CalendarFoot } from './calendar-foot.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { type CalendarLayout, useCalendarLayout } from './calendar-layout.ts';
import { CalendarMonths } from './calendar-months.tsx';
import { cheapestOfMonths, lowestIn } from './cheapest-of-months.ts';
import type { CalendarDays } from './calendar-types.ts';
import styles from './date-range-calendar.module.css';
import { ariaLocale } from '../intl.ts';
import { formatCompactMoney, formatMoney } from '../money.ts';
import { useFirstUseful } from './first-useful.ts';
import { legendOf } from './legend.ts';
import { useOpeningView } from './opening-view.ts';
import { formatStayDate } from './stay-dates.ts';

export type DateCalendarTexts = {
  label: string;
  previous: string;
  next: string;
  clear: string;
  choose: string;
  chosen: string;
  closed: string;
  cheapest: string;
  legend: {
    title: string;
    cheapest: string;
    closed: string;
    few: string;
    holiday: string;
    past: string;
    beyond: string;
  };
  /** Formats the lowest price, for example 'from ₩180,000'. */
  from: (price: string) => string;
};

export type DateCalendarProps = {
  value: string | null;
  onChange: (value: string | null) => void;
  locale: string;
  currency: string;
  minDate: string;
  maxDate: string;
  days: CalendarDays;
  /** First available day, and the reason why earlier days are unavailable. */
  notBefore?: { day: string; reason: string } | undefined;
  /** Called with the first and the last visible month, 'YYYY-MM', to load the days between them. */
  onMonthsVisible?: (fromMonth: string, toMonth: string) => void;
  loading?: boolean;
  /**
   * Whether the calendar takes the focus on mount. Set this in a dialog, or if the calendar replaces the focused
   * element.
   */
  takesFocus?: boolean | undefined;
  layout?: CalendarLayout;
  texts: DateCalendarTexts;
};

/**
 * A calendar for choosing one day, with a price on each available day. Supports the arrow keys, Page Up, Page Down,
 * Home, End and Enter. Unavailable days show the reason when they are focused or hovered.
 */
export default function DateCalendar(props: DateCalendarProps) {
  const { value, onChange, locale, minDate, maxDate, days, notBefore, takesFocus = false, layout, texts } = props;
  const shape = useCalendarLayout({ minDate, maxDate, shown: value ?? notBefore?.day, layout });
  const { scrolls, first, last, months } = shape;
  const chosen = useMemo(() => value && parseDate(value), [value]);
  const begin = notBefore && notBefore.day > minDate ? parseDate(notBefore.day) : first;
  return (
    <I18nProvider locale={ariaLocale(locale)}>
      <Calendar
        key={scrolls ? 'scroll' : 'pages'}
        className={styles.calendar ?? ''}
        data-layout={scrolls ? 'scroll' : 'pages'}
        aria-label={texts.label}
        value={chosen || null}
        onChange={(date: DateValue) => onChange(date.toString())}
        autoFocus={takesFocus}
        minValue={first}
        maxValue={last}
        defaultFocusedValue={chosen || begin}
        onFocusChange={shape.focusMoved}
        isDateUnavailable={(date) => date.toString() !== value && whyNot(date.toString(), days, notBefore) !== null}
        pageBehavior="single"
        selectionAlignment={scrolls ? 'end' : 'start'}
        visibleDuration={{ months }}
      >
        <Days {...props} scrolls={scrolls} months={months} canUnroll={shape.canUnroll} onUnroll={shape.unroll} />
      </Calendar>
    </I18nProvider>
  );
}

/** Returns the reason why a day is unavailable, '' if there is no text for it, or null if the day is available. */
function whyNot(day: string, days: CalendarDays, notBefore: DateCalendarProps['notBefore']): string | null {
  if (notBefore && day < notBefore.day) return notBefore.reason;
  const known = days[day];
  return known?.closed ? (known.reason ?? '') : null;
}

type DaysProps = DateCalendarProps & {
  months: number;
  scrolls: boolean;
  canUnroll: boolean;
  onUnroll: () => void;
};

function Days(props: DaysProps) {
  const { value, onChange, days, notBefore, locale, currency, texts } = props;
  const state = useContext(CalendarStateContext);
  if (!state) throw new Error('Days requires a Calendar');
  const [pointed, setPointed] = useState<string | null>(null);
  const from = state.visibleRange.start.toString();
  const to = state.visibleRange.end.toString();
  const cheapest = useMemo(() => cheapestOfMonths(days, from, to), [days, from, to]);
  const focused = state.focusedDate.toString();
  const { takesFocus = false } = props;
  const begun = useFirstUseful({
    state,
    days,
    loading: props.loading,
    wanted: value === null,
    useful: (day) => days[day]?.price !== undefined && whyNot(day, days, notBefore) === null,
  });
  const { inside, showFocused } = useOpeningView(takesFocus && props.scrolls, begun);
  const reached = pointed ?? (state.isFocused ? focused : null);
  // Don't describe the selected day, or the day that the calendar itself has focused.
  const opened = takesFocus && reached === begun && pointed === null;
  const described = reached === value || opened ? null : reached;

  const violation = (day: string) => {
    const why = whyNot(day, days, notBefore);
    return why === '' ? texts.closed : why;
  };
  const known = (day: string) => {
    const { price, remaining } = days[day] ?? {};
    const reason = violation(day);
    return reason === null
      ? [price !== undefined && texts.from(formatMoney(price, currency, locale)), remaining]
      : [reason];
  };
  const cell = (date: CalendarDate) => {
    const day = date.toString();
    return (
      <CalendarDayCell
        {...props}
        date={date}
        known={days[day]}
        name={(outside) =>
          [
            formatStayDate(day, locale, 'full'),
            day === value && texts.chosen,
            ...(outside ? [] : known(day)),
            cheapest.has(day) && texts.cheapest,
          ]
            .filter(Boolean)
            .join(', ')
        }
        place={day === value ? 'only' : undefined}
        dimmed={notBefore !== undefined && day < notBefore.day}
        cheapest={cheapest.has(day)}
        onPoint={setPointed}
      />
    );
  };
  const lowest = lowestIn(cheapest, days);
  const means = { ...texts.legend, lowest: lowest === undefined ? '' : formatCompactMoney(lowest, currency, locale) };
  const lines = legendOf({ ...props, from, to }, means, value === null ? '' : texts.label, notBefore?.reason);
  const legend = (
    <CalendarLegend title={texts.legend.title} lines={lines} folded={props.scrolls} onToggle={showFocused} />
  );
  return (
    <div ref={inside} className={styles.inside}>
      <CalendarMonths {...props} visible={state.visibleRange} legend={legend} day={cell} />
      <CalendarFoot
        soFar={value ? [formatStayDate(value, locale), ...known(value)] : [texts.choose]}
        why={described === null ? null : [formatStayDate(described, locale), ...known(described)]}
        violated={described !== null && violation(described) !== null}
        clear={texts.clear}
        scrolls={props.scrolls}
        legend={legend}
        onClear={value === null ? null : () => onChange(null)}
      />
    </div>
  );
}
