import type { CustomerInfo, UserInfo } from '../../generated/types.ts';
import { storage } from '../platform/tab/storage.ts';
import { session } from './session.ts';

/** Maps a member to the guest fields of a booking. See docs/specification.md. */
export function guestOf({ user_name, last_name, first_name, phone_number, email }: UserInfo): Partial<CustomerInfo> {
  const names = last_name && first_name ? [last_name, first_name] : splitName(user_name);
  const [guest_last_name, guest_first_name] = names;
  const known = { guest_last_name, guest_first_name, guest_phone: phone_number, guest_email: email };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value));
}

/** A name of one word can't be split safely, so it is left for the guest to split. */
function splitName(name: string): [string | undefined, string] {
  const words = name.trim().split(/\s+/);
  return words.length > 1 ? [words.at(-1), words.slice(0, -1).join(' ')] : [undefined, name];
}

export function guestPrefill(): Partial<CustomerInfo> {
  return {
    ...storage.guestPrefill.get(),
    ...(session.user && guestOf(session.user)),
  };
}
