import type { Stay, UsableCoupon } from '../../../generated/types.ts';
import {
  type CouponedStay,
  couponDiscount,
  couponOf,
  type OwnCoupon,
  stayViolation,
  targetViolation,
} from '../../coupon/coupon.rules.ts';
import { pickText } from '../../platform/values/language.ts';
import { sum } from '../../platform/values/money.ts';
import { eachNight, today } from '../../platform/values/nights.ts';
import type { Violation } from '../../platform/values/violation.ts';
import { priceSelection, type TakenCoupon } from '../stay-price.rules.ts';
import type { SelectedStay, WantedBenefits } from './owned-benefits.rules.ts';

/** The contract's maximum length for `places`. */
const PLACES_MAX = 450;

export function couponedStay({ hotel, selection, now }: SelectedStay): CouponedStay {
  const { roomType, pack, dates } = selection;
  return {
    hotelCode: hotel.hotelCode,
    roomTypeCode: roomType.room_type_code,
    withPackage: pack !== undefined,
    nights: eachNight(dates.start, dates.end),
    today: today(hotel.document.time_zone, now),
  };
}

/** Skips unknown codes, because `couponsViolation` rejects them. */
export function takenCoupons(own: readonly OwnCoupon[], { reservationRoomList }: WantedBenefits): TakenCoupon[] {
  return reservationRoomList.flatMap(({ coupon_list = [] }, room) =>
    coupon_list.flatMap((choice) => {
      const coupon = couponOf(own, choice);
      return coupon ? [{ room, coupon, date: choice.date ?? null }] : [];
    }),
  );
}

/** Rejects a coupon that wouldn't reduce the price, so the member doesn't waste it. */
export function unusedCouponViolation(
  { rooms }: Stay,
  coupons: readonly TakenCoupon[],
): Violation<'coupon_unusable'> | null {
  const unused = coupons.find(
    ({ room, coupon }) => !rooms[room]!.lines.some(({ kind, code }) => kind === 'coupon' && code === coupon.couponCode),
  );
  return unused ? { code: 'coupon_unusable', pointer: `/reservationRoomList/${unused.room}/coupon_list` } : null;
}

/**
 * Returns the member's coupons that apply to the stay. `places` lists the nights and options that a coupon can
 * discount, largest discount first.
 */
export function usableCoupons(of: SelectedStay): UsableCoupon[] {
  const { owned, selection, texts } = of;
  const stay = couponedStay(of);
  return (owned?.coupons ?? [])
    .filter((coupon) => stayViolation(coupon, stay) === null)
    .map(({ couponCode, terms }) => ({
      coupon_code: couponCode,
      coupon_title: pickText(terms.coupon_title, texts),
      places: pricesToDiscount(of)
        .filter(
          ({ room, date }) => !targetViolation(terms, stay, date, selection.rooms[room]!.selectedUpselling.length > 0),
        )
        .map(({ price, ...place }) => ({ ...place, amount: couponDiscount(terms, price) }))
        .filter(({ amount }) => amount > 0)
        .sort((a, b) => b.amount - a.amount)
        .slice(0, PLACES_MAX),
    }))
    .filter(({ places }) => places.length > 0);
}

/** Returns the price of each night of each room. An entry with a null date is the total price of a room's options. */
function pricesToDiscount({ hotel, selection, now, texts }: SelectedStay) {
  const { rooms } = priceSelection(hotel.document, selection, now, texts);
  return rooms.flatMap(({ lines }, room) => [
    ...selection.nights.map(({ date, price }) => ({ room, date: date as string | null, price })),
    {
      room,
      date: null,
      price: sum(lines.filter(({ kind }) => kind === 'upselling').map(({ amount }) => amount)),
    },
  ]);
}
