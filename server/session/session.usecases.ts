import { createHmac } from 'node:crypto';
import type { ProblemCode } from '../../generated/problems.ts';
import type { LoginRequest, LoginResult, SessionResult, UserInfo } from '../../generated/types.ts';
import { userNameOf, userTypeOf } from '../member/member.rules.ts';
import {
  findByLoginId,
  findMember,
  findWithdrawnAccount,
  holdMember,
  type Member,
  type MemberDeps,
  type Passwords,
} from '../member/member.usecases.ts';
import { memberNumbersOf } from '../membership/membership.usecases.ts';
import type { Database } from '../platform/database/database.ts';
import type { Principal } from '../platform/http/context.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { companyOf, hashToken, newToken } from '../platform/tokens.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { findHotel } from '../property/property.usecases.ts';
import type { Device } from './device.rules.ts';
import { deleteSession, findSession, insertSession, type SessionRow, touchSession } from './session.repository.ts';
import { after, LIMITS, SESSION_MS, LAST_USED_PRECISION_MS } from './session.rules.ts';

/** `secret` is the key for derived tokens and hashes. */
export type SessionDeps = MemberDeps & { db: Database };
export type Caller = { address: string; device: Device };
export type LoginDeps = SessionDeps & { limiter: RateLimiter; passwords: Passwords };

/**
 * Derives a session's bearer token from its key. The server can therefore store only hashes, and every tab with the key
 * gets the same token.
 */
export function tokenOf(secret: string, companyCode: string, ssoKey: string): string {
  return `${companyCode}.${createHmac('sha256', secret).update(`session ${ssoKey}`).digest('base64url')}`;
}

/** Returns a function that resolves a bearer token to the member of an open session. `detail` is the session's row. */
export function resolveBearer({ db, clock }: Pick<SessionDeps, 'db' | 'clock'>) {
  return async (token: string): Promise<Principal | undefined> => {
    const companyCode = companyOf(token);
    if (companyCode === undefined) return undefined;
    const now = clock.now();
    const found = await findSession(db, companyCode, { tokenHash: hashToken(token) }, now);
    return found && { companyCode, subject: found.memberId, detail: await recordUse(db, found, now) };
  };
}

/** Updates the time of a session's last use, at most once every five minutes. */
export async function recordUse(db: Database, row: SessionRow, now: Date): Promise<SessionRow> {
  const before = after(now, -LAST_USED_PRECISION_MS);
  if (row.lastUsedAt > before) return row;
  await touchSession(db, row, now, before);
  return { ...row, lastUsedAt: now };
}

export function sessionOf(principal: Principal) {
  return principal.detail as SessionRow;
}

/** Opens a session with a new token and key. To prevent session fixation, neither comes from the caller. */
export async function openSession(
  { clock, ids, secret }: Pick<SessionDeps, 'clock' | 'ids' | 'secret'>,
  db: Database,
  person: Member,
  device: Device,
): Promise<{ token: string; userInfo: UserInfo }> {
  const { companyCode, memberId } = person;
  const ssoKey = newToken(ids, companyCode);
  const token = tokenOf(secret, companyCode, ssoKey);
  const createdAt = clock.now();
  await insertSession(db, {
    companyCode,
    tokenHash: hashToken(token),
    ssoKeyHash: hashToken(ssoKey),
    sessionId: ids.uuid(),
    memberId,
    ...device,
    createdAt,
    lastUsedAt: createdAt,
    expiresAt: after(createdAt, SESSION_MS),
  });
  return { token, userInfo: await userInfo(db, person, ssoKey) };
}

/**
 * Returns the member's data in the format that the site stores. Pass `ssoKey` only in responses to a login or page
 * load.
 */
export async function userInfo(db: Database, person: Member, ssoKey?: string): Promise<UserInfo> {
  const names = { last_name: person.lastName, first_name: person.firstName };
  return {
    user_id: person.memberId,
    user_name: userNameOf(names),
    gender: person.gender,
    phone_number: person.phoneNumber,
    birthday: person.birthday,
    email: person.email,
    ...names,
    ...(person.lastNameEn && { last_name_en: person.lastNameEn }),
    ...(person.firstNameEn && { first_name_en: person.firstNameEn }),
    agree_marketing: person.agreeMarketing,
    user_type: userTypeOf(person.memberType),
    member_type: person.memberType,
    ...(person.descriptions && { descriptions: person.descriptions }),
    member_no_list: await memberNumbersOf(db, person),
    ...(ssoKey !== undefined && { sso_key: ssoKey }),
    company_code: person.companyCode,
    login_id: person.loginId,
    join_type: person.joinType,
  };
}

/**
 * Logs a member in with ID and password. Wrong credentials always fail with the same code after the same SQL statements
 * and one password hash, so the failure doesn't reveal whether the ID exists, has another password or belongs to a
 * social account. A withdrawn member with the right password gets `err05`.
 */
export async function loginUser(
  deps: LoginDeps,
  { hotelCode, loginId, password, joinType }: LoginRequest,
  { address, device }: Caller,
): Promise<Outcome<LoginResult, ProblemCode<'loginUser'>>> {
  const found = await findHotel(deps, hotelCode);
  if (!found.ok) return found;
  const { companyCode } = found.value;
  const byAddress = await deps.limiter.hit(LIMITS.login, '', address);
  if (!byAddress.ok) return byAddress;
  const account = loginId.toLowerCase();
  const byBoth = await deps.limiter.hit(LIMITS.loginOfAccountHere, companyCode, `${account}\n${address}`);
  if (!byBoth.ok) return byBoth;
  const byAccount = await deps.limiter.hit(LIMITS.loginOfAccount, companyCode, account);
  if (!byAccount.ok) return byAccount;

  const person = await findByLoginId(deps.db, companyCode, loginId);
  const withdrawn = await findWithdrawnAccount(deps.db, deps, companyCode, { loginId });
  const stored = joinType === 'NORMAL' ? (person ?? withdrawn)?.passwordHash : undefined;
  if (!(await deps.passwords.verifyPassword(password, stored))) return fail('bad_credentials');
  if (!person) return fail('err05');
  return inTransaction(deps.db, async (tx) => {
    if (!(await holdMember(tx, person, person.passwordHash))) return fail('bad_credentials');
    return ok({ result: 'success', code: 'ok', ...(await openSession(deps, tx, person, device)) });
  });
}

export function logoutUser({ db }: Pick<SessionDeps, 'db'>, principal: Principal): Promise<void> {
  return deleteSession(db, principal.companyCode, sessionOf(principal).tokenHash);
}

/** Returns the member and the session's expiry. Fails with `session_expired` if the member has withdrawn. */
export async function getSession(
  { db }: Pick<SessionDeps, 'db'>,
  principal: Principal,
): Promise<Outcome<SessionResult, ProblemCode<'getSession'>>> {
  const person = await findMember(db, { companyCode: principal.companyCode, memberId: principal.subject });
  if (!person) return fail('session_expired');
  const expires_at = sessionOf(principal).expiresAt.toISOString();
  return ok({ result: 'success', userInfo: await userInfo(db, person), expires_at });
}
