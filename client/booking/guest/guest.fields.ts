import type { CustomerInfo, HoldRequest } from '../../../generated/types.ts';
import type { FormFields } from '../../platform/form/violations.ts';
import { type TravellerField, type TravellerForm, travellerFields } from './traveller-values.ts';

/** A stay asks for no passports. */
type Agreement = keyof HoldRequest['agreements'];

/** What the guest fills in: the contract's HoldRequest without the quote, and as yet unchecked. */
export type GuestDraft = {
  customerInfo: Partial<HoldRequest['customerInfo']>;
  agreements: Partial<Record<Agreement, boolean>>;
  /** Of a voyage. */
  travellers?: TravellerForm[];
};

export type GuestField =
  | `customerInfo.${keyof HoldRequest['customerInfo'] & string}`
  | `agreements.${Agreement}`
  | TravellerField;

/** In the form's order; a field that the contract adds does not compile until it has its place. */
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

/** `travellers`: how many a voyage has. */
export function guestFields(travellers = 0): FormFields<GuestField> {
  return {
    names: [...travellerFields(travellers), ...(Object.keys(IN_ORDER) as GuestField[])],
    byCode: { invalid_phone: 'customerInfo.guest_phone', invalid_email: 'customerInfo.guest_email' },
  };
}

/** Who books, as the contract knows them: the guest, or somebody else beside them. */
const PERSON = ['last_name', 'first_name', 'phone', 'email'] as const;

/** Somebody books for another: their fields are there then, be they still empty. */
export function isForAnother(customer: Partial<CustomerInfo>): boolean {
  return customer.booker_last_name !== undefined;
}

/** Who was written down as the guest is who books, and the guest is still to be named; or the other way about. */
export function bookedFor(another: boolean, customer: Partial<CustomerInfo>): Partial<CustomerInfo> {
  const group = another ? 'guest' : 'booker';
  const who = PERSON.map((part) => customer[`${group}_${part}` as const] ?? '');
  const put = (place: 'guest' | 'booker', values: (string | undefined)[]) =>
    Object.fromEntries(PERSON.map((part, at) => [`${place}_${part}`, values[at]]));
  return another
    ? { ...put('booker', who), ...put('guest', ['', '', undefined, undefined]) }
    : { ...put('booker', []), ...put('guest', who) };
}

/** What is known of who sits here, in the fields of who books. */
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
