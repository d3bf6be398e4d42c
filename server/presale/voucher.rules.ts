import type { BundleContract, OwnedRoom } from '../../generated/types.ts';
import type { Violation } from '../platform/values/violation.ts';

/** A contract of a main contractor or sub-member, with its remaining vouchers. */
export type OwnContract = {
  contractNumber: string;
  document: BundleContract;
  room: OwnedRoom;
  remaining: number;
  isMain: boolean;
  /** Whether the main contractor has joined. */
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

/** The stay that a contract is checked against. `today` is the property's date. */
export type VoucheredStay = {
  hotelCode: string;
  roomTypeCode: string;
  startDate: string;
  nights: number;
  rooms: number;
  today: string;
};

/** A voucher pays one night of one room. */
export function vouchersNeeded({ nights, rooms }: Pick<VoucheredStay, 'nights' | 'rooms'>): number {
  return nights * rooms;
}

/**
 * Returns why a contract's vouchers can't pay a stay, or null. The contract must be the member's, running, for the property and room, and
 * have enough vouchers. The owned room of a profit contract is not available on the day itself. See
 * docs/decisions/people-and-members.md.
 */
export function voucherViolation(
  own: OwnContract | undefined,
  stay: VoucheredStay,
  hasOtherBenefits: boolean,
): Violation<VoucherCode> | null {
  const pointer = '/voucher_contract';
  if (own === undefined || !isRunning(own, stay.today)) return { code: 'contract_not_found' };
  if (!own.hasMain) return { code: 'main_contractor_not_found' };
  // Deactivated by the main contractor.
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
