import { proxy } from 'valtio/vanilla';
import type { Membership, UserInfo } from '../../generated/types.ts';
import { daysFromNow } from '../platform/clock.ts';
import { dropCookie, readCookie, writeCookie } from '../platform/cookies.ts';
import { storage } from '../platform/storage.ts';
import { useStore } from '../platform/store.ts';

/** Who the guest is, without the keys, which only cookies hold. Logged in is who has a user (spec, section 4). */
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

const TOKEN = 'd_booking_auth';
const SSO_KEY = 'b_login_key';
const COMPANY = 'b_company_code';
const KEPT_DAYS = 1;

/** The keys of a login: the cookies', or this tab's own. */
export type Keys = { token: string; ssoKey: string; companyCode: string };

/** Null where one is missing: then nobody is logged in (spec, section 4). The token may be: the page load asks for another. */
function keysInCookies(): Keys | null {
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

/** Takes the login of this tab, or in a new one that of the cookies, as its own, and says whose it is. Without cookies there is none. */
export function takeLogin(): UserInfo | null {
  const cookies = keysInCookies();
  const own = cookies && (storage.login.get() ?? { ...cookies, user: storage.user.get() });
  storage.login.set(own);
  return own?.user ?? null;
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
