import type { ProblemCode } from '../../generated/problems.ts';
import type {
  ChangePasswordRequest,
  FindIdRequest,
  FindIdResult,
  FindPasswordRequest,
  PlainResult,
  VerificationRequest,
  VerificationResult,
} from '../../generated/types.ts';
import { isNameOf, mayChangePassword } from '../member/member.rules.ts';
import {
  findByLoginId,
  findByPhone,
  findMember,
  joinedOn,
  type Passwords,
  updatePassword,
} from '../member/member.usecases.ts';
import type { Principal } from '../platform/http/context.ts';
import { fail, fieldFail, ok, type Outcome } from '../platform/outcome.ts';
import { hashToken } from '../platform/tokens.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Language } from '../platform/values/language.ts';
import { homePhone } from '../platform/values/phone.ts';
import { folded } from '../platform/values/text.ts';
import { findHotel } from '../property/property.usecases.ts';
import { endSessionsOf } from './session.repository.ts';
import { LIMITS } from './session.rules.ts';
import { deleteTicketsOf, findTicket, takeTicket } from './verification.repository.ts';
import { redeemTicket, sendCode, targetHash, type VerificationDeps } from './verification.usecases.ts';

export type RecoveryDeps = VerificationDeps & { passwords: Passwords };

/** The caller's IP address, and the language for the message. */
type Caller = { address: string; language: Language };

/** Sends a code to a phone number without revealing whether a member has that number. */
export async function requestVerification(
  deps: RecoveryDeps,
  { hotel_code, phone_number }: VerificationRequest,
  caller: Caller,
): Promise<Outcome<VerificationResult, ProblemCode<'requestVerification'>>> {
  const found = await findHotel(deps, hotel_code);
  if (!found.ok) return found;
  const { companyCode } = found.value;
  const sent = await sendCode(deps, {
    companyCode,
    purpose: 'FIND_ID',
    channel: 'SMS',
    to: homePhone(phone_number),
    ...caller,
  });
  return sent.ok ? ok({ result: 'success', ...sent.value }) : sent;
}

/**
 * Returns the login ID that belongs to a verified phone number. Consumes the ticket, even if no member has the number
 * (`id_not_found`).
 */
export async function findLoginId(
  deps: RecoveryDeps,
  { hotel_code, phone_number, ticket }: FindIdRequest,
  address: string,
): Promise<Outcome<FindIdResult, ProblemCode<'findLoginId'>>> {
  const found = await findHotel(deps, hotel_code);
  if (!found.ok) return found;
  const allowed = await deps.limiter.hit(LIMITS.ticket, '', address);
  if (!allowed.ok) return allowed;
  const { companyCode } = found.value;
  const target = homePhone(phone_number);
  const proven = await redeemTicket(deps, deps.db, { companyCode, purpose: 'FIND_ID', ticket, target });
  if (!proven.ok) return proven;
  const person = await findByPhone(deps.db, companyCode, target);
  if (!person) return fail('id_not_found');
  const { loginId: login_id, joinType: join_type } = person;
  return ok({ result: 'success', data: [{ login_id, join_type, joined_on: await joinedOn(deps.db, person) }] });
}

/**
 * Sends a code if ID, name and phone number match an account with a password. If they don't match, it does the same
 * work, returns the same response and counts towards the same limits, but sends nothing.
 */
export async function findPassword(
  deps: RecoveryDeps,
  { hotel_code, loginId, user_name, phone_number }: FindPasswordRequest,
  caller: Caller,
): Promise<Outcome<VerificationResult, ProblemCode<'findPassword'>>> {
  const found = await findHotel(deps, hotel_code);
  if (!found.ok) return found;
  const { companyCode } = found.value;
  const to = homePhone(phone_number);
  const person = await findByLoginId(deps.db, companyCode, loginId);
  const matches =
    person !== undefined && person.joinType === 'NORMAL' && person.phoneNumber === to && isNameOf(user_name, person);
  const sent = await sendCode(deps, {
    companyCode,
    purpose: 'RESET_PASSWORD',
    channel: 'SMS',
    to,
    about: [loginId.toLowerCase(), folded(user_name)],
    ...caller,
    memberId: matches ? person.memberId : undefined,
    deliver: matches,
  });
  return sent.ok ? ok({ result: 'success', ...sent.value }) : sent;
}

