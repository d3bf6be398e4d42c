import type { CustomerInfo, HoldRequest } from '../../../generated/types.ts';
import type { FormFields } from '../../platform/form/violations.ts';
import { type TravellerField, type TravellerForm, travellerFields } from './traveller-draft.ts';

/** Includes PASSPORT, the consent that only voyages require. */
type Agreement = keyof HoldRequest['agreements'];

export type GuestDraft = {
  customerInfo: Partial<HoldRequest['customerInfo']>;
  agreements: Partial<Record<Agreement, boolean>>;
  travellers?: TravellerForm[];
};

export type GuestField =
  | `customerInfo.${keyof HoldRequest['customerInfo'] & string}`
  | `agreements.${Agreement}`
  | TravellerField;

/** The fields in form order. A new field in the contract is a compile error until it is added here. */
const IN_ORDER: Record<Exclude<GuestField, TravellerField>, true> = {
  'customerInfo.booker_last_name': true,
  'customerInfo.booker_first_name': true,
  'customerInfo.booker_phone': true,
  'customerInfo.booker_email': true,
  'customerInfo.guest_last_name': true,
  'customerInfo.guest_first_name': true,
  'customerInfo.guest_phone': true,
  'customerInfo.guest_email': true,
  'customerInfo.arrival_time': true,
  'customerInfo.guest_memo': true,
  'customerInfo.emergency_name': true,
  'customerInfo.emergency_phone': true,
  'agreements.PRIVACY': true,
  'agreements.TERMS': true,
  'agreements.PASSPORT': true,
  'agreements.MARKETING': true,
};

export function guestFields(travellers = 0): FormFields<GuestField> {
  return {
    names: [...travellerFields(travellers), ...(Object.keys(IN_ORDER) as GuestField[])],
    byCode: { invalid_phone: 'customerInfo.guest_phone', invalid_email: 'customerInfo.guest_email' },
  };
}

const PERSON = ['last_name', 'first_name', 'phone', 'email'] as const;

/**
 * Returns whether the booking is for someone other than the booker. An empty booker name also counts, because the
 * booker may not have filled it in yet.
 */
export function isForAnother(customer: Partial<CustomerInfo>): boolean {
  return customer.booker_last_name !== undefined;
}

/** Moves the contact details from the guest fields to the booker fields if `another` is true, otherwise back. */
export function bookedFor(another: boolean, customer: Partial<CustomerInfo>): Partial<CustomerInfo> {
  const group = another ? 'guest' : 'booker';
  const who = PERSON.map((part) => customer[`${group}_${part}` as const] ?? '');
  const put = (place: 'guest' | 'booker', values: (string | undefined)[]) =>
    Object.fromEntries(PERSON.map((part, at) => [`${place}_${part}`, values[at]]));
  return another
    ? { ...put('booker', who), ...put('guest', ['', '', undefined, undefined]) }
    : { ...put('booker', []), ...put('guest', who) };
}

export function asBooker(known: Partial<CustomerInfo>, customer: Partial<CustomerInfo>): Partial<CustomerInfo> {
  if (!isForAnother(customer)) return known;
  const { guest_last_name, guest_first_name, guest_phone, guest_email, ...others } = known;
  const booker = {
    booker_last_name: guest_last_name,
    booker_first_name: guest_first_name,
    booker_phone: guest_phone,
    booker_email: guest_email,
  };
  return { ...others, ...Object.fromEntries(Object.entries(booker).filter(([, value]) => value !== undefined)) };
}
