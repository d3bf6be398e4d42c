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

export type Keys = { token: string; ssoKey: string; companyCode: string };

export function bearerToken() {
  return readCookie(TOKEN) || undefined;
}

/** What a page load asks with, or null: then nobody is logged in. */
export function ssoKeys(): { sso_key: string; company_code: string } | null {
  const sso_key = readCookie(SSO_KEY);
  const company_code = readCookie(COMPANY);
  return sso_key && company_code ? { sso_key, company_code } : null;
}

export function keepKeys({ token, ssoKey, companyCode }: Keys): void {
  const end = daysFromNow(KEPT_DAYS);
  writeCookie(TOKEN, token, end);
  writeCookie(SSO_KEY, ssoKey, end);
  writeCookie(COMPANY, companyCode, end);
}

export function dropKeys(): void {
  for (const name of [TOKEN, SSO_KEY, COMPANY]) dropCookie(name);
}

/** All tabs see it: what one stores, the others take. `null` removes it. */
export function keepUser(user: UserInfo | null): void {
  session.user = user;
  storage.user.set(user);
}
