import { sql } from 'drizzle-orm';
import type {
  ConfirmationResult,
  LoginResult,
  MemberType,
  SsoResult,
  VerificationResult,
} from '../../../generated/types.ts';
import { createApp, onWithdrawal } from '../../../server/app.ts';
import type { Passwords } from '../../../server/member/password.ts';
import { addMember, type NewMember, withdraw } from '../../../server/member/member.usecases.ts';
import { issueMembership } from '../../../server/membership/membership.usecases.ts';
import type { Database } from '../../../server/platform/database/database.ts';
import { createRateLimiter } from '../../../server/platform/rate-limit.ts';
import { type ErrorCode, type Outcome, ProblemError } from '../../../server/platform/outcome.ts';
import { inTransaction } from '../../../server/platform/database/transaction.ts';
import { cheapPasswords, TEST_SECRET, testDeps, type TestDeps } from './deps.ts';
import { done, type Guest, guestOf, type Send } from './guest.ts';
import { demoHotel, loadHotels } from './properties.ts';
import { statementsOf } from '../database/statements.ts';

/** Password of every member created by makeMember. Its hash is computed only once, because hashing is slow. */
export const PASSWORD = 'Haneul!2027';
const hashed = cheapPasswords.hashPassword(PASSWORD);

export type TestMember = { memberId: string; companyCode: string; loginId: string; phone: string; email: string };

let made = 0;

/**
 * Inserts a member of any type with a unique ID, phone number and email. By default the member is 김민서, born in 1994.
 */
export async function makeMember(
  deps: TestDeps,
  { social, ...given }: Partial<NewMember> & { memberType?: MemberType } = {},
): Promise<TestMember> {
  made += 1;
  const n = String(made).padStart(4, '0');
  const member: NewMember = {
    companyCode: 'haneul',
    hotelCode: '1',
    loginId: `Member${n}`,
    joinType: social ? (social.provider.toUpperCase() as 'KAKAO') : 'NORMAL',
    memberType: 'GENERAL',
    passwordHash: social ? null : await hashed,
    lastName: '김',
    firstName: '민서',
    lastNameEn: 'Kim',
    firstNameEn: 'Minseo',
    phoneNumber: `0107777${n}`,
    email: `Member${n}@guest.example`,
    birthday: '1994-03-08',
    gender: 'female',
    agreeMarketing: false,
    ...given,
    ...(social && { social }),
  };
  const { companyCode, loginId, phoneNumber: phone, email } = member;
  return committed(deps, async (tx) => {
    const added = await addMember(tx, deps, member);
    if (!added.ok) return added;
    const { memberId } = added.value;
    const now = deps.clock.now();
    if (member.memberType !== 'CYBER') await issueMembership(tx, { companyCode, memberId }, { now, ids: deps.ids });
    return { ok: true, value: { memberId, companyCode, loginId, phone, email } };
  });
}

export function withdrawMember(deps: TestDeps, member: TestMember): Promise<void> {
  return committed(deps, (tx) => withdraw(tx, { ...deps, onWithdrawal: onWithdrawal(deps) }, member));
}

async function committed<T>(deps: TestDeps, work: (tx: Database) => Promise<Outcome<T, ErrorCode>>): Promise<T> {
  const done = await inTransaction(deps.db, work);
  if (!done.ok) throw new ProblemError(done.failure);
  return done.value;
}

/** Creates another company with hotel 90, a copy of hotel 1. */
export async function otherCompany({ db }: TestDeps): Promise<void> {
  await db.execute(sql`INSERT INTO company SELECT 'other', company_name FROM company WHERE company_code = 'haneul'`);
  await db.execute(sql`INSERT INTO hotel SELECT 'other', '90', revision, payment_type, time_zone, document_hash, document
    FROM hotel WHERE hotel_code = '1'`);
  await db.execute(sql`INSERT INTO hotel_reference (hotel_code, company_code) VALUES ('90', 'other')`);
}

