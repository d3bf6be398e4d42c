import { type AskedFor, isVoyage } from './traveller.rules.ts';

/** Whether a request names anything that only a member has. */
export function wantsBenefits(request: AskedFor): boolean {
  if (isVoyage(request)) return false;
  return request.use_point !== undefined || couponsAsked(request).length > 0;
}

/** The coupons that a request names. */
export function couponsAsked(request: AskedFor): string[] {
  if (isVoyage(request)) return [];
  return request.reservationRoomList.flatMap(({ coupon_list = [] }) =>
    coupon_list.map(({ coupon_code }) => coupon_code),
  );
}

/** What is asked for beside coupons and points. */
export function withoutBenefits(request: AskedFor): AskedFor {
  if (isVoyage(request)) return request;
  const { use_point: _, reservationRoomList, ...asked } = request;
  return { ...asked, reservationRoomList: reservationRoomList.map(({ coupon_list: _of, ...room }) => room) };
}
