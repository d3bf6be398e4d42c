import type { UserInfo } from '../../../generated/types.ts';
import { daysFromNow } from '../../platform/clock.ts';
import { dropCookie, writeCookie } from '../../platform/tab/cookies.ts';
import { storage } from '../../platform/tab/storage.ts';
import { COMPANY, type Keys, keysInCookies, SSO_KEY, session, TOKEN } from '../session.ts';

const KEPT_DAYS = 1;

/** Whether the cookies hold the login of this tab, or none that is another's. */
function ownsCookies(): boolean {
  const [cookies, own] = [keysInCookies(), storage.login.get()];
  return !cookies || !own || cookies.ssoKey === own.ssoKey;
}

/** From now on this tab is logged in so. With `fresh`, or where it was their login before, cookies and device learn it, too. */
export function keepLogin(keys: Keys, user: UserInfo, { fresh }: { fresh: boolean }): void {
  const shared = fresh || ownsCookies();
  storage.login.set({ ...keys, user });
  session.user = user;
  if (shared) shareLogin();
}

/** A new tab starts with the login of this one. */
export function shareLogin(): void {
  const login = storage.login.get();
  if (!login) return;
  const end = daysFromNow(KEPT_DAYS);
  writeCookie(TOKEN, login.token, end);
  writeCookie(SSO_KEY, login.ssoKey, end);
  writeCookie(COMPANY, login.companyCode, end);
  storage.user.set(login.user);
}

/** Nobody is logged in in this tab any more, nor where another tab is not logged in otherwise. */
export function dropLogin(): void {
  const shared = ownsCookies();
  storage.login.set(null);
  session.user = null;
  if (!shared) return;
  for (const name of [TOKEN, SSO_KEY, COMPANY]) dropCookie(name);
  storage.user.set(null);
}
