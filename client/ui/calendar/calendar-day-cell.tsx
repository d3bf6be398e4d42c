import { type CalendarDate, getDayOfWeek } from '@internationalized/date';
import type { ComponentProps } from 'react';
import { CalendarCell } from 'react-aria-components/RangeCalendar';
import type { CalendarDay } from './calendar-types.ts';
import styles from './date-range-calendar.module.css';
import { formatCompactMoney } from '../money.ts';

export type CalendarDayCellProps = {
  date: CalendarDate;
  known: CalendarDay | undefined;
  /** What it is called by who cannot see it; `outside`: before the first day or past the last. */
  name: (outside: boolean) => string;
  /** Where it stands in what is chosen. */
  place: 'start' | 'inside' | 'end' | 'only' | undefined;
  /** Whether it cannot be chosen after what is chosen already. */
  dimmed: boolean;
  cheapest: boolean;
  locale: string;
  currency: string;
  loading?: boolean | undefined;
  onPoint: (day: string | null) => void;
};

/** One day: its number and price, and for who cannot see them a name that also says why it cannot be chosen. */
export function CalendarDayCell(props: CalendarDayCellProps) {
  const { date, known, name, place, dimmed, cheapest, locale, currency, loading, onPoint } = props;
  const day = date.toString();
  const price = known?.closed ? undefined : known?.price;
  return (
    <CalendarCell
      date={date}
      className={styles.day ?? ''}
      data-closed={known?.closed || undefined}
      data-holiday={known?.holiday || getDayOfWeek(date, 'en-US') === 0 || undefined}
      data-cheapest={cheapest || undefined}
      data-few={known?.left !== undefined || undefined}
      data-dimmed={dimmed || undefined}
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
