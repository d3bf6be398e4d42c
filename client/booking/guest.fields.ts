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

export const GUEST_FIELDS: FormFields<GuestField> = {
  names: [
    'customerInfo.guest_last_name',
    'customerInfo.guest_first_name',
    'customerInfo.guest_phone',
    'customerInfo.guest_email',
    'customerInfo.guest_memo',
    'customerInfo.emergency_name',
    'customerInfo.emergency_phone',
    'agreements.PRIVACY',
    'agreements.TERMS',
    'agreements.MARKETING',
  ],
  byCode: { invalid_phone: 'customerInfo.guest_phone', invalid_email: 'customerInfo.guest_email' },
};
