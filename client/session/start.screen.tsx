import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { resetSearch, searchStore, takeFromAddress } from '../catalogue/search.widget.tsx';
import { forgetHotel, keepHotelCode } from '../app/hotel.tsx';
import type { SearchRequest } from '../../generated/types.ts';
import { JOURNEY_KEY, readSession } from '../app/storage.ts';
import { paths } from '../paths.ts';
import { toast } from '../ui/toast.tsx';
import LoadingScreen from './loading.screen.tsx';
import { entryOf } from './entry.ts';

/**
 * The entry page (spec, section 2): resets hotel, reservation and data, keeps the hotel's code, takes what the address gives, and
 * goes on. The address is replaced, so that nothing of it stays in the history.
 */
export default function StartScreen() {
  const { t } = useTranslation('app');
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const entered = useRef(false);

  useEffect(() => {
    if (entered.current) return;
    entered.current = true;
    const query = new URLSearchParams(location.search);
    const entry = entryOf(query);
    forgetHotel();
    queryClient.clear();
    if (!entry) {
      toast.danger(t('invalidAccess'));
      return navigate(paths.error(), { replace: true });
    }
    keepHotelCode(entry.hotelCode);
    takeFromAddress(query);
    resetSearch();
    if (entry.loginNeeded) toast(t('loginRequired'));
    void resetJourney(entry.hotelCode).then(() => navigate(entry.to, { replace: true }));
  }, [navigate, queryClient, t]);

  return <LoadingScreen staying />;
}

/** A journey of this tab begins anew and gives back what it holds; where there is none, its code is not fetched for that. */
async function resetJourney(hotelCode: string): Promise<void> {
  if (readSession(JOURNEY_KEY) === null) return;
  const { resetBooking } = await import('../booking/booking.widget.tsx');
  resetBooking(notYetSought(hotelCode));
}

/** The journey's beginning; the list hands over the guest's search with the first choice, when the hotel's today is known. */
function notYetSought(hotelCode: string): SearchRequest {
  const { start, end, rooms } = searchStore;
  return {
    hotel_code: hotelCode,
    start_date: start ?? '',
    end_date: end ?? '',
    reservationInfo: rooms.map((room) => ({ ...room })),
  };
}
