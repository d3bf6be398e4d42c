import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { getGetCalendarQueryOptions, useSearchOffers } from '../../../generated/hooks/catalogue.ts';
import type { PartyRoom } from '../../../generated/types.ts';
import { problemOf } from '../../platform/api/api.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { LoadProblem } from '../../platform/api/load-problem.tsx';
import type { DateRangeCalendarProps } from '../../ui/calendar/date-range-calendar.tsx';
import { DateRangeCalendar } from '../../ui/calendar/calendars.tsx';
import { lastDayOf, nightsBetween } from '../../ui/calendar/days.ts';
import { useSeenMonths } from '../../ui/calendar/seen-months.ts';
import { ownPrice } from '../offers/own-price.ts';
import { PROMOTION_FORM, searchRequestOf } from './search.store.ts';
import { useCalendarTexts, useStayDays } from './stay-days.ts';

type StayCalendarProps = Pick<DateRangeCalendarProps, 'value' | 'onChange' | 'arrival' | 'onArrival' | 'takesFocus'> & {
  /** Days with fewer available rooms than this party needs are shown as sold out. */
  party: PartyRoom[];
  /** Code typed by the guest, which may be unknown to the server. */
  promotion: string;
};

export function StayCalendar({ party, promotion, ...choice }: StayCalendarProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormatters();
  const hotel = useHotel();
  const locale = useLocale();
  const { seen, see } = useSeenMonths(hotel.today, hotel.bookable_to);

  const { value, arrival } = choice;
  const [unknownCode, setUnknownCode] = useState('');
  const nights = value ? nightsBetween(value.start, value.end) : 1;
  const isStay = nights > 0 && nights <= hotel.max_nights;
  const usesCode = isStay && PROMOTION_FORM.test(promotion) && promotion !== unknownCode;

  const prices = useQueries({
    queries: seen.map((month) =>
      getGetCalendarQueryOptions({
        hotel_code: hotel.hotel_code,
        from: `${month}-01`,
        to: lastDayOf(month),
        rooms: party.length,
        ...(usesCode && { promotion_code: promotion, nights }),
      }),
    ),
    combine: (months) => ({
      days: months.flatMap((month) => month.data?.days ?? []),
      loading: months.some((month) => month.isFetching),
      error: months.find((month) => month.error && problemOf(month.error).code !== 'no_available_dates')?.error ?? null,
      refetch: () => months.forEach((month) => void (month.error && month.refetch())),
    }),
  });
  if (usesCode && prices.error && problemOf(prices.error).code === 'promotion_invalid') setUnknownCode(promotion);
  const days = useStayDays(prices.days);
  const texts = useCalendarTexts();

  const search = searchRequestOf(hotel, { start: null, end: null, ...value, rooms: party, promotion });
  const offers = useSearchOffers(search, { query: { enabled: value !== null && arrival === null } });
  const found = offers.data;
  const available = found?.sumPriceList.filter(({ status }) => status === 'available') ?? [];
  const totals = available.flatMap((sum) => (found ? [ownPrice(found, sum).total] : []));
  const least = totals.length > 0 ? Math.min(...totals) : null;

  return (
    <>
      <LoadProblem query={prices} />
      <DateRangeCalendar
        {...choice}
        locale={locale}
        currency={hotel.currency}
        minDate={hotel.today}
        maxDate={hotel.bookable_to}
        maxNights={hotel.max_nights}
        days={days}
        loading={prices.loading}
        total={least === null ? undefined : `${t('summary.from')} ${format.money(least)}`}
        sums={party.length === 1}
        onMonthsVisible={see}
        texts={texts}
      />
    </>
  );
}
