import type { UsableVoucher } from '../../../generated/types.ts';
import type { Violation } from '../../platform/values/violation.ts';
import { today } from '../../platform/values/nights.ts';
import { type VoucherCode, type VoucheredStay, vouchersNeeded, voucherViolation } from '../../presale/voucher.rules.ts';
import type { TakenCoupon } from '../stay-price.rules.ts';
import type { SelectedStay, WantedBenefits } from './owned-benefits.rules.ts';

/**
 * Returns why the vouchers of the requested contract can't pay for the stay. Returns null if they can, or if no
 * contract is requested.
 */
export function contractViolation(
  of: SelectedStay,
  { use_point: points = 0, voucher_contract: voucher, reservationRoomList }: WantedBenefits,
  coupons: readonly TakenCoupon[],
): Violation<VoucherCode> | null {
  if (voucher === undefined) return null;
  const withTierBenefits = reservationRoomList.some(({ benefit_list }) => benefit_list);
  const withOthers = coupons.length > 0 || points > 0 || of.selection.promotion !== undefined || withTierBenefits;
  const contract = of.owned?.contracts.find(({ contractNumber }) => contractNumber === voucher);
  return voucherViolation(contract, voucheredStay(of), withOthers);
}

/** Returns the contracts whose vouchers are valid for the stay, including contracts with too few vouchers left. */
export function usableVouchers(of: SelectedStay): UsableVoucher[] {
  const stay = voucheredStay(of);
  return (of.owned?.contracts ?? [])
    .filter((contract) =>
      [undefined, 'voucher_exceeds_remaining'].includes(voucherViolation(contract, stay, false)?.code),
    )
    .map(({ contractNumber, room, remaining }) => ({
      contract_number: contractNumber,
      room,
      needed: vouchersNeeded(stay),
      remaining,
    }));
}

function voucheredStay({ hotel, selection, now }: SelectedStay): VoucheredStay {
  const { dates, nights, rooms, roomType } = selection;
  return {
    hotelCode: hotel.hotelCode,
    roomTypeCode: roomType.room_type_code,
    startDate: dates.start,
    nights: nights.length,
    rooms: rooms.length,
    today: today(hotel.document.time_zone, now),
  };
}
