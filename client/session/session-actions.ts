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

/** What every login answers: by ID, by a social account, by the keys of a session. A journey has asked for the memberships itself. */
export type LoggedIn = { token: string; userInfo: UserInfo; memberships?: Membership[] };

/**
 * The guest is a member from now on: keys and user are kept, and with membership numbers the first is chosen (spec, section 4).
 * Who has subscribed learns of it. Says 'Logged in.' unless `silent`.
 */
export async function login(answer: LoggedIn, { silent = false } = {}): Promise<void> {
  // An address can let in somebody else: nothing of who was here before is theirs.
  if (session.user && session.user.user_id !== answer.userInfo.user_id) await forgetPerson(session.user);
  keep(answer, { fresh: true });
  await Promise.all([
    publish('guestKnown', guestOf(answer.userInfo)),
    takeMemberships(answer.userInfo, answer.memberships),
  ]);
  await publish('loggedIn', answer.userInfo);
  // Prices and offers may be others for a member.
  void queryClient.invalidateQueries();
  if (!silent) toast.good(translate('app:loggedIn'));
}

let leaving: Promise<void> | undefined;

/**
 * Ends the session on the server, whether it can be reached or not, and here. Says 'Logged out.', once: a screen that is shown anew
 * while the server is being told asks again.
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

/** Nobody is logged in any more: the keys, the user, the memberships, what was typed, and whatever was asked for in their name go. */
export async function forget(user: UserInfo | null = session.user): Promise<void> {
  dropLogin();
  await forgetPerson(user);
}

async function forgetPerson(user: UserInfo | null): Promise<void> {
  forgetTyped();
  // A visitor's stays with the tab, as the hotel does.
  if (user) storage.companyInfo.set(null);
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/client/member/') });
  void queryClient.invalidateQueries();
  await showVisitor(user);
}

/** Nobody has said whether the login still holds: nothing of the member stays in sight on this page, and the next page load asks again. */
export async function showVisitor(user: UserInfo | null = session.user): Promise<void> {
  Object.assign(session, { user: null, memberships: [], memberNo: null, checking: false });
  if (user) await publish('guestForgotten', guestOf(user));
}

/** Drafts and recoveries under way, and what an address said of the person. */
function forgetTyped(): void {
  storage.guestPrefill.set(null);
  storage.draft.dropAll();
  storage.recovery.dropAll();
}

/** The question of a page load. Keys that are refused are a silent logout (spec, sections 4 and 8); without an answer they stay. */
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
    // Somebody has logged out, or in as another, meanwhile.
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

/** Too many tries, a server in trouble or none at all say nothing of the keys. */
function areRefused(error: unknown) {
  return error instanceof ProblemError && [401, 422].includes(error.problem.status);
}

/** The server knows the token no more: said once, however many calls were under way. */
export async function endSession(): Promise<void> {
  // The page load's own question will say so, in silence.
  if (session.checking || !session.user) return;
  await forget();
  toast.info(translate('app:sessionEnded'));
}

/**
 * Another tab has let in somebody, or nobody any more after who is `left`, as the device kept them. A visitor is logged in here, too, and
 * who logs out does so everywhere; a member whose login it is not stays, and is who a new tab starts with again.
 */
export async function followOtherTab(left: string | null): Promise<void> {
  const here = session.user;
  if (here) {
    if (storage.user.get()) return;
    return left === null || userIn(left) === here.user_id ? forget() : shareLogin();
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

/** A list that does not come takes no login away: the first number stands in the user, too. */
async function takeMemberships(user: UserInfo, known?: Membership[]): Promise<void> {
  const memberships = known ?? (await askMemberships(user));
  session.memberships = memberships;
  session.memberNo = memberships[0]?.member_no ?? user.member_no_list[0] ?? null;
}

async function askMemberships({ user_type, login_id }: UserInfo): Promise<Membership[]> {
  const hotel_code = hotelCode();
  if (user_type !== 'MEMBERSHIP' || !hotel_code) return [];
  return listMemberships({ hotel_code, login_id }).then(
    ({ data }) => data,
    () => [],
  );
}
