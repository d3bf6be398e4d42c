import { type CalendarDate, parseDate } from '@internationalized/date';
import { type KeyboardEvent, useContext, useEffect, useMemo, useState } from 'react';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { CalendarDayCell } from './calendar-day-cell.tsx';
import { CalendarFoot } from './calendar-foot.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { CalendarMonths } from './calendar-months.tsx';
import { cheapestOfMonths, lowestIn } from './cheapest-of-months.ts';
import type { CalendarDays, CalendarTexts, StayRange } from './calendar-types.ts';
import styles from './date-range-calendar.module.css';
import { nightsBetween, nightsOf } from './days.ts';
import { formatCompactMoney, formatMoney } from '../money.ts';
import { formatStayDate, formatStayRange } from './stay-dates.ts';
import { useFirstUseful } from './first-useful.ts';
import { legendOf } from './legend.ts';
import { useOpeningView } from './opening-view.ts';
import { arrivalViolation, type StayLimits, stayBounds, stayViolation } from './stay-rules.ts';
import { violationText } from '../violation-text.ts';

type StayMonthsProps = {
  value: StayRange | null;
  arrival: string | null;
  onArrival: (day: string | null) => void;
  locale: string;
  currency: string;
  minDate: string;
  maxDate: string;
  limits: StayLimits;
  texts: CalendarTexts;
  months: number;
  scrolls: boolean;
  loading?: boolean;
  takesFocus: boolean;
  total?: string | undefined;
  sums?: boolean;
  canUnroll: boolean;
  onUnroll: () => void;
  onClear: () => void;
  onMonthsVisible?: (fromMonth: string, toMonth: string) => void;
};

