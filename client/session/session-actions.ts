import { listMemberships } from '../../generated/hooks/membership.ts';
import { loginBySso, logoutUser } from '../../generated/hooks/session.ts';
import type { Membership, UserInfo } from '../../generated/types.ts';
import { ProblemError } from '../platform/api/api.ts';
import { hotelCode } from '../platform/tab/hotel-code.ts';
import { translate } from '../platform/i18n/i18n.ts';
import { queryClient } from '../platform/api/query-client.ts';
import { storage } from '../platform/tab/storage.ts';
import { toast } from '../ui/toast.ts';
import { formsOf, guestOf } from './guest-prefill.ts';
import { dropLogin, keepLogin, shareLogin } from './login/keep-login.ts';
import { session, ssoKeys, takeLogin, tokenOfTab, withholdToken } from './session.ts';
import { publish } from './session-events.ts';

/** Result of any login. Set `memberships` if they have already been loaded. */
type LoggedIn = { token: string; userInfo: UserInfo; memberships?: Membership[] };

/**
 * Stores the login, selects the first membership number and notifies subscribers. Shows 'Logged in.' unless `silent` is
 * set. See docs/specification.md.
 */
export async function login(answer: LoggedIn, { silent = false } = {}): Promise<void> {
  // An entry address can log in a different member, so clear the previous member's data first.
  if (session.user && session.user.user_id !== answer.userInfo.user_id) await forgetPerson(session.user);
  keep(answer, { fresh: true });
  await Promise.all([
    publish('guestKnown', guestOf(answer.userInfo)),
    takeMemberships(answer.userInfo, answer.memberships),
  ]);
  await publish('loggedIn', answer.userInfo);
  forgetRefusals();
  // Members see different prices and offers, so reload everything.
  void queryClient.invalidateQueries();
  if (!silent) toast.good(translate('app:loggedIn'));
}

/** Removes cached refusals. Otherwise, a page that refused the visitor would also refuse the member for ten seconds. */
function forgetRefusals(): void {
  queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
}

let leaving: Promise<void> | undefined;

/**
 * Logs out in this tab, even if the server is unreachable, and on the server. Concurrent calls share one logout, so
 * 'Logged out.' appears only once.
 */
export function logout(): Promise<void> {
  leaving ??= leave().finally(() => (leaving = undefined));
  return leaving;
}

async function leave(): Promise<void> {
  const token = tokenOfTab();
  const ended = token
    ? logoutUser({ headers: { Authorization: `Bearer ${token}` }, keepalive: true }).catch(() => undefined)
    : undefined;
  await forget();
  toast(translate('app:loggedOut'));
  await ended;
}

/** Clears the member from this tab: login keys, details, memberships, drafts and cached responses. */
export async function forget(user: UserInfo | null = session.user): Promise<void> {
  dropLogin();
  await forgetPerson(user);
}

async function forgetPerson(user: UserInfo | null): Promise<void> {
  forgetTyped();
  // A visitor's company information stays in the tab, like the hotel; a member's is cleared.
  if (user) storage.companyInfo.set(null);
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/client/member/') });
  void queryClient.invalidateQueries();
  await showVisitor(user);
}

/**
 * Hides the member and the member's data when the login couldn't be checked. The login remains, and the next page load
 * checks it.
 */
export async function hideMember(): Promise<void> {
  withholdToken(true);
  const hidden = showVisitor(session.user);
  void queryClient.resetQueries({
    predicate: ({ queryKey }) => !/^\/(client\/main|common\/)/.test(String(queryKey[0])),
  });
  await hidden;
}

async function showVisitor(user: UserInfo | null): Promise<void> {
  Object.assign(session, { user: null, memberships: [], memberNo: null, checking: false });
  if (user) await publish('guestForgotten', formsOf(user));
}

function forgetTyped(): void {
  storage.guestPrefill.set(null);
  storage.draft.dropAll();
  storage.recovery.dropAll();
}

/** How long a page may show the guest as logged in before the login has been checked. */
const CHECKED_WITHIN_MS = 5_000;

/**
 * Checks the login on page load. Logs out without a message if there are no keys or the server rejects them. If the
 * check fails for another reason, such as a timeout, keeps the keys and shows the guest as logged out. See
 * docs/specification.md.
 */
export async function revalidate(): Promise<void> {
  const keys = ssoKeys();
  const hotel_code = hotelCode();
  const deadline = AbortSignal.timeout(CHECKED_WITHIN_MS);
  try {
    if (!keys || !hotel_code) return await forget();
    const answer = await queryClient.fetchQuery({
      queryKey: ['sso', keys.sso_key],
      queryFn: ({ signal }) => loginBySso({ hotel_code, ...keys }, { signal: AbortSignal.any([signal, deadline]) }),
      staleTime: 0,
      gcTime: 0,
    });
    // Ignore the response if the login has changed since the request.
    if (ssoKeys()?.sso_key !== keys.sso_key) return;
    keep(answer, { fresh: false });
    await Promise.all([publish('guestKnown', guestOf(answer.userInfo)), takeMemberships(answer.userInfo)]);
  } catch (error) {
    if (ssoKeys()?.sso_key !== keys?.sso_key) return;
    if (areRefused(error)) await forget();
    else await hideMember();
  } finally {
    session.checking = false;
  }
}

/**
 * Returns whether the server rejected the keys. A rate limit, a server error or a lost connection isn't a rejection.
 */
function areRefused(error: unknown) {
  return error instanceof ProblemError && [401, 422].includes(error.problem.status);
}

/** Clears the login after the server has rejected its token. Shows one message even if several calls fail. */
export async function endSession(): Promise<void> {
  // While the login is being checked, `revalidate` handles a rejection without a message.
  if (session.checking || !session.user) return;
  await forget();
  toast.info(translate('app:sessionEnded'));
}

/**
 * Applies another tab's login or logout to this tab. A tab without a member takes over the login; a tab with a member
 * ignores it. A logout also applies here if it was the same member's. If it was another member's, this tab stays logged
 * in and shares its login with new tabs.
 * @param previous the stored member before the change, as JSON, or null, which counts as the same member
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

/** If the memberships can't be loaded, the login continues with the user's first membership number. */
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
