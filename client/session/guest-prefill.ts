import type { CustomerInfo, UserInfo } from '../../generated/types.ts';
import { namesIn } from '../platform/i18n/names.ts';
import { storage } from '../platform/tab/storage.ts';
import { session } from './session.ts';

/**
 * Maps a member to the guest fields of a booking, with the English name in languages that put the given name first. See
 * docs/specification.md.
 */
export function guestOf(user: UserInfo, locale = document.documentElement.lang): Partial<CustomerInfo> {
  const [guest_last_name, guest_first_name] = namesIn(user, locale) ?? splitName(user.user_name);
  const known = { guest_last_name, guest_first_name, guest_phone: user.phone_number, guest_email: user.email };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value));
}

/** Returns the guest fields with each form of the member's name. */
export function formsOf(user: UserInfo): Partial<CustomerInfo>[] {
  return ['ko', 'en'].map((locale) => guestOf(user, locale));
}

/** A name of one word can't be split safely, so it is left for the guest to split. */
function splitName(name: string): [string | undefined, string] {
  const words = name.trim().split(/\s+/);
  return words.length > 1 ? [words.at(-1), words.slice(0, -1).join(' ')] : [undefined, name];
}

export function guestPrefill(): Partial<CustomerInfo> {
  const given = storage.guestPrefill.get() ?? {};
  if (!session.user) return given;
  // A member's name is used as a whole, never together with a part of the name in the address.
  const { guest_last_name: _, guest_first_name: __, ...others } = given;
  return { ...others, ...guestOf(session.user) };
}
