import type { HoldRequest } from '../../generated/types.ts';
import type { FormFields } from '../platform/form/violations.ts';

/** What the guest fills in: the contract's HoldRequest without the quote, and as yet unchecked. */
export type GuestDraft = {
  customerInfo: Partial<HoldRequest['customerInfo']>;
  agreements: Record<keyof HoldRequest['agreements'], boolean>;
};

export type GuestField =
  | `customerInfo.${keyof HoldRequest['customerInfo'] & string}`
  | `agreements.${keyof HoldRequest['agreements'] & string}`;

/** In the form's order; a field that the contract adds does not compile until it has its place. */
const IN_ORDER: Record<GuestField, true> = {
  'customerInfo.guest_last_name': true,
  'customerInfo.guest_first_name': true,
  'customerInfo.guest_phone': true,
  'customerInfo.guest_email': true,
  'customerInfo.guest_memo': true,
  'customerInfo.emergency_name': true,
  'customerInfo.emergency_phone': true,
  'agreements.PRIVACY': true,
  'agreements.TERMS': true,
  'agreements.MARKETING': true,
};

export const GUEST_FIELDS: FormFields<GuestField> = {
  names: Object.keys(IN_ORDER) as GuestField[],
  byCode: { invalid_phone: 'customerInfo.guest_phone', invalid_email: 'customerInfo.guest_email' },
};
