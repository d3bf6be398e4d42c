import type { ProblemCode } from '../../generated/problems.ts';
import type {
  BundlePackage,
  BundlePromotion,
  BundleRoomType,
  QuoteRequest,
  ReservationRoom,
} from '../../generated/types.ts';
import type { VoucherCode } from '../presale/voucher.rules.ts';
import { firstViolation, type Violation } from '../platform/values/violation.ts';
import { type HotelDocument, petUpsellingOf } from '../property/hotel.rules.ts';
import { type Inventory, type RoomOffer, roomOffer } from './availability.rules.ts';
import { checkoutViolation } from './checkout.rules.ts';
import { optionsViolation } from './options.rules.ts';
import { includedOptions, packageDatesViolation } from './package.rules.ts';
import { partyViolation, roomFitViolation } from './party.rules.ts';
import { findPromotion, promotionViolation } from './promotion.rules.ts';
import { type StayDates, stayViolation } from './stay.rules.ts';

const ROOMS = '/reservationRoomList';

/** The dates of a request and the items that it refers to by code. Unknown items are undefined. */
type Chosen = {
  dates: StayDates;
  roomType: BundleRoomType | undefined;
  pack: BundlePackage | undefined;
  promotion: BundlePromotion | undefined;
};

export type StayCode = Exclude<ProblemCode<'createQuote'>, BenefitCode | 'login_required' | 'member_not_matched'>;
export type BenefitCode =
  | Extract<ProblemCode<'createQuote'>, `coupon_${string}` | `mileage_${string}`>
  | VoucherCode
  | 'membership_benefit_used'
  | 'benefit_not_chosen';

export function chosenOf(document: HotelDocument, request: QuoteRequest): Chosen {
  const roomTypeCode = request.reservationRoomList[0]?.room_type_code;
  return {
    dates: { start: request.start_date, end: request.end_date },
    roomType: document.room_types.find((one) => one.room_type_code === roomTypeCode),
    pack: document.packages.find((one) => one.package_code === request.package_code),
    promotion: request.promotion_code ? findPromotion(document.promotions, request.promotion_code) : undefined,
  };
}

/** Checks everything in a request that doesn't depend on inventory. */
export function requestViolation(
  document: HotelDocument,
  request: QuoteRequest,
  chosen: Chosen,
  now: Date,
): Violation<StayCode> | null {
  const rooms = request.reservationRoomList;
  const { dates, roomType, pack, promotion } = chosen;
  return firstViolation(
    () => stayViolation(document, now, dates),
    () => partyViolation(document, rooms, ROOMS),
    () => sameTypeViolation(rooms),
    () => (roomType === undefined ? { code: 'not_found' } : null),
    () => (roomType ? roomFitViolation(roomType, petUpsellingOf(document), rooms, ROOMS) : null),
    () => (request.package_code === undefined ? null : packageViolation(pack, roomType, dates)),
    () => (request.promotion_code ? promotionViolation(promotion, dates, roomType?.room_type_code) : null),
    ...rooms.map((room, index) => () => {
      const at = `${ROOMS}/${index}`;
      return (
        checkoutViolation(document, pack, room, at) ??
        optionsViolation(
          document.upsellings,
          room.selectedUpselling,
          includedOptions(pack),
          dates,
          `${at}/selectedUpselling`,
        )
      );
    }),
  );
}

/**
 * Returns why a room type isn't available. If it is sold out and no other room type is available either, the code is
 * `all_rooms_sold_out`.
 */
export function offerViolation(
  document: HotelDocument,
  inventory: Inventory,
  offer: Exclude<RoomOffer, { status: 'available' }>,
  dates: StayDates,
  rooms: number,
): Violation<'stay_closed' | 'stay_length' | 'room_sold_out' | 'all_rooms_sold_out'> {
  if (offer.status === 'closed') return { code: offer.reason, pointer: '/end_date' };
  const others = document.room_types.map((type) => roomOffer(inventory, type.room_type_code, dates, rooms));
  return { code: others.some((other) => other.status === 'available') ? 'room_sold_out' : 'all_rooms_sold_out' };
}

function sameTypeViolation(rooms: readonly ReservationRoom[]): Violation<'rooms_differ_in_type'> | null {
  const other = rooms.findIndex((room) => room.room_type_code !== rooms[0]?.room_type_code);
  return other === -1 ? null : { code: 'rooms_differ_in_type', pointer: `${ROOMS}/${other}/room_type_code` };
}

function packageViolation(
  pack: BundlePackage | undefined,
  roomType: BundleRoomType | undefined,
  dates: StayDates,
): Violation<'not_found' | 'validation' | 'stay_length' | 'stay_closed'> | null {
  if (pack === undefined || roomType === undefined) return { code: 'not_found' };
  if (!pack.room_type_codes.includes(roomType.room_type_code)) return { code: 'validation', pointer: '/package_code' };
  return packageDatesViolation(pack, dates);
}
