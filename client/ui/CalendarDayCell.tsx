import { type CalendarDate, getDayOfWeek } from '@internationalized/date';
import type { ComponentProps } from 'react';
import { CalendarCell } from 'react-aria-components/RangeCalendar';
import type { CalendarTexts, StayRange } from './calendarTypes.ts';
import styles from './DateRangeCalendar.module.css';
import { formatCompactMoney, formatMoney } from './money.ts';
import { formatStayDate } from './stayDates.ts';
import type { StayLimits, Violation } from './stayRules.ts';
import { violationText } from './violationText.ts';

export type CalendarDayCellProps = {
  date: CalendarDate;
  anchor: string | null;
  value: StayRange | null;
  /** The stay shown: chosen, or still under the pointer. */
  range: StayRange | null;
  violation: (day: string) => Violation | null;
  /** Whether it cannot end the stay that has begun. */
  dimmed: (day: string) => boolean;
  cheapest: ReadonlySet<string>;
  limits: StayLimits;
  locale: string;
  currency: string;
  loading?: boolean;
  texts: CalendarTexts;
  onPoint: (day: string | null) => void;
};

/** One day: its number and price, and for who cannot see them a name that also says why it cannot be chosen. */
export function CalendarDayCell(props: CalendarDayCellProps) {
  const { date, anchor, value, range, cheapest, limits, locale, currency, loading, texts, onPoint } = props;
  const day = date.toString();
  const known = limits.days[day];
  const violated = props.violation(day);
  const boundary = anchor === null && (day === value?.start || day === value?.end);
  const price = known?.closed ? undefined : known?.price;

  const name = (isDisabled: boolean) =>
    [
      formatStayDate(day, locale, 'full'),
      (day === anchor || (anchor === null && day === value?.start)) && texts.arrival,
      anchor === null && day === value?.end && texts.departure,
      price !== undefined && texts.from(formatMoney(price, currency, locale)),
      cheapest.has(day) && texts.cheapest,
      violated && !isDisabled && !boundary && violationText(violated, texts),
    ]
      .filter(Boolean)
      .join(', ');

  return (
    <CalendarCell
      date={date}
      className={styles.day ?? ''}
      data-closed={known?.closed || undefined}
      data-holiday={known?.holiday || getDayOfWeek(date, 'en-US') === 0 || undefined}
      data-cheapest={cheapest.has(day) || undefined}
      data-dimmed={props.dimmed(day) || undefined}
      render={(dom, cell) => {
        const place = cell.isOutsideMonth ? undefined : rangePlace(day, range);
        const point = (handler: ComponentProps<'div'>['onPointerEnter']): typeof handler => {
          return (event) => {
            onPoint(day);
            handler?.(event);
          };
        };
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role, button, comes with `dom`
          <div
            {...dom}
            aria-label={name(cell.isDisabled)}
            aria-describedby={undefined}
            data-place={place}
            onPointerEnter={point(dom.onPointerEnter)}
            onPointerDown={point(dom.onPointerDown)}
            onPointerLeave={(event) => {
              // A lifted finger leaves too; what it asked stays answered until the next tap.
              if (event.pointerType !== 'touch') onPoint(null);
              dom.onPointerLeave?.(event);
            }}
          />
        );
      }}
    >
      {({ formattedDate, isDisabled }) => (
        <>
          <span className={styles.number}>{formattedDate}</span>
          {/* Drawn, not written: the day's name says the price in full. */}
          <span
            className={styles.price}
            data-loading={(loading && !known && !isDisabled) || undefined}
            data-price={price !== undefined && !isDisabled ? formatCompactMoney(price, currency, locale) : undefined}
          />
        </>
      )}
    </CalendarCell>
  );
}

/** Where a day stands in the stay shown. */
function rangePlace(day: string, range: StayRange | null) {
  if (!range || day < range.start || day > range.end) return undefined;
  if (range.start === range.end) return 'only';
  if (day === range.start) return 'start';
  return day === range.end ? 'end' : 'inside';
}