export function StayMonths(props: StayMonthsProps) {
  const { value, arrival, onArrival, locale, currency, limits, texts, total, onClear } = props;
  const state = useContext(RangeCalendarStateContext);
  if (!state) throw new Error('StayMonths requires a RangeCalendar');
  const [pointed, setPointed] = useState<string | null>(null);

  const { anchorDate, setAnchorDate } = state;
  const begun = anchorDate?.toString() ?? null;
  // React Aria discards an incomplete range when the guest presses another element, so restore it.
  useEffect(() => {
    if (begun !== null && begun !== arrival) onArrival(begun);
    if (begun === null && arrival !== null) setAnchorDate(parseDate(arrival));
  }, [begun, arrival, onArrival, setAnchorDate]);
  const restart = () => {
    setAnchorDate(null);
    onArrival(null);
  };
  const escaped = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || anchor === null) return;
    event.stopPropagation();
    restart();
  };

  const anchor = begun ?? arrival;
  const violation = (day: string) => {
    if (day === anchor) return null;
    return anchor === null || day < anchor ? arrivalViolation(day, limits) : stayViolation(anchor, day, limits);
  };
  const endsStay = (day: string) => anchor !== null && day > anchor && violation(day) === null;
  const focused = state.focusedDate.toString();
  const range = anchor === null ? value : { start: anchor, end: endsStay(focused) ? focused : anchor };
  const begunOn = useFirstUseful({
    state,
    days: limits.days,
    loading: props.loading,
    wanted: value === null && arrival === null,
    useful: (day) => limits.days[day]?.price !== undefined && arrivalViolation(day, limits) === null,
  });
  const { inside, showFocused } = useOpeningView(props.takesFocus && props.scrolls, begunOn);
  // The calendar itself has focused `begunOn`. Don't describe that day until the guest moves the focus.
  const opened = props.takesFocus && focused === begunOn;
  const described = pointed ?? (state.isFocused && !opened ? focused : null);
  const from = state.visibleRange.start.toString();
  const to = state.visibleRange.end.toString();
  const cheapest = useMemo(() => cheapestOfMonths(limits.days, from, to), [limits.days, from, to]);
  // Leave out the price of a day that is or could be the departure, because the stay doesn't include that night.
  const unpriced = (day: string) => {
    const place = rangePlace(day, range);
    return place === 'end' || (place === undefined && endsStay(day));
  };

  const nameOf = (day: string, outside: boolean) => {
    const known = limits.days[day];
    const violated = violation(day);
    const boundary = anchor === null && (day === value?.start || day === value?.end);
    const price = known?.closed || unpriced(day) ? undefined : known?.price;
    return [
      formatStayDate(day, locale, 'full'),
      (day === anchor || (anchor === null && day === value?.start)) && texts.arrival,
      anchor === null && day === value?.end && texts.departure,
      price !== undefined && texts.from(formatMoney(price, currency, locale)),
      price !== undefined && cheapest.has(day) && texts.cheapest,
      violated && !outside && !boundary && violationText(violated, texts),
    ]
      .filter(Boolean)
      .join(', ');
  };
  const describeStay = ({ start, end }: StayRange) => [
    formatStayRange(start, end, locale),
    texts.nights(nightsBetween(start, end)),
  ];
  const describeDay = (day: string) => {
    if (endsStay(day) && anchor !== null) {
      const sum = props.sums ? sumOf(nightsOf(anchor, day), limits.days) : null;
      return [
        texts.departure,
        formatStayDate(day, locale),
        texts.nights(nightsBetween(anchor, day)),
        sum !== null && texts.from(formatMoney(sum, currency, locale)),
      ];
    }
    const found = violation(day);
    const price = limits.days[day]?.price;
    const detail = found
      ? violationText(found, texts)
      : price !== undefined && texts.from(formatMoney(price, currency, locale));
    return [formatStayDate(day, locale), detail];
  };
  const soFar = () => {
    if (anchor === null) return value ? [...describeStay(value), total] : [texts.chooseArrival];
    const { min } = stayBounds(anchor, limits);
    return [texts.chooseDeparture, min > 1 && texts.nightsOrMore(min)];
  };

  const cell = (date: CalendarDate) => {
    const day = date.toString();
    return (
      <CalendarDayCell
        {...props}
        date={date}
        known={limits.days[day]}
        name={(outside) => nameOf(day, outside)}
        place={rangePlace(day, range)}
        unpriced={unpriced(day)}
        preview={anchor !== null && day !== anchor}
        dimmed={anchor !== null && day !== anchor && !endsStay(day)}
        cheapest={cheapest.has(day)}
        onPoint={setPointed}
      />
    );
  };
  const chosen = range ? `${texts.arrival} · ${texts.departure}` : '';
  const unfit = anchor === null ? ['', texts.legend.noArrival] : [texts.cannotFollow];
  const lowest = lowestIn(new Set([...cheapest].filter((day) => !unpriced(day))), limits.days);
  const means = { ...texts.legend, lowest: lowest === undefined ? '' : formatCompactMoney(lowest, currency, locale) };
  const lines = legendOf({ ...props, from, to }, means, chosen, ...unfit);
  const legend = (
    <CalendarLegend title={texts.legend.title} lines={lines} folded={props.scrolls} onToggle={showFocused} />
  );
  return (
    <div ref={inside} className={styles.inside} onKeyDownCapture={escaped}>
      <CalendarMonths {...props} visible={state.visibleRange} legend={legend} day={cell} />
      <CalendarFoot
        soFar={soFar()}
        why={described === null ? null : describeDay(described)}
        violated={described !== null && violation(described) !== null}
        ends={described !== null && endsStay(described)}
        clear={texts.clear}
        scrolls={props.scrolls}
        legend={legend}
        onClear={
          value || anchor
            ? () => {
                restart();
                onClear();
              }
            : null
        }
      />
    </div>
  );
}

function rangePlace(day: string, range: StayRange | null) {
  if (!range || day < range.start || day > range.end) return undefined;
  if (range.start === range.end) return 'only';
  if (day === range.start) return 'start';
  return day === range.end ? 'end' : 'inside';
}

/** Returns the sum of the nights' prices, or null if a night has no known price or is closed. */
function sumOf(nights: readonly string[], days: CalendarDays): number | null {
  const prices = nights.flatMap((night) => (days[night]?.closed ? [] : (days[night]?.price ?? [])));
  return prices.length === nights.length ? prices.reduce((sum, price) => sum + price, 0) : null;
}
