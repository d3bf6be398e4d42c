import { proxy, useSnapshot } from 'valtio';
import type { Membership, UserInfo } from '../../generated/types.ts';
import { setTransport } from '../platform/api.ts';
import { daysFromNow } from '../platform/clock.ts';
import { dropCookie, readCookie, writeCookie } from '../platform/cookies.ts';
import { hotelCode } from '../platform/hotel.tsx';

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
  return useSnapshot(session) as Session;
}

const TOKEN = 'd_booking_auth';
const SSO_KEY = 'b_login_key';
const COMPANY = 'b_company_code';
const USER = 'user';
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
  try {
    if (user) localStorage.setItem(USER, JSON.stringify(user));
    else localStorage.removeItem(USER);
  } catch {
    // Not kept: the next page knows the user when its question is answered.
  }
}

function keptUser(): UserInfo | null {
  try {
    return JSON.parse(localStorage.getItem(USER) ?? 'null');
  } catch {
    return null;
  }
}

function deeds() {
  return import('./session-deeds.ts');
}

/**
 * At each page load: with both keys the login is asked for again while the page is already shown to the member who was here
 * before; without them nothing is asked, and what was kept of a member goes. `entry`: the page asks by itself.
 */
export function startSession({ entry }: { entry: boolean }): void {
  const user = keptUser();
  const keys = ssoKeys();
  setTransport({
    bearerToken,
    sessionEnded: (bearer) => void (bearer === bearerToken() && deeds().then(({ tellEnded }) => tellEnded())),
  });
  addEventListener('storage', ({ key }) => {
    if (key === USER) void deeds().then(({ followOtherTab }) => followOtherTab(keptUser()));
  });
  addEventListener('focus', () => {
    if (session.user && !ssoKeys()) void deeds().then(({ forget }) => forget());
  });
  if (entry) {
    session.user = user;
    return;
  }
  if (!keys || !hotelCode()) {
    if (user) void deeds().then(({ forget }) => forget(user));
    return;
  }
  session.user = user;
  session.checking = true;
  void deeds().then(({ revalidate }) => revalidate());
}
