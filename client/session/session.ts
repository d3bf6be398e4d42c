import { proxy } from 'valtio/vanilla';
import type { Membership, UserInfo } from '../../generated/types.ts';
import { readCookie } from '../platform/tab/cookies.ts';
import { storage } from '../platform/tab/storage.ts';
import { useStore } from '../platform/tab/store.ts';

/** Who the guest is, without the keys of the login. Logged in is who has a user (spec, section 4). */
export type Session = {
  user: UserInfo | null;
  memberships: Membership[];
  /** The membership number that is booked with. */
  memberNo: string | null;
  /** A page load is asking whether the login still holds. */
  checking: boolean;
};

export const session = proxy<Session>({ user: null, memberships: [], memberNo: null, checking: false });
export function useSession() {
  return useStore(session);
}

export const TOKEN = 'd_booking_auth';
export const SSO_KEY = 'b_login_key';
export const COMPANY = 'b_company_code';

/** The keys of a login: the cookies', or this tab's own. */
export type Keys = { token: string; ssoKey: string; companyCode: string };

/** Null where one is missing: then nobody is logged in (spec, section 4). The token may be: the page load asks for another. */
export function keysInCookies(): Keys | null {
  const [ssoKey, companyCode] = [readCookie(SSO_KEY), readCookie(COMPANY)];
  return ssoKey && companyCode ? { token: readCookie(TOKEN) ?? '', ssoKey, companyCode } : null;
}

/** Whoever is logged in in this tab stays so, whomever another tab lets in: cookies are where a new tab starts. */
function keysOfTab(): Keys | null {
  const cookies = keysInCookies();
  return cookies && (storage.login.get() ?? cookies);
}

export function bearerToken() {
  return keysOfTab()?.token || undefined;
}

/** What a page load asks with, or null: then nobody is logged in. */
export function ssoKeys(): { sso_key: string; company_code: string } | null {
  const keys = keysOfTab();
  return keys && { sso_key: keys.ssoKey, company_code: keys.companyCode };
}

/** Takes the login of this tab, or in a new one that of the cookies, as its own, and says whose it is. Without cookies there is none. */
export function takeLogin(): UserInfo | null {
  const cookies = keysInCookies();
  const own = cookies && (storage.login.get() ?? { ...cookies, user: storage.user.get() });
  storage.login.set(own);
  return own?.user ?? null;
}
