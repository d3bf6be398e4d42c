import { proxy } from 'valtio/vanilla';
import type { Membership, UserInfo } from '../../generated/types.ts';
import { readCookie } from '../platform/tab/cookies.ts';
import { storage } from '../platform/tab/storage.ts';
import { useStore } from '../platform/tab/store.ts';

/** The visitor or member, without login keys. `user` is null for a visitor. */
export type Session = {
  user: UserInfo | null;
  memberships: Membership[];
  memberNo: string | null;
  checking: boolean;
  /** The login was ended by a page for members that is about to open another page. */
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

/** Returns null if the SSO key or company code is missing. The token may be empty; a page load requests a new token. */
export function keysInCookies(): Keys | null {
  const [ssoKey, companyCode] = [readCookie(SSO_KEY), readCookie(COMPANY)];
  return ssoKey && companyCode ? { token: readCookie(TOKEN) ?? '', ssoKey, companyCode } : null;
}

/** Returns this tab's login even if another tab has changed the cookies. Only a new tab uses the login in the cookies. */
function keysOfTab(): Keys | null {
  const cookies = keysInCookies();
  return cookies && (storage.login.get() ?? cookies);
}

let withheld = false;

/** Stops or resumes sending the token, so that a page for a visitor also gets a visitor's data. The keys are kept. */
export function withholdToken(stop: boolean): void {
  withheld = stop;
}

export function bearerToken() {
  return withheld ? undefined : tokenOfTab();
}

/** Returns the token even if it is withheld. A logout needs it. */
export function tokenOfTab() {
  return keysOfTab()?.token || undefined;
}

export function ssoKeys(): { sso_key: string; company_code: string } | null {
  const keys = keysOfTab();
  return keys && { sso_key: keys.ssoKey, company_code: keys.companyCode };
}

/**
 * Restores this tab's login or, in a new tab, the login in the cookies. Returns the member. Without cookies, there is no
 * login.
 */
export function takeLogin(): UserInfo | null {
  const cookies = keysInCookies();
  const own = cookies && (storage.login.get() ?? { ...cookies, user: storage.user.get() });
  storage.login.set(own);
  withholdToken(false);
  return own?.user ?? null;
}
