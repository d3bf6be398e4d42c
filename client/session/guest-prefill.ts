import type { CustomerInfo, UserInfo } from '../../generated/types.ts';
import { namesIn } from '../platform/i18n/names.ts';
import { storage } from '../platform/tab/storage.ts';
import { session } from './session.ts';

/**
 * Returns the guest fields of a booking for a member. In languages that put the given name first, uses the English
 * name. See docs/specification.md.
 */
export function guestOf(user: UserInfo, locale = document.documentElement.lang): Partial<CustomerInfo> {
  const [guest_last_name, guest_first_name] = namesIn(user, locale) ?? splitName(user.user_name);
  const known = { guest_last_name, guest_first_name, guest_phone: user.phone_number, guest_email: user.email };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value));
}

/** Returns the guest fields twice: with the Korean and with the English name. */
export function formsOf(user: UserInfo): Partial<CustomerInfo>[] {
  return ['ko', 'en'].map((locale) => guestOf(user, locale));
}

/** Splits a full name: the last word is the last name. A single word becomes the first name, for the guest to fix. */
function splitName(name: string): [string | undefined, string] {
  const words = name.trim().split(/\s+/);
  return words.length > 1 ? [words.at(-1), words.slice(0, -1).join(' ')] : [undefined, name];
}

export function guestPrefill(): Partial<CustomerInfo> {
  const given = storage.guestPrefill.get() ?? {};
  if (!session.user) return given;
  // Drop both names that the address supplied, so that they are never mixed with the member's name.
  const { guest_last_name: _, guest_first_name: __, ...others } = given;
  return { ...others, ...guestOf(session.user) };
}
