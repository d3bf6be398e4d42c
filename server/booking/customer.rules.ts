import type { CustomerInfo } from '../../generated/types.ts';

const BOOKER = ['booker_last_name', 'booker_first_name', 'booker_phone', 'booker_email'] as const;
const GUEST_CONTACT = ['guest_phone', 'guest_email'] as const;
const EMERGENCY = ['emergency_name', 'emergency_phone'] as const;

function isForAnother(customer: CustomerInfo): boolean {
  return BOOKER.some((field) => customer[field] !== undefined);
}

/**
 * Returns JSON pointers to the missing required fields. The booker's contact details are required, or the guest's if
 * the guest is the booker. The emergency contact is required if the property asks for one.
 */
export function missingFields(customer: CustomerInfo, emergencyContact: boolean): string[] {
  const contact = isForAnother(customer) ? BOOKER : GUEST_CONTACT;
  return [...contact, ...(emergencyContact ? EMERGENCY : [])]
    .filter((field) => !customer[field])
    .map((field) => `/customerInfo/${field}`);
}

/**
 * Characters that guests type instead of an apostrophe, for example on phone keyboards. A lookup treats all of them as
 * a plain apostrophe.
 */
const APOSTROPHES = /[\u2018\u2019\u02BC\u00B4\u0060\uFF07]/g;

/** Returns a name in the form in which `namesOf` stores names. */
export function comparableName(name: string): string {
  return name.normalize('NFC').replaceAll(/\s+/g, '').replaceAll(APOSTROPHES, "'").toLowerCase();
}

/**
 * Returns the guest's and the booker's names in the forms that a lookup accepts: family name first or last, without
 * spaces, in lower case and with plain apostrophes.
 */
export function namesOf(customer: CustomerInfo): string[] {
  const { guest_last_name, guest_first_name, booker_last_name = '', booker_first_name = '' } = customer;
  const names = [guest_last_name + guest_first_name, guest_first_name + guest_last_name];
  const booker = [booker_last_name + booker_first_name, booker_first_name + booker_last_name];
  return [...names, ...(isForAnother(customer) ? booker : [])].map(comparableName);
}

/** Returns whether a typed name matches one of the names from `namesOf`. */
export function nameMatches(typed: string, names: readonly string[]): boolean {
  return names.includes(comparableName(typed));
}

const HANGUL = /^[\p{Script=Hangul}]+$/u;

/** Korean names in Hangul are written family name first, without a space. All other names end with the family name. */
function fullName(lastName: string, firstName: string): string {
  const [last, first] = [lastName.trim(), firstName.trim()];
  return HANGUL.test(last) && HANGUL.test(first) ? `${last}${first}` : `${first} ${last}`.trim();
}

export function displayName({ guest_last_name, guest_first_name }: CustomerInfo): string {
  return fullName(guest_last_name, guest_first_name);
}

/**
 * Returns the contact details of the booker: the guest's own details, unless another person makes the booking. `phone`
 * contains only digits.
 */
export function bookerOf(customer: CustomerInfo): { name: string; phone: string; email: string } {
  if (!isForAnother(customer)) {
    const { guest_phone = '', guest_email = '' } = customer;
    return { name: displayName(customer), phone: guest_phone, email: guest_email };
  }
  const { booker_last_name = '', booker_first_name = '', booker_phone = '', booker_email = '' } = customer;
  return { name: fullName(booker_last_name, booker_first_name), phone: booker_phone, email: booker_email };
}
