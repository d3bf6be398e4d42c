import type { ProblemCode } from '../../generated/problems.ts';
import type {
  AffiliationRequest,
  BundleAffiliate,
  DuplicateCheckRequest,
  DuplicateCheckResult,
  OwnershipRequest,
  SignupResult,
  StartSignupRequest,
  StartSignupResult,
} from '../../generated/types.ts';
import { LoginId, MemberInformation } from '../../generated/zod/schemas.ts';
import { checkFree, isOwned, type MemberDeps } from '../member/member.usecases.ts';
import type { Database } from '../platform/database/database.ts';
import { fail, fieldFail, ok, type Outcome } from '../platform/outcome.ts';
import type { Queue } from '../platform/queue.ts';
import { hashToken, newToken } from '../platform/tokens.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Language } from '../platform/values/language.ts';
import { matchOwnedRoom } from '../presale/presale.usecases.ts';
import { memberTypesOf } from '../property/hotel.rules.ts';
import { findHotel } from '../property/property.usecases.ts';
import { prefillOf } from '../session/social.usecases.ts';
import { redeemSocialTicket, type VerificationDeps } from '../session/verification.usecases.ts';
import {
  findAffiliateName,
  findSignup,
  insertSignup,
  noteStep,
  replaceAffiliates,
  type SignupKey,
  type SignupRow,
  type Step,
} from './signup.repository.ts';
import { joinTypeOf, missingOf, needs, sameName, SIGNUP_MINUTES } from './signup.rules.ts';
import { signupState } from './signup.presenter.ts';

export type SignupDeps = VerificationDeps & MemberDeps & { queue: Queue };

/**
 * Starts a sign-up. Fails with `forbidden` if the property doesn't accept this kind of member. A social ticket works
 * only for general members.
 */
export async function startSignup(
  deps: SignupDeps,
  { hotel_code, member_type, social_ticket }: StartSignupRequest,
): Promise<Outcome<StartSignupResult, ProblemCode<'startSignup'>>> {
  const found = await findHotel(deps, hotel_code);
  if (!found.ok) return found;
  const hotel = found.value;
  if (!memberTypesOf(hotel.document).includes(member_type)) return fail('forbidden');
  if (social_ticket !== undefined && member_type !== 'GENERAL') return fieldFail('/member_type', 'validation');

  const now = deps.clock.now();
  const { companyCode } = hotel;
  const signup_token = newToken(deps.ids, companyCode);
  return inTransaction(deps.db, async (tx) => {
    const redeemed =
      social_ticket === undefined ? ok(null) : await redeemSocialTicket(tx, companyCode, social_ticket, now);
    if (!redeemed.ok) return redeemed;
    const identity = redeemed.value;
    const social = identity && { provider: identity.provider, subject: identity.subject };
    const row = await insertSignup(tx, {
      companyCode,
      signupId: deps.ids.uuid(),
      tokenHash: hashToken(signup_token),
      hotelCode: hotel.hotelCode,
      memberType: member_type,
      joinType: joinTypeOf(social),
      social,
      prefill: identity && prefillOf(identity),
      createdAt: now,
      expiresAt: new Date(now.getTime() + SIGNUP_MINUTES * 60_000),
    });
    return ok({ result: 'success', signup_token, signup: signupState(row) });
  });
}

/** Returns the state of a sign-up, even after it has created its member. */
export async function getSignup(
  deps: SignupDeps,
  key: SignupKey,
): Promise<Outcome<SignupResult, ProblemCode<'getSignup'>>> {
  return resultOf(await findSignup(deps.db, key));
}

/**
 * Returns an open sign-up. Fails with `session_expired` if the sign-up was deleted after its expiry or has already
 * created its member.
 */
export async function openSignup(db: Database, key: SignupKey): Promise<Outcome<SignupRow, 'session_expired'>> {
  const row = await findSignup(db, key);
  return row && row.memberId === null ? ok(row) : fail('session_expired');
}