type Change = ChangePasswordRequest & { address: string };

/**
 * Sets a new password and ends every session of the account. Requires either a ticket or the current password, but not
 * both.
 */
export async function changePassword(
  deps: RecoveryDeps,
  { hotel_code, ticket, current_password, password, password_confirm, address }: Change,
  principal: Principal | undefined,
): Promise<Outcome<PlainResult, ProblemCode<'changePassword'>>> {
  if (password !== password_confirm) return fieldFail('/password_confirm', 'password_mismatch');
  if ((ticket === undefined) === (current_password === undefined)) return fieldFail('/current_password', 'validation');
  const found = await findHotel(deps, hotel_code);
  if (!found.ok) return found;
  const { companyCode } = found.value;
  const allowed = await deps.limiter.hit(LIMITS.ticket, '', address);
  if (!allowed.ok) return allowed;
  if (ticket !== undefined) return changeByTicket(deps, companyCode, ticket, password);
  if (!principal) return fail('login_required');
  if (principal.companyCode !== companyCode) return fail('session_expired');
  return changeByCurrent(deps, principal, current_password ?? '', password);
}

/**
 * Changes the password of any account that already has a password. Fails with `verification_expired` if the ticket has
 * expired, was used or is for another purpose, and with `password_change_failed` if the member has withdrawn or changed
 * their phone number.
 */
async function changeByTicket(
  { db, clock, secret, passwords }: RecoveryDeps,
  companyCode: string,
  ticket: string,
  password: string,
): Promise<Outcome<PlainResult, ProblemCode<'changePassword'>>> {
  const key = { companyCode, purpose: 'RESET_PASSWORD', ticketHash: hashToken(ticket) } as const;
  const found = await findTicket(db, key, clock.now());
  if (!found || found.memberId === null) return fail('verification_expired');
  const { memberId, targetHash: provenPhone } = found;
  const passwordHash = await passwords.hashPassword(password);
  return inTransaction(db, async (tx) => {
    const person = await findMember(tx, { companyCode, memberId });
    if (!person || targetHash(secret, person.phoneNumber) !== provenPhone) return fail('password_change_failed');
    // Update the account first. The second of two concurrent changes waits here and then finds that its ticket is gone.
    const changed = await updatePassword(tx, person, passwordHash, { phoneNumber: person.phoneNumber });
    if (!changed) return fail('password_change_failed');
    if (!(await takeTicket(tx, key, provenPhone, clock.now()))) return fail('verification_expired');
    await deleteTicketsOf(tx, person);
    await endSessionsOf(tx, person);
    return ok({ result: 'success' });
  });
}

/**
 * Changes the password of a logged-in general member. Attempts are limited per account. Fails with
 * `password_change_failed` if a concurrent call changed the password or the member withdrew.
 */
async function changeByCurrent(
  { db, limiter, passwords }: RecoveryDeps,
  { companyCode, subject: memberId }: Principal,
  current: string,
  password: string,
): Promise<Outcome<PlainResult, ProblemCode<'changePassword'>>> {
  const person = await findMember(db, { companyCode, memberId });
  if (!person) return fail('session_expired');
  if (!mayChangePassword(person)) return fail('password_general_members_only');
  const allowed = await limiter.hit(LIMITS.passwordOfAccount, companyCode, memberId);
  if (!allowed.ok) return allowed;
  if (!(await passwords.verifyPassword(current, person.passwordHash))) return fail('password_check_failed');
  const passwordHash = await passwords.hashPassword(password);
  return inTransaction(db, async (tx) => {
    const unchanged = { passwordHash: person.passwordHash ?? '' };
    if (!(await updatePassword(tx, person, passwordHash, unchanged))) return fail('password_change_failed');
    await deleteTicketsOf(tx, person);
    await endSessionsOf(tx, person);
    return ok({ result: 'success' });
  });
}
