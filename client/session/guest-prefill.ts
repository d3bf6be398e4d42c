import type { CustomerInfo, UserInfo } from '../../generated/types.ts';
import { storage } from '../platform/tab/storage.ts';
import { session } from './session.ts';

/** A member as who is coming: name, phone and e-mail (spec, section 4), as far as they are known. */
export function guestOf({ user_name, last_name, first_name, phone_number, email }: UserInfo): Partial<CustomerInfo> {
  const names = last_name && first_name ? [last_name, first_name] : splitName(user_name);
  const [guest_last_name, guest_first_name] = names;
  const known = { guest_last_name, guest_first_name, guest_phone: phone_number, guest_email: email };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value));
}

/** One word is a whole name: it is left for the guest to divide. */
function splitName(name: string): [string | undefined, string] {
  const messages = name.trim().split(/\s+/);
  return messages.length > 1 ? [messages.at(-1), messages.slice(0, -1).join(' ')] : [undefined, name];
}

/** What a new booking form is filled in with: the member, and beside that what the address said. */
export function guestPrefill(): Partial<CustomerInfo> {
  return {
    ...storage.guestPrefill.get(),
    ...(session.user && guestOf(session.user)),
  };
}
