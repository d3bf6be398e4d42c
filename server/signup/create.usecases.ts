import type { ProblemCode } from '../../generated/problems.ts';
import type { MemberCreated, MemberInformation, SocialMemberInformation } from '../../generated/types.ts';
import { hashPassword } from '../member/member.usecases.ts';
import { type ErrorCode, type Failed, fail, ok, type Outcome } from '../platform/outcome.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { today } from '../platform/values/nights.ts';
import { type Hotel, showsMembershipTermsAlone } from '../property/hotel.rules.ts';
import { findHotel } from '../property/property.usecases.ts';
import type { Device } from '../session/device.rules.ts';
import { type Credentials, newMember, openAccount } from './account.usecases.ts';
import type { SignupDeps } from './signup.usecases.ts';
import { findSignup, lockSignup, noteStep, type SignupKey, type SignupRow } from './signup.repository.ts';
import {
  guardianConsents,
  type Information,
  isUnder14,
  missingOf,
  passwordViolations,
  type StoredAnswer,
  type Violation,
  violationsIn,
} from './signup.rules.ts';

type Login<Code extends ErrorCode> = {
  loginId: string;
  violations: readonly Violation<Code>[];
  hash: () => Promise<Credentials>;
};

/**
 * Creates the member for a sign-up and logs the member in. A repeated call returns the same response without a session
 * if it has the same login ID; otherwise it fails with `session_expired`.
 */
export function createMember(
  deps: SignupDeps,
  key: SignupKey,
  information: MemberInformation,
  device: Device,
): Promise<Outcome<MemberCreated, ProblemCode<'createMember'>>> {
  const { login_id: loginId, password } = information;
  return create(deps, key, information, device, {
    loginId,
    violations: passwordViolations(information),
    hash: async () => ({ loginId, passwordHash: await hashPassword(password) }),
  });
}

/** Like `createMember`, but for a social sign-up, which has a generated ID and no password. */
export function createSocialMember(
  deps: SignupDeps,
  key: SignupKey,
  information: SocialMemberInformation,
  device: Device,
): Promise<Outcome<MemberCreated, ProblemCode<'createSocialMember'>>> {
  return create<never>(deps, key, information, device, undefined);
}

/**
 * Creates the member for any kind of sign-up. Hashes the password only after all checks have passed, and outside the
 * transaction, because hashing is slow. Repeats the checks after locking the sign-up, because another call may have
 * changed the proofs.
 */
async function create<Code extends ErrorCode>(
  deps: SignupDeps,
  key: SignupKey,
  information: Information,
  device: Device,
  login: Login<Code> | undefined,
): Promise<Creation<Code>> {
  const row = await findSignup(deps.db, key);
  if (!row) return fail('session_expired');
  if ((row.joinType === 'NORMAL') !== (login !== undefined)) return fail('signup_not_completed');
  if (row.answer) return existingAnswer(row.answer, login?.loginId);
  const found = await findHotel(deps, row.hotelCode);
  if (!found.ok) return fail('session_expired');
  const day = today(found.value.document.time_zone, deps.clock.now());
  const hotel = found.value;
  const own = login?.violations ?? [];
  const failure = failureOf(row, hotel, day, information, own);
  if (failure) return failure;
  const credentials = await login?.hash();

  const created = await inTransaction<MemberCreated, CreationCode<Code> | 'duplicate_owned_room'>(
    deps.db,
    async (tx) => {
      const locked = await lockSignup(tx, key);
      if (!locked) return fail('session_expired');
      if (locked.answer) return existingAnswer(locked.answer, login?.loginId);
      const failureNow = failureOf(locked, hotel, day, information, own);
      if (failureNow) return failureNow;
      return openAccount(deps, tx, locked, newMember(locked, information, day), credentials, device);
    },
  );
  return created.ok || created.failure.code !== 'duplicate_owned_room'
    ? (created as Creation<Code>)
    : clearRoom(deps, key);
}

type CreationCode<Code extends ErrorCode> = Code | ProblemCode<'createSocialMember'>;
type Creation<Code extends ErrorCode> = Outcome<MemberCreated, CreationCode<Code>>;

/**
 * Clears the proof of ownership after another member has joined with the same room, so that the next attempt to prove
 * ownership reports the conflict.
 */
async function clearRoom({ db, clock }: SignupDeps, key: SignupKey): Promise<Outcome<never, 'signup_not_completed'>> {
  await noteStep(db, key, { ownedRoom: null, sale: null }, clock.now());
  return fail('signup_not_completed');
}

function existingAnswer(answer: StoredAnswer, loginId: string | undefined): Outcome<MemberCreated, 'session_expired'> {
  return loginId === undefined || loginId.toLowerCase() === answer.login_id.toLowerCase()
    ? ok({ ...answer, session: null })
    : fail('session_expired');
}

function failureOf<Code extends ErrorCode>(
  row: SignupRow,
  { document }: Hotel,
  day: string,
  information: Information,
  own: readonly Violation<Code>[],
): Failed<Code | ProblemCode<'createSocialMember'>> | undefined {
  if (missingOf(row).length > 0) return fail('signup_not_completed');
  const common = violationsIn(information, row, { today: day, termsAlone: showsMembershipTermsAlone(document) });
  const violations = [...own, ...common];
  const [first] = violations;
  if (first) {
    const code = violations.every((violation) => violation.code === first.code) ? first.code : 'validation';
    return fail(code, { status: 422, errors: violations });
  }
  if (isUnder14(information.birthday, day) && !guardianConsents(row, information))
    return fail('guardian_consent_required');
  return undefined;
}