export async function codeTo(deps: TestDeps, to: string): Promise<string> {
  await deps.queue.runDue(['message.send']);
  const code = /\d{6}/.exec(deps.outbox.findLast((message) => message.to === to)?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${to}`);
  return code;
}

export function sessionCalls({ call }: Guest) {
  const post = <T>(path: string, body: object, headers: Record<string, string> = {}) =>
    call<T>('POST', `/client/user/${path}`, headers, body);
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  return {
    post,
    bearer,
    login: (loginId: string, password = PASSWORD, more: object = {}, headers = {}) =>
      post<LoginResult>('login', { hotelCode: '1', loginId, password, joinType: 'NORMAL', ...more }, headers),
    sso: (sso_key: string, more: object = {}) =>
      post<SsoResult>('find/sso', { hotel_code: '1', company_code: 'haneul', sso_key, ...more }),
    session: (token: string) =>
      call<{ userInfo: LoginResult['userInfo'] }>('GET', '/client/user/session', bearer(token)),
    profile: (token: string) => call<never>('GET', '/client/member/profile', bearer(token)),
    logout: (token: string) => call<never>('POST', '/client/user/logout', bearer(token)),
    requestCode: (phone_number: string, more: object = {}, headers = {}) =>
      post<VerificationResult>('verifications', { hotel_code: '1', phone_number, ...more }, headers),
    confirm: (verificationId: string, code: string, more: object = {}) =>
      post<ConfirmationResult>(`verifications/${verificationId}/confirmation`, { hotel_code: '1', code, ...more }),
    findPassword: (of: { loginId: string; phone: string }, user_name = '김민서', headers = {}) =>
      post<VerificationResult>(
        'find/pw',
        { hotel_code: '1', loginId: of.loginId, user_name, phone_number: of.phone },
        headers,
      ),
    changePassword: (change: object, token?: string) =>
      post<never>(
        'change/password',
        { hotel_code: '1', password: 'Noeul!20275', password_confirm: 'Noeul!20275', ...change },
        token ? bearer(token) : {},
      ),
  };
}

type SessionCalls = ReturnType<typeof sessionCalls>;

/** Starts a password reset, verifies the member with a code, and returns the ticket for setting the new password. */
export async function resetTicket(deps: TestDeps, calls: SessionCalls, member: TestMember): Promise<string> {
  const { verification_id } = done(await calls.findPassword(member));
  return done(await calls.confirm(verification_id, await codeTo(deps, member.phone))).ticket;
}

export type Sessions = {
  deps: TestDeps;
  send: Send;
  calls: SessionCalls;
  /** Runs `work` and returns the SQL statements that it sent and the number of password hashes that it computed. */
  watched(work: () => Promise<unknown>): Promise<{ statements: string[]; hashes: number }>;
};

type Options = Parameters<typeof testDeps>[0] & {
  /** Raises the limits per address, because all tests share one address. Pass 1 in tests of the limits. */
  rateLimitFactor?: number;
};

/**
 * Starts the server in memory with hotel 1 of the company haneul and hotel 90 of another company. There are no external
 * services; the social providers return the responses that a test sets.
 */
export async function startSessions({ rateLimitFactor = 1_000, ...overrides }: Options = {}): Promise<Sessions> {
  let hashes = 0;
  const { passwords: given = cheapPasswords } = overrides;
  const counted: Passwords = {
    hashPassword: (text) => ((hashes += 1), given.hashPassword(text)),
    verifyPassword: (text, stored) => ((hashes += 1), given.verifyPassword(text, stored)),
  };
  const deps = await testDeps({ ...overrides, passwords: counted });
  deps.limiter = createRateLimiter({ db: deps.db, clock: deps.clock, secret: TEST_SECRET, factor: rateLimitFactor });
  await loadHotels(deps.db, demoHotel('1'));
  await otherCompany(deps);
  const app = createApp(deps);
  const send: Send = async (path, init) => app.request(`https://booking.example/api${path}`, init);
  return {
    deps,
    send,
    calls: sessionCalls(guestOf(send)),
    async watched(work) {
      const before = hashes;
      const statements = await statementsOf(deps.db, work);
      return { statements, hashes: hashes - before };
    },
  };
}
