import { getListReservationsQueryKey, listReservations } from '../../generated/hooks/booking.ts';
import type { ListReservationsParams } from '../../generated/types.ts';
import { usePages } from '../platform/api/use-pages.ts';
import { useLocale } from '../platform/i18n/i18n.ts';

export function useReservations(filters: Omit<ListReservationsParams, 'cursor'> = {}) {
  const locale = useLocale();
  const list = usePages([...getListReservationsQueryKey(filters), locale], listReservations, filters);
  return { ...list, reservations: list.pages?.flatMap(({ reservations }) => reservations) };
}
