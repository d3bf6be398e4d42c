import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { getGetCalendarQueryOptions } from '../../generated/hooks/catalogue.ts';
import { problemOf } from '../platform/api.ts';
import { useHotel } from '../platform/hotel.tsx';
import { useLocale } from '../platform/i18n.ts';
import { ProblemNotice } from '../platform/problems.tsx';
import type { DateRangeCalendarProps } from '../ui/DateRangeCalendar.tsx';
import { DateRangeCalendar } from '../ui/lazy.tsx';
import { addDays, lastDayOf, monthsFrom } from '../ui/days.ts';
import { useCalendarTexts, useStayDays } from './stay-days.ts';

export type StayCalendarProps = Pick<DateRangeCalendarProps, 'value' | 'onChange' | 'arrival' | 'onArrival'> & {
  /** Rooms wanted at once: a day with fewer left is sold out. */
  rooms: number;
};

/** The calendar with the hotel's prices, fetched month by month as they come into view. */
export function StayCalendar({ rooms, ...choice }: StayCalendarProps) {
  const hotel = useHotel();
  const locale = useLocale();
  const thisMonth = hotel.today.slice(0, 7);
  const lastMonth = hotel.bookable_to.slice(0, 7);
  const [seen, setSeen] = useState(() => [thisMonth, monthAfter(thisMonth)]);

  const prices = useQueries({
    queries: seen.map((month) =>
      getGetCalendarQueryOptions({
        hotel_code: hotel.hotel_code,
        from: `${month}-01`,
        to: lastDayOf(month),
        rooms,
      }),
    ),
    combine: (months) => ({
      days: months.flatMap((month) => month.data?.days ?? []),
      loading: months.some((month) => month.isFetching),
      error: months.find((month) => month.error && problemOf(month.error).code !== 'no_available_dates')?.error ?? null,
      again: () => months.forEach((month) => void (month.error && month.refetch())),
    }),
  });
  const days = useStayDays(prices.days);
  const texts = useCalendarTexts();

  return (
    <>
      {prices.error && <ProblemNotice problem={problemOf(prices.error)} onRetry={prices.again} />}
      <DateRangeCalendar
        {...choice}
        locale={locale}
        currency={hotel.currency}
        minDate={hotel.today}
        maxDate={hotel.bookable_to}
        maxNights={hotel.max_nights}
        days={days}
        loading={prices.loading}
        onMonthsVisible={(from, to) => {
          const shown = monthsFrom(from, to < lastMonth ? to : lastMonth);
          setSeen((before) =>
            shown.every((month) => before.includes(month)) ? before : [...new Set([...before, ...shown])],
          );
        }}
        texts={texts}
      />
    </>
  );
}

function monthAfter(month: string) {
  return addDays(lastDayOf(month), 1).slice(0, 7);
}
