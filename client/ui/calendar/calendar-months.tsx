import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/RangeCalendar';
import styles from './date-range-calendar.module.css';
import { formatWeekday } from '../intl.ts';
import { formatStayDate } from './stay-dates.ts';

type CalendarMonthsProps = {
  visible: { start: CalendarDate; end: CalendarDate };
  months: number;
  scrolls: boolean;
  locale: string;
  texts: { previous: string; next: string };
  legend: ReactNode;
  canUnroll: boolean;
  onUnroll: () => void;
  /** Called with the first and the last visible month, 'YYYY-MM'. */
  onMonthsVisible?: ((fromMonth: string, toMonth: string) => void) | undefined;
  day: (date: CalendarDate) => ReactElement;
};

export function CalendarMonths(props: CalendarMonthsProps) {
  const { visible, months, scrolls, locale, texts, canUnroll, onUnroll, onMonthsVisible, day } = props;
  const from = visible.start.toString().slice(0, 7);
  const to = visible.end.toString().slice(0, 7);
  useEffect(() => onMonthsVisible?.(from, to), [from, to, onMonthsVisible]);

  const grids = Array.from({ length: months }, (_, offset) => {
    const month = visible.start.add({ months: offset });
    return (
      <section key={month.toString()} className={styles.month}>
        <h3 className={styles.title}>{formatStayDate(month.toString(), locale, 'month')}</h3>
        <CalendarGrid offset={{ months: offset }} weekdayStyle="short" className={styles.grid ?? ''}>
          <CalendarGridHeader>
            {(name) => (
              <CalendarHeaderCell className={styles.weekday ?? ''}>{formatWeekday(name, locale)}</CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>{day}</CalendarGridBody>
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
      {!scrolls && props.legend}
    </>
  );
}

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
