import type { QuoteRequest, VoyageSelection } from '../../../generated/types.ts';
import type { HoldKey } from '../booking.rules.ts';
import type { VoyageRequest } from '../../sailing/voyage.rules.ts';

/** What a quote was asked for by: a stay in rooms, or a voyage. */
export type AskedFor = QuoteRequest | VoyageRequest;

export function isVoyage(request: AskedFor): request is VoyageRequest {
  return 'outbound' in request;
}

/** How many rooms or cabins are asked for; of a voyage, on each of its legs. */
export function roomsAsked(request: AskedFor): number {
  if (!isVoyage(request)) return request.reservationRoomList.length;
  return request.cabins.length * (request.inbound === undefined ? 1 : 2);
}

/** What a voyage was asked for by, with who sleeps in which cabin. `travellers`: as they were named for it. */
export function selectionOf(
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

/** The most places of a passport's number that are shown, and how many are never. */
const SHOWN = 3;
const HIDDEN = 5;

/** A passport's number as it may be shown. */
export function maskedPassport(number: string): string {
  const shown = Math.max(0, Math.min(SHOWN, number.length - HIDDEN));
  return '*'.repeat(number.length - shown) + number.slice(number.length - shown);
}

/** The place that a sealed passport is bound to. */
export function passportPlace({ companyCode, holdNumber, place }: HoldKey & { place: number }): string {
  return JSON.stringify(['passport', companyCode, holdNumber, place]);
}
