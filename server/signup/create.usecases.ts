import type { ProblemCode } from '../../generated/problems.ts';
import type { MemberCreated, MemberInformation, SocialMemberInformation } from '../../generated/types.ts';
import { hashPassword } from '../member/member.usecases.ts';
import { type ErrorCode, type Failed, fail, ok, type Outcome } from '../platform/outcome.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { today } from '../platform/values/nights.ts';
import { type Hotel, showsMembershipTermsAlone } from '../property/hotel.rules.ts';
import { findHotel } from '../property/property.usecases.ts';
import { type Credentials, newMember, openAccount } from './account.usecases.ts';
import type { SignupDeps } from './signup.usecases.ts';
import { findSignup, lockSignup, noteStep, type SignupKey, type SignupRow } from './signup.repository.ts';
import {
  guardianConsents,
  type Information,
  isUnder14,
  missingOf,
  passwordViolations,
  type Violation,
  violationsIn,
} from './signup.rules.ts';

/** What a general account has beside a social one: its ID, and a password that may be wrong in its own ways. */
type Login<Code extends ErrorCode> = {
  loginId: string;
  violations: readonly Violation<Code>[];
  hashed: () => Promise<Credentials>;
};

/** Makes the member of a sign-up, once: asked again with the same ID it answers the same, with another one `session_expired`. */
export function createMember(
  deps: SignupDeps,
  key: SignupKey,
  information: MemberInformation,
): Promise<Outcome<MemberCreated, ProblemCode<'createMember'>>> {
  const { login_id: loginId, password } = information;
  return create(deps, key, information, {
    loginId,
    violations: passwordViolations(information),
    hashed: async () => ({ loginId, passwordHash: await hashPassword(password) }),
  });
}

/** As createMember, of a social sign-up: the account has no password, and its ID is made here. */
export function createSocialMember(
  deps: SignupDeps,
  key: SignupKey,
  information: SocialMemberInformation,
): Promise<Outcome<MemberCreated, ProblemCode<'createSocialMember'>>> {
  return create<never>(deps, key, information, undefined);
}

/**
 * Hashing the password takes long; so it is done before the transaction, and only for who will get an account. Meanwhile another step
 * may have changed what is proven, so the locked sign-up is judged again.
 */
async function create<Code extends ErrorCode>(
  deps: SignupDeps,
  key: SignupKey,
  information: Information,
  login: Login<Code> | undefined,
): Promise<Made<Code>> {
  const row = await findSignup(deps.db, key);
  if (!row) return fail('session_expired');
  if ((row.joinType === 'NORMAL') !== (login !== undefined)) return fail('signup_not_completed');
  if (row.answer) return madeAlready(row.answer, login?.loginId);
  const found = await findHotel(deps, row.hotelCode);
  // The property was taken away meanwhile.
  if (!found.ok) return fail('session_expired');
  const day = today(found.value.document.time_zone, deps.clock.now());
  const hotel = found.value;
  const own = login?.violations ?? [];
  const failure = failureOf(row, hotel, day, information, own);
  if (failure) return failure;
  const credentials = await login?.hashed();

  const made = await inTransaction<MemberCreated, MadeCode<Code> | 'duplicate_owned_room'>(deps.db, async (tx) => {
    const locked = await lockSignup(tx, key);
    if (!locked) return fail('session_expired');
    if (locked.answer) return madeAlready(locked.answer, login?.loginId);
    const failureNow = failureOf(locked, hotel, day, information, own);
    if (failureNow) return failureNow;
    return openAccount(deps, tx, locked, newMember(locked, information, day), credentials);
  });
  return made.ok || made.failure.code !== 'duplicate_owned_room' ? (made as Made<Code>) : askForRoom(deps, key);
}

type MadeCode<Code extends ErrorCode> = Code | ProblemCode<'createSocialMember'>;
type Made<Code extends ErrorCode> = Outcome<MemberCreated, MadeCode<Code>>;

/** Somebody else has joined with the room since it was proven: it is to be proven anew, which tells so. */
async function askForRoom({ db, clock }: SignupDeps, key: SignupKey): Promise<Outcome<never, 'signup_not_completed'>> {
  await noteStep(db, key, { ownedRoom: null, sale: null }, clock.now());
  return fail('signup_not_completed');
}

function madeAlready(answer: MemberCreated, loginId: string | undefined): Outcome<MemberCreated, 'session_expired'> {
  return loginId === undefined || loginId.toLowerCase() === answer.login_id.toLowerCase()
    ? ok(answer)
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
