import { type AskedFor, isVoyage } from '../traveller/traveller.rules.ts';

/** Whether a request names anything that only a member has. */
export function wantsBenefits(request: AskedFor): boolean {
  if (isVoyage(request)) return false;
  const { use_point, voucher_contract } = request;
  const ofTier = request.reservationRoomList.some(({ benefit_list }) => benefit_list);
  return use_point !== undefined || voucher_contract !== undefined || couponsAsked(request).length > 0 || ofTier;
}

/** The coupons that a request names. */
export function couponsAsked(request: AskedFor): string[] {
  if (isVoyage(request)) return [];
  return request.reservationRoomList.flatMap(({ coupon_list = [] }) =>
    coupon_list.map(({ coupon_code }) => coupon_code),
  );
}

/** What is asked for beside what only a member has. */
export function withoutBenefits(request: AskedFor): AskedFor {
  if (isVoyage(request)) return request;
  const { use_point: _points, voucher_contract: _contract, reservationRoomList, ...asked } = request;
  return {
    ...asked,
    reservationRoomList: reservationRoomList.map(({ coupon_list: _, benefit_list: _of, ...room }) => room),
  };
}
