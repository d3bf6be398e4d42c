import { listMemberships } from '../../generated/hooks/membership.ts';
import { loginBySso, logoutUser } from '../../generated/hooks/session.ts';
import type { Membership, UserInfo } from '../../generated/types.ts';
import { ProblemError } from '../platform/api/api.ts';
import { hotelCode } from '../platform/tab/hotel-code.ts';
import { translate } from '../platform/i18n/i18n.ts';
import { queryClient } from '../platform/api/query-client.ts';
import { storage } from '../platform/tab/storage.ts';
import { toast } from '../ui/toast.ts';
import { guestOf } from './guest-prefill.ts';
import { dropLogin, keepLogin, shareLogin } from './login/keep-login.ts';
import { bearerToken, session, ssoKeys, takeLogin } from './session.ts';
import { publish } from './session-events.ts';

/** The result of every kind of login. A journey that has loaded the memberships passes them on. */
type LoggedIn = { token: string; userInfo: UserInfo; memberships?: Membership[] };

/**
 * Stores the login, selects the first membership number and notifies subscribers. Shows 'Logged in.' unless `silent`.
 * See docs/specification.md.
 */
export async function login(answer: LoggedIn, { silent = false } = {}): Promise<void> {
  // An entry address can log in another member; clear the previous one's data first.
  if (session.user && session.user.user_id !== answer.userInfo.user_id) await forgetPerson(session.user);
  keep(answer, { fresh: true });
  await Promise.all([
    publish('guestKnown', guestOf(answer.userInfo)),
    takeMemberships(answer.userInfo, answer.memberships),
  ]);
  await publish('loggedIn', answer.userInfo);
  // Prices and offers differ for members.
  void queryClient.invalidateQueries();
  if (!silent) toast.good(translate('app:loggedIn'));
}

let leaving: Promise<void> | undefined;

/**
 * Logs out here and on the server; succeeds here even if the server is unreachable. Concurrent calls share one
 * logout, so 'Logged out.' appears once.
 */
export function logout(): Promise<void> {
  leaving ??= leave().finally(() => (leaving = undefined));
  return leaving;
}

async function leave(): Promise<void> {
  const token = bearerToken();
  const ended = token
    ? logoutUser({ headers: { Authorization: `Bearer ${token}` }, keepalive: true }).catch(() => undefined)
    : undefined;
  await forget();
  toast(translate('app:loggedOut'));
  await ended;
}

/** Clears everything of the member from this tab: keys, details, memberships, drafts and cached responses. */
export async function forget(user: UserInfo | null = session.user): Promise<void> {
  dropLogin();
  await forgetPerson(user);
}

async function forgetPerson(user: UserInfo | null): Promise<void> {
  forgetTyped();
  // A visitor's company info stays with the tab, like the hotel.
  if (user) storage.companyInfo.set(null);
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/client/member/') });
  void queryClient.invalidateQueries();
  await showVisitor(user);
}

/** Hides the member without ending the login, because it could not be checked. The next page load checks again. */
export async function showVisitor(user: UserInfo | null = session.user): Promise<void> {
  Object.assign(session, { user: null, memberships: [], memberNo: null, checking: false });
  if (user) await publish('guestForgotten', guestOf(user));
}

function forgetTyped(): void {
  storage.guestPrefill.set(null);
  storage.draft.dropAll();
  storage.recovery.dropAll();
}

/**
 * Checks the login on page load. Rejected keys log out without a message; if no answer arrives they stay. See
 * docs/specification.md.
 */
export async function revalidate(): Promise<void> {
  const keys = ssoKeys();
  const hotel_code = hotelCode();
  try {
    if (!keys || !hotel_code) return await forget();
    const answer = await queryClient.fetchQuery({
      queryKey: ['sso', keys.sso_key],
      queryFn: ({ signal }) => loginBySso({ hotel_code, ...keys }, { signal }),
      staleTime: 0,
      gcTime: 0,
    });
    // The login changed while the request was running.
    if (ssoKeys()?.sso_key !== keys.sso_key) return;
    keep(answer, { fresh: false });
    await Promise.all([publish('guestKnown', guestOf(answer.userInfo)), takeMemberships(answer.userInfo)]);
  } catch (error) {
    if (ssoKeys()?.sso_key !== keys?.sso_key) return;
    if (areRefused(error)) await forget();
    else await showVisitor();
  } finally {
    session.checking = false;
  }
}

/** A rate limit, a server error or no answer doesn't mean that the keys are invalid. */
function areRefused(error: unknown) {
  return error instanceof ProblemError && [401, 422].includes(error.problem.status);
}

/** Clears the login after the server rejected its token. Shows one message for any number of failed calls. */
export async function endSession(): Promise<void> {
  // `revalidate` handles this case without a message.
  if (session.checking || !session.user) return;
  await forget();
  toast.info(translate('app:sessionEnded'));
}

/**
 * Follows a login or logout in another tab. A visitor is logged in here too, and a logout applies to every tab. A
 * different member logged in here stays, and becomes the login of new tabs.
 * @param previous the member stored on the device before the change
 */
export async function followOtherTab(previous: string | null): Promise<void> {
  const here = session.user;
  if (here) {
    if (storage.user.get()) return;
    return previous === null || userIn(previous) === here.user_id ? forget() : shareLogin();
  }
  const taken = takeLogin();
  if (!taken) return;
  session.user = taken;
  await Promise.all([publish('guestKnown', guestOf(taken)), takeMemberships(taken)]);
  await publish('loggedIn', taken);
  void queryClient.invalidateQueries();
}

function userIn(kept: string): string | undefined {
  try {
    return JSON.parse(kept).user_id;
  } catch {
    return undefined;
  }
}

function keep({ token, userInfo }: LoggedIn, how: { fresh: boolean }): void {
  const { sso_key, ...user } = userInfo;
  const keys = { token, ssoKey: sso_key ?? ssoKeys()?.sso_key ?? '', companyCode: userInfo.company_code };
  keepLogin(keys, user, how);
}

/** A failed membership request must not end the login: fall back to the first number in the user. */
async function takeMemberships(user: UserInfo, known?: Membership[]): Promise<void> {
  const memberships = known ?? (await loadMemberships(user));
  session.memberships = memberships;
  session.memberNo = memberships[0]?.member_no ?? user.member_no_list[0] ?? null;
}

async function loadMemberships({ user_type, login_id }: UserInfo): Promise<Membership[]> {
  const hotel_code = hotelCode();
  if (user_type !== 'MEMBERSHIP' || !hotel_code) return [];
  return listMemberships({ hotel_code, login_id }).then(
    ({ data }) => data,
    () => [],
  );
}
