import type { QuoteRequest, VoyageSelection } from '../../generated/types.ts';
import type { VoyageRequest } from '../sailing/voyage.rules.ts';

export type BookingRequest = QuoteRequest | VoyageRequest;

export function isVoyage(request: BookingRequest): request is VoyageRequest {
  return 'outbound' in request;
}

/** Returns the number of rooms in a stay, or the number of cabins on all legs of a voyage. */
export function roomCount(request: BookingRequest): number {
  if (!isVoyage(request)) return request.reservationRoomList.length;
  return request.cabins.length * (request.inbound === undefined ? 1 : 2);
}

/**
 * Returns a voyage's selection, which lists the travellers of each cabin by `place`. `travellers` are the travellers
 * from the hold.
 */
export function voyageSelectionOf(
  { hotel_code, outbound, inbound, cabins }: VoyageRequest,
  travellers: readonly { place: number; cabin: number }[],
): VoyageSelection {
  return {
    hotel_code,
    outbound,
    ...(inbound !== undefined && { inbound }),
    cabins: cabins.map((cabin, i) => ({
      cabin_type_code: cabin.cabin_type_code,
      travellers:
        'travellers' in cabin
          ? cabin.travellers
          : travellers.filter((one) => one.cabin === i).map(({ place }) => place),
    })),
  };
}
