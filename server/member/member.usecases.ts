import type { ProblemCode } from '../../generated/problems.ts';
import type { MemberResult, OwnedRoom, PresaleInfo } from '../../generated/types.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { callerOf, forgetCallers } from '../platform/idempotency.ts';
import type { Ids } from '../platform/ids.ts';
import { forgetMessages } from '../platform/messages/message.repository.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import type { Language } from '../platform/values/language.ts';
import { today } from '../platform/values/nights.ts';
import { keyedHash } from '../platform/tokens.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { findHotel } from '../property/property.usecases.ts';
import {
  deleteMember,
  findBySocial,
  findMember,
  findSocialAccounts,
  findTaken,
  findWithdrawn,
  insertMember,
  insertWithdrawn,
  type MemberRow,
  type Taken,
} from './member.repository.ts';
import { keyOf, type Member, type MemberKey, REJOIN_AFTER_DAYS, type SocialKey, userNameOf } from './member.rules.ts';

export {
  findByLoginId,
  findByPhone,
  findBySocial,
  findMember,
  holdMember,
  isOwned,
  lockMember,
  updatePassword,
} from './member.repository.ts';
export { hashPassword, type Passwords, verifyPassword } from './password.ts';
export type { Member, MemberKey, SocialKey } from './member.rules.ts';

/** `secret` keys the hashes that are kept of withdrawn members. */
export type MemberDeps = { clock: Clock; ids: Ids; secret: string };

/** Why each of these cannot be had: somebody has it, or withdrew with it within 30 days. */
type TakenBy = {
  loginId: 'duplicate_id';
  email: 'duplicate_email';
  phone: 'duplicate_phone' | 'rejoin_too_early';
  social: 'duplicate_id' | 'rejoin_too_early';
};
export type TakenCode = TakenBy[keyof TakenBy] | 'duplicate_owned_room';

export type NewMember = Omit<MemberRow, 'memberId' | 'loginIdKey' | 'emailKey' | 'createdAt' | 'marketingAgreedAt'> & {
  /** The social account that opens this one. */
  social?: SocialKey | null;
};

/**
 * Adds a member, in the transaction that makes everything else of it; a refusal leaves the transaction usable. The ID
 * of who withdrew within 30 days counts as taken, and so does a social account that opens a member already: duplicate_id.
 */
export async function addMember(
  tx: Database,
  deps: MemberDeps,
  { social, ...given }: NewMember,
): Promise<Outcome<{ memberId: string }, TakenCode>> {
  const memberId = deps.ids.uuid();
  const { companyCode, loginId, email, phoneNumber: phone } = given;
  const createdAt = deps.clock.now();
  const marketingAgreedAt = given.agreeMarketing ? createdAt : null;
  const row = { ...given, memberId, loginIdKey: keyOf(loginId), emailKey: keyOf(email), createdAt, marketingAgreedAt };
  return inTransaction(tx, async (inner) => {
    const added = await insertMember(inner, row, social ?? null);
    if (!added.ok) return added;
    // After the insert, which waits for a withdrawal of the same person that is under way.
    const early = await withdrawnEarlier(inner, deps, companyCode, { loginId, phone, ...(social && { social }) });
    return early.ok ? ok({ memberId }) : early;
  });
}

/**
 * Whether nobody has it. Phone and social account of somebody who withdrew within 30 days are `rejoin_too_early`; their ID stays taken.
 * Each code comes from a member of `what` that was given.
 */
export async function checkFree<What extends Taken>(
  db: Database,
  deps: MemberDeps,
  companyCode: string,
  what: What,
): Promise<Outcome<void, TakenBy[keyof What & keyof TakenBy]>> {
  return (await findWhyTaken(db, deps, companyCode, what)) as Outcome<void, TakenBy[keyof What & keyof TakenBy]>;
}

async function findWhyTaken(
  db: Database,
  deps: MemberDeps,
  companyCode: string,
  what: Taken,
): Promise<Outcome<void, TakenCode>> {
  const { loginId, email, phone, social } = what;
  const owner = await findTaken(db, companyCode, what);
  if (owner && loginId !== undefined && keyOf(owner.loginId) === keyOf(loginId)) return fail('duplicate_id');
  if (owner && email !== undefined && keyOf(owner.email) === keyOf(email)) return fail('duplicate_email');
  if (owner && owner.phoneNumber === phone) return fail('duplicate_phone');
  if (social && (await findBySocial(db, companyCode, social))) return fail('duplicate_id');
  return withdrawnEarlier(db, deps, companyCode, what);
}

async function withdrawnEarlier(
  db: Database,
  { clock, secret }: Pick<MemberDeps, 'clock' | 'secret'>,
  companyCode: string,
  { loginId, phone, social }: Taken,
): Promise<Outcome<void, 'duplicate_id' | 'rejoin_too_early'>> {
  const hashes = {
    ...(loginId !== undefined && { loginIdHash: loginIdHash(secret, loginId) }),
    ...(phone !== undefined && { phoneHash: keyed(secret, 'phone', phone) }),
    ...(social && { socialHash: socialHash(secret, social) }),
  };
  const found = await findWithdrawn(db, companyCode, hashes, clock.now());
  if (!found) return ok();
  return fail(found.loginIdHash === hashes.loginIdHash ? 'duplicate_id' : 'rejoin_too_early');
}

/** `rejoin_too_early`: somebody withdrew with this phone within 30 days. */
export async function checkNotWithdrawn(
  db: Database,
  { clock, secret }: Pick<MemberDeps, 'clock' | 'secret'>,
  companyCode: string,
  phone: string,
): Promise<Outcome<void, 'rejoin_too_early'>> {
  const found = await findWithdrawn(db, companyCode, { phoneHash: keyed(secret, 'phone', phone) }, clock.now());
  return found ? fail('rejoin_too_early') : ok();
}

