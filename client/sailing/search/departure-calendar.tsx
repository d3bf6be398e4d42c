import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getGetSailingCalendarQueryOptions } from '../../../generated/hooks/sailing.ts';
import type { SailingDay } from '../../../generated/types.ts';
import { problemOf } from '../../platform/api/api.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { LoadProblem } from '../../platform/api/load-problem.tsx';
import type { CalendarDay } from '../../ui/calendar/calendar-types.ts';
import type { DateCalendarTexts } from '../../ui/calendar/date-calendar.tsx';
import { lastDayOf } from '../../ui/calendar/days.ts';
import { DateCalendar } from '../../ui/calendar/calendars.tsx';
import { useSeenMonths } from '../../ui/calendar/seen-months.ts';

type Props = {
  route: string;
  /** Number of travellers. Days with fewer places are shown as sold out. */
  travellers: number;
  value: string | null;
  onChange: (day: string | null) => void;
  /** Departure date of the outbound sailing, for the inbound calendar. */
  notBefore?: string;
  takesFocus?: boolean;
};

export function DepartureCalendar({ route, travellers, value, onChange, notBefore, takesFocus }: Props) {
  const { t } = useTranslation('sailing');
  const hotel = useHotel();
  const locale = useLocale();
  const firstOfMonth = `${notBefore?.slice(0, 7)}-01`;
  const first = notBefore && firstOfMonth > hotel.today ? firstOfMonth : hotel.today;
  const { seen, see } = useSeenMonths(first, hotel.bookable_to);
  const departures = useQueries({
    queries: seen.map((month) =>
      getGetSailingCalendarQueryOptions({
        hotel_code: hotel.hotel_code,
        route_code: route,
        from: `${month}-01`,
        to: lastDayOf(month),
        travellers,
      }),
    ),
    combine: (months) => ({
      days: months.flatMap((month) => month.data?.days ?? []),
      idle: seen.filter((_, at) => problemCode(months[at]?.error) === 'no_available_dates'),
      loading: months.some((month) => month.isFetching),
      error: months.find(({ error }) => error && problemCode(error) !== 'no_available_dates')?.error ?? null,
      refetch: () => months.forEach((month) => void (month.error && month.refetch())),
    }),
  });
  const days = useMemo(() => {
    const closed = departures.idle.flatMap((month) =>
      daysOfMonth(month).map((date) => [date, { closed: true, reason: t('calendar.status.no_sailing') }] as const),
    );
    const known = departures.days.map((day) => {
      const remaining = day.remaining !== null && day.status === 'open' && t('left', { count: day.remaining });
      return [day.date, calendarDay(day, remaining || undefined, t(`calendar.status.${day.status}`))] as const;
    });
    return Object.fromEntries<CalendarDay>([...closed, ...known]);
  }, [departures.idle, departures.days, t]);
  const texts = useDepartureTexts(notBefore !== undefined);

  return (
    <>
      <LoadProblem query={departures} />
      <DateCalendar
        value={value}
        onChange={onChange}
        locale={locale}
        currency={hotel.currency}
        minDate={first}
        maxDate={hotel.bookable_to}
        days={days}
        loading={departures.loading}
        notBefore={notBefore === undefined ? undefined : { day: notBefore, reason: t('calendar.beforeOut') }}
        takesFocus={takesFocus}
        onMonthsVisible={see}
        texts={texts}
      />
    </>
  );
}

function problemCode(error: unknown) {
  return error ? problemOf(error).code : null;
}

function daysOfMonth(month: string): string[] {
  const last = Number(lastDayOf(month).slice(8));
  return Array.from({ length: last }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`);
}

function calendarDay(day: SailingDay, remaining: string | undefined, reason: string): CalendarDay {
  return {
    ...(day.price !== null && { price: day.price }),
    ...(day.status !== 'open' && { closed: true }),
    ...(remaining && { remaining }),
    reason,
    ...(day.is_holiday && { holiday: true }),
  };
}

function useDepartureTexts(onWayBack: boolean): DateCalendarTexts {
  const { t } = useTranslation('sailing');
  return useMemo(
    () => ({
      label: t(onWayBack ? 'calendar.labelBack' : 'calendar.labelOut'),
      previous: t('calendar.previous'),
      next: t('calendar.next'),
      clear: t('calendar.clear'),
      choose: t(onWayBack ? 'calendar.chooseBack' : 'calendar.chooseOut'),
      chosen: t('calendar.chosen'),
      closed: t('calendar.status.no_sailing'),
      cheapest: t('calendar.cheapest'),
      legend: {
        title: t('calendar.legend.title'),
        cheapest: t('calendar.legend.cheapest'),
        few: t('calendar.legend.few'),
        closed: t('calendar.legend.closed'),
        holiday: t('calendar.legend.holiday'),
        past: t('calendar.status.past'),
        beyond: t('calendar.status.beyond_horizon'),
      },
      from: (price: string) => t('calendar.from', { price }),
    }),
    [t, onWayBack],
  );
}
