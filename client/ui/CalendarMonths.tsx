import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar';
import { Button } from './Button.tsx';
import { CalendarDayCell } from './CalendarDayCell.tsx';
import type { CalendarTexts, StayRange } from './calendarTypes.ts';
import styles from './DateRangeCalendar.module.css';
import { nightsBetween } from './days.ts';
import { formatWeekday } from './intl.ts';
import { formatStayDate, formatStayRange } from './stayDates.ts';
import { arrivalViolation, cheapestDays, type StayLimits, stayBounds, stayViolation } from './stayRules.ts';
import { violationText } from './violationText.ts';

export type CalendarMonthsProps = {
  value: StayRange | null;
  locale: string;
  currency: string;
  limits: StayLimits;
  texts: CalendarTexts;
  months: number;
  scrolls: boolean;
  loading?: boolean;
  canUnroll: boolean;
  onUnroll: () => void;
  onClear: () => void;
  onMonthsVisible?: (fromMonth: string, toMonth: string) => void;
};

/** The months inside the calendar, what the choice is so far, and why a day cannot be chosen. */
export function CalendarMonths(props: CalendarMonthsProps) {
  const { value, locale, limits, texts, months, scrolls, canUnroll, onUnroll, onClear, onMonthsVisible } = props;
  const state = useContext(RangeCalendarStateContext);
  if (!state) throw new Error('CalendarMonths stands inside a RangeCalendar');
  const [pointed, setPointed] = useState<string | null>(null);

  const from = state.visibleRange.start.toString();
  const to = state.visibleRange.end.toString();
  useEffect(() => onMonthsVisible?.(from.slice(0, 7), to.slice(0, 7)), [from, to, onMonthsVisible]);

  const anchor = state.anchorDate?.toString() ?? null;
  const violation = (day: string) => {
    if (anchor === null) return arrivalViolation(day, limits);
    if (day === anchor) return null;
    return day < anchor ? stayViolation(day, anchor, limits) : stayViolation(anchor, day, limits);
  };
  const focused = state.focusedDate.toString();
  const range =
    anchor === null ? value : violation(focused) ? { start: anchor, end: anchor } : inOrder(anchor, focused);
  const asked = pointed ?? (state.isFocused ? focused : null);
  // What the status says already is not said twice.
  const found = asked === null ? null : violation(asked);
  const why = anchor !== null && found?.kind === 'tooShort' ? null : found;
  const cheapest = useMemo(() => cheapestDays(limits.days, from, to), [limits.days, from, to]);

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
              <CalendarDayCell {...props} {...{ date, anchor, range, violation, cheapest }} onPoint={setPointed} />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </section>
    );
  });

  return (
    <>
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
      <div className={styles.months}>
        {grids}
        {canUnroll && <Unroll onSeen={onUnroll} />}
      </div>
      <div className={styles.foot}>
        <div className={styles.words}>
          <p role="status">{saySoFar(value, anchor, locale, limits, texts)}</p>
          {/* The day's own name says it to who cannot see. */}
          <p className={styles.why} aria-hidden="true">
            {why && violationText(why, texts)}
          </p>
        </div>
        <Button
          variant="ghost"
          size="small"
          disabled={!value && !anchor}
          onClick={() => {
            state.setAnchorDate(null);
            onClear();
          }}
        >
          {texts.clear}
        </Button>
      </div>
    </>
  );
}

function inOrder(one: string, other: string): StayRange {
  return one < other ? { start: one, end: other } : { start: other, end: one };
}

function saySoFar(
  value: StayRange | null,
  anchor: string | null,
  locale: string,
  limits: StayLimits,
  texts: CalendarTexts,
): string {
  if (anchor !== null) {
    const { min } = stayBounds(anchor, limits);
    return min > 1 ? `${texts.chooseDeparture} · ${texts.nightsOrMore(min)}` : texts.chooseDeparture;
  }
  if (!value) return texts.chooseArrival;
  const nights = texts.nights(nightsBetween(value.start, value.end));
  return `${formatStayRange(value.start, value.end, locale)} · ${nights}`;
}

/** The foot of the months: coming into view it asks for more of them. */
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
