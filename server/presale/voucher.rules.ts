import type { BundleContract, OwnedRoom } from '../../generated/types.ts';
import type { Violation } from '../platform/values/violation.ts';

/** A contract of a member, main contractor or active sub-member, with what its vouchers pay. */
export type OwnContract = {
  contractNumber: string;
  document: BundleContract;
  room: OwnedRoom;
  remaining: number;
  /** Whether the member who asks is its main contractor. */
  isMain: boolean;
  /** Whether somebody has joined as its main contractor. */
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

/** What a contract is judged by. `today`: the property's. */
export type VoucheredStay = {
  hotelCode: string;
  roomTypeCode: string;
  startDate: string;
  nights: number;
  rooms: number;
  today: string;
};

/** One pays a night of a room. */
export function vouchersNeeded({ nights, rooms }: Pick<VoucheredStay, 'nights' | 'rooms'>): number {
  return nights * rooms;
}

/**
 * Why a contract's vouchers cannot pay a stay (spec, sections 5 and 8): it must be the member's own and running, of the property and room,
 * with enough left; the owned room of a profit contract is not to be had on the day itself (DECISIONS, Small ones).
 */
export function voucherViolation(
  own: OwnContract | undefined,
  stay: VoucheredStay,
  besides: boolean,
): Violation<VoucherCode> | null {
  const pointer = '/voucher_contract';
  if (own === undefined || !isRunning(own, stay.today)) return { code: 'contract_not_found' };
  if (!own.hasMain) return { code: 'main_contractor_not_found' };
  // The main contractor has switched them off.
  if (!own.active) return { code: 'contract_not_found' };
  const { hotel_code, room_type_codes, contract_type, vouchers_total } = own.document;
  if (vouchers_total === 0 || hotel_code !== stay.hotelCode || !room_type_codes.includes(stay.roomTypeCode))
    return { code: 'voucher_not_found' };
  if (besides) return { code: 'benefit_not_combinable', pointer };
  if (contract_type === 'profit' && room_type_codes[0] === stay.roomTypeCode && stay.startDate === stay.today)
    return { code: 'same_day_owned_room_unavailable' };
  return vouchersNeeded(stay) > own.remaining ? { code: 'voucher_exceeds_remaining' } : null;
}

export function isRunning({ document }: { document: BundleContract }, today: string): boolean {
  return document.ended_on === undefined || document.ended_on > today;
}
