import type { UserInfo } from '../../generated/types.ts';
import { storage } from '../platform/tab/storage.ts';
import { guestOf } from './guest-prefill.ts';
import { keepLogin } from './login/keep-login.ts';
import { session } from './session.ts';
import { publish } from './session-events.ts';

/**
 * Updates the stored member after the phone number or email address has changed, so forms are prefilled with the new
 * values without a reload.
 */
export async function keepChanged({ phone_number, email }: Pick<UserInfo, 'phone_number' | 'email'>): Promise<void> {
  const [login, user] = [storage.login.get(), session.user];
  if (!login || !user) return;
  const changed = { ...user, phone_number, email };
  keepLogin(login, changed, { fresh: false });
  await publish('guestKnown', guestOf(changed));
}
