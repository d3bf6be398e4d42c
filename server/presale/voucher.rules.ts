import type { BundleContract, OwnedRoom } from '../../generated/types.ts';
import type { Violation } from '../platform/values/violation.ts';

/** A contract as seen by its main contract holder or a sub-member. */
export type OwnContract = {
  contractNumber: string;
  document: BundleContract;
  room: OwnedRoom;
  remaining: number;
  isMain: boolean;
  /** False if no member has proved ownership of the contract's room. */
  hasMain: boolean;
  active: boolean;
};

export type VoucherCode =
  | 'contract_not_found'
  | 'main_contractor_not_found'
  | 'voucher_not_found'
  | 'voucher_exceeds_remaining'
  | 'same_day_owned_room_unavailable'
  | 'benefit_not_combinable';

/** The stay that the vouchers would pay for. `today` is the current date in the property's time zone. */
export type VoucheredStay = {
  hotelCode: string;
  roomTypeCode: string;
  startDate: string;
  nights: number;
  rooms: number;
  today: string;
};

export function vouchersNeeded({ nights, rooms }: Pick<VoucheredStay, 'nights' | 'rooms'>): number {
  return nights * rooms;
}

/**
 * Returns why a contract's vouchers can't pay for a stay, or null if they can. The contract must belong to the member,
 * still be running, have a main contract holder, cover the property and room type, and have enough vouchers. A
 * sub-member must be active. Vouchers can't be combined with other benefits. Under a profit contract, the owned room
 * can't be booked for arrival on the same day. See docs/decisions/people-and-members.md.
 */
export function voucherViolation(
  own: OwnContract | undefined,
  stay: VoucheredStay,
  hasOtherBenefits: boolean,
): Violation<VoucherCode> | null {
  const pointer = '/voucher_contract';
  if (own === undefined || !isRunning(own, stay.today)) return { code: 'contract_not_found' };
  if (!own.hasMain) return { code: 'main_contractor_not_found' };
  // `active` is false if the main contract holder has deactivated the sub-member.
  if (!own.active) return { code: 'contract_not_found' };
  const { hotel_code, room_type_codes, contract_type, vouchers_total } = own.document;
  if (vouchers_total === 0 || hotel_code !== stay.hotelCode || !room_type_codes.includes(stay.roomTypeCode))
    return { code: 'voucher_not_found' };
  if (hasOtherBenefits) return { code: 'benefit_not_combinable', pointer };
  if (contract_type === 'profit' && room_type_codes[0] === stay.roomTypeCode && stay.startDate === stay.today)
    return { code: 'same_day_owned_room_unavailable' };
  return vouchersNeeded(stay) > own.remaining ? { code: 'voucher_exceeds_remaining' } : null;
}

export function isRunning({ document }: { document: BundleContract }, today: string): boolean {
  return document.ended_on === undefined || document.ended_on > today;
}
