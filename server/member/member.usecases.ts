import type { ProblemCode } from '../../generated/problems.ts';
import type { MemberResult, OwnedRoom, PresaleInfo } from '../../generated/types.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { recordEvents } from '../platform/events/events.ts';
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
  type Identifiers,
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

/** `secret` is the key for hashing the identifiers of withdrawn members. */
export type MemberDeps = { clock: Clock; ids: Ids; secret: string };

/**
 * Failure codes for each identifier. After a withdrawal, every identifier except the email address stays taken for 30
 * days.
 */
type TakenBy = {
  loginId: 'duplicate_id';
  email: 'duplicate_email';
  phone: 'duplicate_phone' | 'rejoin_too_early';
  social: 'duplicate_id' | 'rejoin_too_early';
};
export type TakenCode = TakenBy[keyof TakenBy] | 'duplicate_owned_room';

export type NewMember = Omit<MemberRow, 'memberId' | 'loginIdKey' | 'emailKey' | 'createdAt' | 'marketingAgreedAt'> & {
  social?: SocialKey | null;
};

/**
 * Adds a member in the caller's transaction, which stays usable after a failure. Also fails with `duplicate_id` if the
 * social account belongs to another member. Identifiers of members who withdrew within the last 30 days fail as in
 * `checkFree`.
 */
export async function addMember(
  tx: Database,
  deps: MemberDeps,
  { social, ...fields }: NewMember,
): Promise<Outcome<{ memberId: string }, TakenCode>> {
  const memberId = deps.ids.uuid();
  const { companyCode, loginId, email, phoneNumber: phone } = fields;
  const createdAt = deps.clock.now();
  const marketingAgreedAt = fields.agreeMarketing ? createdAt : null;
  const row = { ...fields, memberId, loginIdKey: keyOf(loginId), emailKey: keyOf(email), createdAt, marketingAgreedAt };
  return inTransaction(tx, async (inner) => {
    const added = await insertMember(inner, row, social ?? null);
    if (!added.ok) return added;
    // Check after the insert, because the insert waits for a concurrent withdrawal of the same person.
    const early = await withdrawnEarlier(inner, deps, companyCode, { loginId, phone, ...(social && { social }) });
    if (!early.ok) return early;
    const { hotelCode } = fields;
    await recordEvents(deps, inner, [{ companyCode, hotelCode, memberId, type: 'member.joined' }]);
    return ok({ memberId });
  });
}

/**
 * Checks that no member has any of the identifiers. For 30 days after a member's withdrawal, fails with
 * `rejoin_too_early` for the member's phone number or social account, and with `duplicate_id` for the member's ID.
 */
export async function checkFree<What extends Identifiers>(
  db: Database,
  deps: MemberDeps,
  companyCode: string,
  what: What,
): Promise<Outcome<void, TakenBy[keyof What & keyof TakenBy]>> {
  return (await findConflict(db, deps, companyCode, what)) as Outcome<void, TakenBy[keyof What & keyof TakenBy]>;
}

async function findConflict(
  db: Database,
  deps: MemberDeps,
  companyCode: string,
  what: Identifiers,
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
  { loginId, phone, social }: Identifiers,
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

/** Fails with `rejoin_too_early` if a member with this phone number withdrew within the last 30 days. */
export async function checkNotWithdrawn(
  db: Database,
  { clock, secret }: Pick<MemberDeps, 'clock' | 'secret'>,
  companyCode: string,
  phone: string,
): Promise<Outcome<void, 'rejoin_too_early'>> {
  const found = await findWithdrawn(db, companyCode, { phoneHash: keyed(secret, 'phone', phone) }, clock.now());
  return found ? fail('rejoin_too_early') : ok();
}

/**
 * Returns the account with an ID or social account, including its password hash, if it was withdrawn within the last 30
 * days. Runs exactly one statement in every case, because `loginUser` must not reveal what it found.
 */
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

/** A callback that deletes a domain area's data about a withdrawing member, in the withdrawal's transaction. */
export type OnWithdrawal = (tx: Database, person: Member) => Promise<void>;

export type WithdrawalDeps = MemberDeps & { onWithdrawal: readonly OnWithdrawal[] };

/**
 * Deletes an account with all its personal data, except for the hashes in `withdrawn_member` and the records that the
 * law requires us to keep.
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
  await recordEvents({ clock, ids }, tx, [{ companyCode, memberId, type: 'member.withdrawn' }]);
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

/** The provider's data about a sold room. It doesn't include the referral code, which the owner supplied. */
export type Sale = { room: OwnedRoom; presale: Omit<PresaleInfo, 'referral_code'> };

/**
 * `memberNumbersOf` returns a member's membership numbers, starting with the one to use for bookings. `readSale`
 * returns an owned room, with its names in the given language, and the provider's data about its sale.
 */
export type MemberReader = {
  db: Database;
  memberNumbersOf: (db: Database, key: MemberKey) => Promise<string[]>;
  readSale: (db: Database, companyCode: string, kept: OwnedRoom, language: Language) => Promise<Sale>;
};

/** Returns a member's account. Fails with `session_expired` if the member has withdrawn. */
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

/** Returns the date on which a member joined, in the property's time zone, or in UTC if the property was deleted. */
export async function joinedOn(db: Database, { hotelCode, createdAt }: Pick<Member, 'hotelCode' | 'createdAt'>) {
  const hotel = await findHotel({ db }, hotelCode);
  return today(hotel.ok ? hotel.value.document.time_zone : 'UTC', createdAt);
}
