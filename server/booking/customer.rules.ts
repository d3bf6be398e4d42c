import type { CustomerInfo } from '../../generated/types.ts';

const BOOKER = ['booker_last_name', 'booker_first_name', 'booker_phone', 'booker_email'] as const;
const GUEST_CONTACT = ['guest_phone', 'guest_email'] as const;
const EMERGENCY = ['emergency_name', 'emergency_phone'] as const;

function isForAnother(customer: CustomerInfo): boolean {
  return BOOKER.some((field) => customer[field] !== undefined);
}

/**
 * Returns JSON pointers to the required fields that are missing. These are the booker's name and contact details, or the guest's
 * contact details if the guest is the booker, and the emergency contact if the property requires one.
 */
export function missingFields(customer: CustomerInfo, emergencyContact: boolean): string[] {
  const contact = isForAnother(customer) ? BOOKER : GUEST_CONTACT;
  return [...contact, ...(emergencyContact ? EMERGENCY : [])]
    .filter((field) => !customer[field])
    .map((field) => `/customerInfo/${field}`);
}

/** The apostrophe of phone keyboards and similar characters. All of them count as ' in a lookup. */
const APOSTROPHES = /[\u2018\u2019\u02BC\u00B4\u0060\uFF07]/g;

function squeeze(name: string) {
  return name.normalize('NFC').replaceAll(/\s+/g, '').replaceAll(APOSTROPHES, "'").toLowerCase();
}

/**
 * Returns the guest's and the booker's names in the forms that a lookup accepts: family name first or last, without spaces, in lower
 * case and with plain apostrophes.
 */
export function namesOf(customer: CustomerInfo): string[] {
  const { guest_last_name, guest_first_name, booker_last_name = '', booker_first_name = '' } = customer;
  const names = [guest_last_name + guest_first_name, guest_first_name + guest_last_name];
  const booker = [booker_last_name + booker_first_name, booker_first_name + booker_last_name];
  return [...names, ...(isForAnother(customer) ? booker : [])].map(squeeze);
}

/** Returns whether a typed name matches one of the names from `namesOf`. */
export function nameMatches(typed: string, names: readonly string[]): boolean {
  // Names stored by earlier versions can contain other apostrophes.
  return names.map(squeeze).includes(squeeze(typed));
}

const HANGUL = /^[\p{Script=Hangul}]+$/u;

/** Joins a name. A name in Hangul begins with the family name and has no space; any other name ends with the family name. */
function fullName(lastName: string, firstName: string): string {
  const [last, first] = [lastName.trim(), firstName.trim()];
  return HANGUL.test(last) && HANGUL.test(first) ? `${last}${first}` : `${first} ${last}`.trim();
}

export function displayName({ guest_last_name, guest_first_name }: CustomerInfo): string {
  return fullName(guest_last_name, guest_first_name);
}

/**
 * Returns the booker, that is, the person who pays and is notified. This is the guest unless another person makes the
 * booking. `phone` contains only digits.
 */
export function bookerOf(customer: CustomerInfo): { name: string; phone: string; email: string } {
  if (!isForAnother(customer)) {
    const { guest_phone = '', guest_email = '' } = customer;
    return { name: displayName(customer), phone: guest_phone, email: guest_email };
  }
  const { booker_last_name = '', booker_first_name = '', booker_phone = '', booker_email = '' } = customer;
  return { name: fullName(booker_last_name, booker_first_name), phone: booker_phone, email: booker_email };
}