/** Whether the account behind a login ID or a social account withdrew within 30 days, and its password's hash. One statement. */
export function findWithdrawnAccount(
  db: Database,
  { clock, secret }: Pick<MemberDeps, 'clock' | 'secret'>,
  companyCode: string,
  by: { loginId: string } | { social: SocialKey },
) {
  return findWithdrawn(
    db,
    companyCode,
    'loginId' in by ? { loginIdHash: loginIdHash(secret, by.loginId) } : { socialHash: socialHash(secret, by.social) },
    clock.now(),
  );
}

/** Forgets what an area keeps of a member beside the account, in the transaction that ends it. */
export type OnWithdrawal = (tx: Database, person: Member) => Promise<void>;

export type WithdrawalDeps = MemberDeps & { onWithdrawal: readonly OnWithdrawal[] };

/**
 * Ends an account for good: the person, their sessions and whatever hangs on them are gone at once, but for keyed hashes that are kept for
 * 30 days.
 */
export async function withdraw(
  tx: Database,
  { clock, ids, secret, onWithdrawal }: WithdrawalDeps,
  key: MemberKey,
): Promise<Outcome<void, 'not_found'>> {
  const { companyCode, memberId } = key;
  const person = await findMember(tx, key);
  if (!person) return fail('not_found');
  const accounts = await findSocialAccounts(tx, key);
  for (const forget of onWithdrawal) await forget(tx, person);
  if (!(await deleteMember(tx, key))) return fail('not_found');
  const withdrawnAt = clock.now();
  const socialHashes = accounts.length > 0 ? accounts.map((account) => socialHash(secret, account)) : [null];
  await insertWithdrawn(
    tx,
    socialHashes.map((hash) => ({
      companyCode,
      withdrawnId: ids.uuid(),
      loginIdHash: loginIdHash(secret, person.loginId),
      phoneHash: keyed(secret, 'phone', person.phoneNumber),
      socialHash: hash,
      passwordHash: person.passwordHash,
      withdrawnAt,
      eraseAt: new Date(withdrawnAt.getTime() + REJOIN_AFTER_DAYS * 86_400_000),
    })),
  );
  await forgetCallers(tx, companyCode, [callerOf('bearerAuth', memberId)]);
  await forgetMessages(tx, companyCode, [
    person.phoneNumber,
    person.email,
    ...(person.guardianPhone === null ? [] : [person.guardianPhone]),
  ]);
  return ok();
}

function keyed(secret: string, what: string, text: string): string {
  return keyedHash(secret, `withdrawn ${what} ${text}`);
}
function loginIdHash(secret: string, loginId: string) {
  return keyed(secret, 'login', keyOf(loginId));
}
function socialHash(secret: string, { provider, subject }: SocialKey) {
  return keyed(secret, 'social', `${provider} ${subject}`);
}

/** What the provider says of a room that was sold: all but who recommended it, which its owner said. */
export type Sale = { room: OwnedRoom; presale: Omit<PresaleInfo, 'referral_code'> };

/** `memberNumbersOf`: the membership numbers of a member, the one to book with first. `readSale`: a room with its names in a language, and its sale. */
export type MemberReader = {
  db: Database;
  memberNumbersOf: (db: Database, key: MemberKey) => Promise<string[]>;
  readSale: (db: Database, companyCode: string, kept: OwnedRoom, language: Language) => Promise<Sale>;
};

/** The account of a member; `session_expired` when it withdrew meanwhile. */
export async function getMember(
  { db, memberNumbersOf, readSale }: MemberReader,
  key: MemberKey,
  language: Language,
): Promise<Outcome<MemberResult, ProblemCode<'getMember'>>> {
  const found = await findMember(db, key);
  if (!found) return fail('session_expired');
  const social = await findSocialAccounts(db, key);
  const names = { last_name: found.lastName, first_name: found.firstName };
  const sale = found.ownedRoom && (await readSale(db, key.companyCode, found.ownedRoom, language));
  return ok({
    result: 'success',
    member: {
      login_id: found.loginId,
      join_type: found.joinType,
      member_type: found.memberType,
      member_no_list: await memberNumbersOf(db, key),
      user_name: userNameOf(names),
      ...names,
      ...(found.lastNameEn && { last_name_en: found.lastNameEn }),
      ...(found.firstNameEn && { first_name_en: found.firstNameEn }),
      phone_number: found.phoneNumber,
      email: found.email,
      birthday: found.birthday,
      gender: found.gender,
      ...(found.address && { address: found.address }),
      ...(found.addressDetail && { address_detail: found.addressDetail }),
      agree_marketing: found.agreeMarketing,
      marketing_agreed_at: found.marketingAgreedAt?.toISOString() ?? null,
      joined_on: await joinedOn(db, found),
      social_accounts: social.map(({ provider }) => provider),
      descriptions: found.descriptions,
      affiliate_name: found.affiliateName,
      business_number: found.businessNumber,
      customer_number: found.customerNumber,
      owned_room: sale && sale.room,
      presale: sale && { ...sale.presale, referral_code: found.referralCode },
    },
  });
}

/** The day of joining by the calendar of the property where it was, or by UTC when that property is no more. */
export async function joinedOn(db: Database, { hotelCode, createdAt }: Pick<Member, 'hotelCode' | 'createdAt'>) {
  const hotel = await findHotel({ db }, hotelCode);
  return today(hotel.ok ? hotel.value.document.time_zone : 'UTC', createdAt);
}