export async function takeStep(
  deps: SignupDeps,
  key: SignupKey,
  step: Step,
): Promise<Outcome<SignupResult, 'session_expired'>> {
  return resultOf(await noteStep(deps.db, key, step, deps.clock.now()));
}

function resultOf(row: SignupRow | undefined): Outcome<SignupResult, 'session_expired'> {
  return row ? ok({ result: 'success', signup: signupState(row) }) : fail('session_expired');
}

/**
 * Verifies that a person works for an affiliate. Fails with `member_not_matched` unless the affiliate's name (ignoring
 * spaces and case) and both numbers match, and with `signup_not_completed` for other kinds of member.
 */
export async function verifyAffiliation(
  deps: SignupDeps,
  key: SignupKey,
  request: AffiliationRequest,
): Promise<Outcome<SignupResult, ProblemCode<'verifyAffiliation'>>> {
  const opened = await openSignup(deps.db, key);
  if (!opened.ok) return opened;
  if (!needs(opened.value.memberType, 'AFFILIATION')) return fail('signup_not_completed');
  const customer_number = request.customer_number.trim();
  const affiliate_name = await findAffiliateName(deps.db, key.companyCode, { ...request, customer_number });
  if (affiliate_name === undefined || !sameName(affiliate_name, request.affiliate_name))
    return fail('member_not_matched');
  return takeStep(deps, key, { affiliation: { ...request, affiliate_name, customer_number } });
}

/**
 * Verifies that a person or corporation owns a room. Fails with `presale_info_wrong` if any detail doesn't match, with
 * `duplicate_owned_room` if another member has already registered the room, and with `signup_not_completed` if the
 * sign-up isn't for a room owner.
 */
export async function verifyOwnership(
  deps: SignupDeps,
  key: SignupKey,
  request: OwnershipRequest,
  language: Language,
): Promise<Outcome<SignupResult, ProblemCode<'verifyOwnership'>>> {
  const opened = await openSignup(deps.db, key);
  if (!opened.ok) return opened;
  const { memberType } = opened.value;
  if (!needs(memberType, 'OWNERSHIP')) return fail('signup_not_completed');
  const matched = await matchOwnedRoom(deps.db, { companyCode: key.companyCode, memberType, language }, request);
  if (!matched.ok) return matched;
  if (await isOwned(deps.db, key.companyCode, matched.value)) return fail('duplicate_owned_room');
  return takeStep(deps, key, {
    ownedRoom: matched.value,
    sale: {
      ...(memberType === 'PRESALE_CORPORATE' && { businessNumber: request.business_number }),
      ...(request.referral_code && { referralCode: request.referral_code }),
    },
  });
}

/**
 * Checks that an ID or email address is valid and not in use in the company. An email address can be checked only after
 * all proofs have been given, so that strangers can't find out which addresses belong to members. Until then, the call
 * fails with `signup_not_completed`.
 */
export async function checkDuplicate(
  deps: SignupDeps,
  key: SignupKey,
  { field, value }: DuplicateCheckRequest,
): Promise<Outcome<DuplicateCheckResult, ProblemCode<'checkDuplicate'>>> {
  const opened = await openSignup(deps.db, key);
  if (!opened.ok) return opened;
  const isId = field === 'login_id';
  if (!(isId ? LoginId : MemberInformation.shape.email).safeParse(value).success)
    return fieldFail('/value', isId ? 'validation' : 'invalid_email');
  if (!isId && missingOf(opened.value).length > 0) return fail('signup_not_completed');
  const free = await checkFree(deps.db, deps, key.companyCode, isId ? { loginId: value } : { email: value });
  return free.ok ? ok({ result: 'success', available: true }) : free;
}

export function saveAffiliates(
  tx: Database,
  companyCode: string,
  affiliates: readonly BundleAffiliate[],
): Promise<void> {
  return replaceAffiliates(tx, companyCode, affiliates);
}
