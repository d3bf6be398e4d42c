import { proxy } from 'valtio/vanilla';
import type { Membership, UserInfo } from '../../generated/types.ts';
import { readCookie } from '../platform/tab/cookies.ts';
import { storage } from '../platform/tab/storage.ts';
import { useStore } from '../platform/tab/store.ts';

/** The visitor or member, without login keys. A visitor has no `user`. */
export type Session = {
  user: UserInfo | null;
  memberships: Membership[];
  memberNo: string | null;
  checking: boolean;
  /** Whether a page for members has ended the login and is about to open another page. */
  leaving: boolean;
};

export const session = proxy<Session>({ user: null, memberships: [], memberNo: null, checking: false, leaving: false });
export function useSession() {
  return useStore(session);
}

export const TOKEN = 'd_booking_auth';
export const SSO_KEY = 'b_login_key';
export const COMPANY = 'b_company_code';

export type Keys = { token: string; ssoKey: string; companyCode: string };

/**
 * Returns null if the SSO key or company code is missing. The token may be empty, because each page load requests a new
 * one.
 */
export function keysInCookies(): Keys | null {
  const [ssoKey, companyCode] = [readCookie(SSO_KEY), readCookie(COMPANY)];
  return ssoKey && companyCode ? { token: readCookie(TOKEN) ?? '', ssoKey, companyCode } : null;
}

/**
 * Returns this tab's login, even if the cookies contain another tab's login, which only new tabs use. Returns null if
 * there are no login cookies.
 */
function keysOfTab(): Keys | null {
  const cookies = keysInCookies();
  return cookies && (storage.login.get() ?? cookies);
}

let withheld = false;

/**
 * Stops or resumes sending the token. While a page shows the guest as logged out, responses must not contain a member's
 * data. The login keys are kept.
 */
export function withholdToken(stop: boolean): void {
  withheld = stop;
}

export function bearerToken() {
  return withheld ? undefined : tokenOfTab();
}

/** Returns the token even if it is withheld, because a logout needs it. */
export function tokenOfTab() {
  return keysOfTab()?.token || undefined;
}

export function ssoKeys(): { sso_key: string; company_code: string } | null {
  const keys = keysOfTab();
  return keys && { sso_key: keys.ssoKey, company_code: keys.companyCode };
}

/**
 * Restores this tab's login or, in a new tab, the login in the cookies, and returns its member. Returns null if there
 * are no login cookies.
 */
export function takeLogin(): UserInfo | null {
  const cookies = keysInCookies();
  const own = cookies && (storage.login.get() ?? { ...cookies, user: storage.user.get() });
  storage.login.set(own);
  withholdToken(false);
  return own?.user ?? null;
}
