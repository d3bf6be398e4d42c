import { useInfiniteQuery } from '@tanstack/react-query';
import { getListReservationsQueryKey, listReservations } from '../../generated/hooks/booking.ts';
import type { ListReservationsParams, ReservationListResult } from '../../generated/types.ts';
import { useLocale } from '../platform/i18n/i18n.ts';

export function useReservations(wanted: Omit<ListReservationsParams, 'cursor'> = {}) {
  const locale = useLocale();
  const asked = useInfiniteQuery({
    queryKey: [...getListReservationsQueryKey(wanted), locale],
    queryFn: ({ pageParam, signal }) =>
      listReservations({ ...wanted, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }: ReservationListResult) => next_cursor,
  });
  return { ...asked, reservations: asked.data?.pages.flatMap(({ reservations }) => reservations) };
}
