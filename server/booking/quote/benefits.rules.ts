import { type BookingRequest, isVoyage } from '../request.rules.ts';

/** Returns whether a request uses points, vouchers, coupons or tier benefits, which only members can use. */
export function wantsBenefits(request: BookingRequest): boolean {
  if (isVoyage(request)) return false;
  const { use_point, voucher_contract } = request;
  const ofTier = request.reservationRoomList.some(({ benefit_list }) => benefit_list);
  return use_point !== undefined || voucher_contract !== undefined || couponsIn(request).length > 0 || ofTier;
}

export function couponsIn(request: BookingRequest): string[] {
  if (isVoyage(request)) return [];
  return request.reservationRoomList.flatMap(({ coupon_list = [] }) =>
    coupon_list.map(({ coupon_code }) => coupon_code),
  );
}

export function withoutBenefits(request: BookingRequest): BookingRequest {
  if (isVoyage(request)) return request;
  const { use_point: _points, voucher_contract: _contract, reservationRoomList, ...rest } = request;
  return {
    ...rest,
    reservationRoomList: reservationRoomList.map(({ coupon_list: _, benefit_list: _of, ...room }) => room),
  };
}
