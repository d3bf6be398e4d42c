import { type CalendarDate, getDayOfWeek } from '@internationalized/date';
import type { ComponentProps } from 'react';
import { CalendarCell } from 'react-aria-components/RangeCalendar';
import type { CalendarDay } from './calendar-types.ts';
import styles from './date-range-calendar.module.css';
import { formatCompactMoney } from '../money.ts';

/** Number of characters that fit into a calendar day in a window 320 px wide. */
const NARROWEST = 6;

type CalendarDayCellProps = {
  date: CalendarDate;
  known: CalendarDay | undefined;
  /** Returns the accessible name. `outside` is true if the day is before the first or after the last available date. */
  name: (outside: boolean) => string;
  place: 'start' | 'inside' | 'end' | 'only' | undefined;
  /** Whether the price is left out, because the stay wouldn't include the night. */
  unpriced?: boolean;
  /** Whether a range that includes the day is only a preview, because the departure hasn't been chosen yet. */
  preview?: boolean;
  dimmed: boolean;
  cheapest: boolean;
  locale: string;
  currency: string;
  loading?: boolean | undefined;
  onPoint: (day: string | null) => void;
};

export function CalendarDayCell(props: CalendarDayCellProps) {
  const { date, known, name, place, unpriced, preview, dimmed, cheapest, locale, currency, loading, onPoint } = props;
  const day = date.toString();
  const price = known?.closed || unpriced ? undefined : known?.price;
  return (
    <CalendarCell
      date={date}
      className={styles.day ?? ''}
      data-closed={known?.closed || undefined}
      data-holiday={known?.holiday || getDayOfWeek(date, 'en-US') === 0 || undefined}
      data-cheapest={cheapest || undefined}
      data-few={known?.remaining !== undefined || undefined}
      data-dimmed={dimmed || undefined}
      data-preview={preview || undefined}
      render={(dom, cell) => {
        const point = (handler: ComponentProps<'div'>['onPointerEnter']): typeof handler => {
          return (event) => {
            onPoint(day);
            handler?.(event);
          };
        };
        return (
          <div
            {...dom}
            aria-label={name(cell.isDisabled)}
            aria-describedby={undefined}
            data-place={cell.isOutsideMonth ? undefined : place}
            onPointerEnter={point(dom.onPointerEnter)}
            onPointerDown={point(dom.onPointerDown)}
            onPointerLeave={(event) => {
              // Lifting a finger also fires `pointerleave`. Keep the text about the day visible until the next tap.
              if (event.pointerType !== 'touch') onPoint(null);
              dom.onPointerLeave?.(event);
            }}
          />
        );
      }}
    >
      {({ formattedDate, isDisabled }) => (
        <>
          {/* CSS renders the number and the price, so the accessible name is the only text in the cell. */}
          <span className={styles.number} data-number={formattedDate} />
          <span
            className={styles.price}
            data-loading={(loading && !known && !isDisabled) || undefined}
            {...(price !== undefined && !isDisabled && pricesOf(price, currency, locale))}
          />
        </>
      )}
    </CalendarCell>
  );
}

/**
 * Returns the price, and a shorter form for narrow windows, because some languages have no short word for thousands.
 */
function pricesOf(price: number, currency: string, locale: string) {
  const text = formatCompactMoney(price, currency, locale);
  return {
    'data-price': text,
    'data-brief': text.length > NARROWEST ? formatCompactMoney(price, currency, 'en') : text,
  };
}
