import { useInfiniteQuery } from '@tanstack/react-query';
import { getListReservationsQueryKey, listReservations } from '../../generated/hooks/booking.ts';
import type { ListReservationsParams, ReservationListResult } from '../../generated/types.ts';
import { useLocale } from '../platform/i18n/i18n.ts';

export function useReservations(wanted: Omit<ListReservationsParams, 'cursor'> = {}) {
  const locale = useLocale();
  const query = useInfiniteQuery({
    queryKey: [...getListReservationsQueryKey(wanted), locale],
    queryFn: ({ pageParam, signal }) =>
      listReservations({ ...wanted, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }: ReservationListResult) => next_cursor,
  });
  return { ...query, reservations: query.data?.pages.flatMap(({ reservations }) => reservations) };
}
