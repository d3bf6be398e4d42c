import type { UserInfo } from '../../../generated/types.ts';
import { daysFromNow } from '../../platform/clock.ts';
import { dropCookie, writeCookie } from '../../platform/tab/cookies.ts';
import { storage } from '../../platform/tab/storage.ts';
import { COMPANY, type Keys, keysInCookies, SSO_KEY, session, TOKEN, withholdToken } from '../session.ts';

const KEPT_DAYS = 1;

/** Returns whether this tab may change the login cookies: only if they don't contain a different login. */
function ownsCookies(): boolean {
  const [cookies, own] = [keysInCookies(), storage.login.get()];
  return !cookies || !own || cookies.ssoKey === own.ssoKey;
}

/**
 * Stores the login for this tab. Also shares it with new tabs through the cookies, unless they contain another tab's
 * login. A `fresh` login is always shared.
 */
export function keepLogin(keys: Keys, user: UserInfo, { fresh }: { fresh: boolean }): void {
  const shared = fresh || ownsCookies();
  storage.login.set({ ...keys, user });
  session.user = user;
  withholdToken(false);
  if (shared) shareLogin();
}

export function shareLogin(): void {
  const login = storage.login.get();
  if (!login) return;
  const end = daysFromNow(KEPT_DAYS);
  writeCookie(TOKEN, login.token, end);
  writeCookie(SSO_KEY, login.ssoKey, end);
  writeCookie(COMPANY, login.companyCode, end);
  storage.user.set(login.user);
}

/** Removes the login from this tab, and from the cookies unless they contain a different login. */
export function dropLogin(): void {
  const shared = ownsCookies();
  storage.login.set(null);
  session.user = null;
  if (!shared) return;
  for (const name of [TOKEN, SSO_KEY, COMPANY]) dropCookie(name);
  storage.user.set(null);
}
