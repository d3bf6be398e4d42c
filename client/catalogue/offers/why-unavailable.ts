import type { RoomPrice } from '../../../generated/types.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';

/** Returns why a room is unavailable: `sold_out` if the server gives no reason. */
export function statusOf(price: RoomPrice | undefined) {
  return price?.status === undefined || price.status === 'available' ? 'sold_out' : price.status;
}

/** Returns why a room is unavailable, or the shortest stay if the chosen one is too short. */
export function whyUnavailable(t: Translate, price: RoomPrice | undefined): string {
  const count = price?.min_nights ?? 0;
  return count > 0 ? t('catalogue:summary.fromNights', { count }) : t(`catalogue:offer.status.${statusOf(price)}`);
}
