import { useMemo } from 'react';
import type { CalendarDay as WireDay } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import type { CalendarDay, CalendarDays, CalendarTexts } from '../../ui/calendar/calendar-types.ts';

export function useStayDays(days: readonly WireDay[]): CalendarDays {
  const { t } = useTranslation('catalogue');
  return useMemo(() => {
    const format = (day: WireDay) => t(`calendar.status.${day.status === 'open' ? 'no_arrival' : day.status}`);
    return Object.fromEntries(days.map((day) => [day.date, calendarDay(day, format(day))]));
  }, [days, t]);
}

function calendarDay(day: WireDay, reason: string): CalendarDay {
  return {
    ...(day.price !== null && { price: day.promotion_price ?? day.member_price ?? day.price }),
    ...(day.status !== 'open' && { closed: true }),
    reason,
    ...(day.is_holiday && { holiday: true }),
    minNights: day.min_nights,
    maxNights: day.max_nights,
    noArrival: day.closed_to_arrival,
    noDeparture: day.closed_to_departure,
  };
}

export function useCalendarTexts(): CalendarTexts {
  const { t } = useTranslation('catalogue');
  return useMemo(
    () => ({
      label: t('calendar.label'),
      previous: t('calendar.previous'),
      next: t('calendar.next'),
      clear: t('calendar.clear'),
      chooseArrival: t('calendar.chooseArrival'),
      chooseDeparture: t('calendar.chooseDeparture'),
      nightsOrMore: (count) => t('calendar.nightsOrMore', { count }),
      nightsAtMost: (count) => t('calendar.nightsAtMost', { count }),
      nights: (count) => t('nights', { count }),
      arrival: t('calendar.arrival'),
      departure: t('calendar.departure'),
      closed: t('calendar.status.closed'),
      cannotFollow: t('calendar.cannotFollow'),
      cheapest: t('calendar.cheapest'),
      legend: {
        title: t('calendar.legend.title'),
        cheapest: t('calendar.legend.cheapest'),
        closed: t('calendar.legend.closed'),
        noArrival: t('calendar.status.no_arrival'),
        holiday: t('calendar.legend.holiday'),
        past: t('calendar.status.past'),
        beyond: t('calendar.status.beyond_horizon'),
      },
      from: (price) => t('calendar.from', { price }),
    }),
    [t],
  );
}
