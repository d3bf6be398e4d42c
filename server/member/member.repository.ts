import { and, desc, eq, exists, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { OwnedRoom } from '../../generated/types.ts';
import type { Database } from '../platform/database/database.ts';
import { violates } from '../platform/database/database-errors.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import type { Member, MemberKey, SocialKey } from './member.rules.ts';
import { keyOf } from './member.rules.ts';
import { member, socialAccount, withdrawnMember } from './member.tables.ts';

export type MemberRow = typeof member.$inferInsert;
type WithdrawnRow = typeof withdrawnMember.$inferSelect;

export type Identifiers = { loginId?: string; email?: string; phone?: string; social?: SocialKey };

/**
 * Inserts a member and maps a violated constraint to a failure code. Call this in a savepoint, because a violation
 * aborts the transaction.
 */
export async function insertMember(
  tx: Database,
  row: MemberRow,
  social: SocialKey | null,
): Promise<Outcome<void, 'duplicate_id' | 'duplicate_email' | 'duplicate_phone' | 'duplicate_owned_room'>> {
  const { companyCode, memberId, createdAt } = row;
  try {
    await tx.insert(member).values(row);
    if (social)
      await tx.insert(socialAccount).values({ companyCode, ...social, memberId, isFirst: true, linkedAt: createdAt });
    return ok();
  } catch (error) {
    if (violates(error, 'member_login_id_once')) return fail('duplicate_id');
    if (violates(error, 'member_email_once')) return fail('duplicate_email');
    if (violates(error, 'member_phone_once')) return fail('duplicate_phone');
    if (violates(error, 'member_owned_room_once')) return fail('duplicate_owned_room');
    if (violates(error, 'social_account_company_code_provider_subject_pk')) return fail('duplicate_id');
    throw error;
  }
}

async function find(db: Database, where: SQL | undefined): Promise<Member | undefined> {
  const [row] = await db.select().from(member).where(where);
  return row;
}

function isMember({ companyCode, memberId }: MemberKey) {
  return and(eq(member.companyCode, companyCode), eq(member.memberId, memberId));
}

export function findMember(db: Database, key: MemberKey): Promise<Member | undefined> {
  return find(db, isMember(key));
}

export function findByLoginId(db: Database, companyCode: string, loginId: string): Promise<Member | undefined> {
  return find(db, and(eq(member.companyCode, companyCode), eq(member.loginIdKey, keyOf(loginId))));
}

export function findByPhone(db: Database, companyCode: string, phone: string): Promise<Member | undefined> {
  return find(db, and(eq(member.companyCode, companyCode), eq(member.phoneNumber, phone)));
}

export function findBySocial(db: Database, companyCode: string, key: SocialKey): Promise<Member | undefined> {
  return find(
    db,
    and(
      eq(member.companyCode, companyCode),
      exists(
        db
          .select({ one: sql`1` })
          .from(socialAccount)
          .where(and(isSocial(companyCode, key), eq(socialAccount.memberId, member.memberId))),
      ),
    ),
  );
}

function isSocial(companyCode: string, { provider, subject }: SocialKey) {
  return and(
    eq(socialAccount.companyCode, companyCode),
    eq(socialAccount.provider, provider),
    eq(socialAccount.subject, subject),
  );
}

/** Returns a member's social accounts, starting with the one that the member joined with, if any. */
export async function findSocialAccounts(db: Database, { companyCode, memberId }: MemberKey): Promise<SocialKey[]> {
  return db
    .select({ provider: socialAccount.provider, subject: socialAccount.subject })
    .from(socialAccount)
    .where(and(eq(socialAccount.companyCode, companyCode), eq(socialAccount.memberId, memberId)))
    .orderBy(desc(socialAccount.isFirst), socialAccount.linkedAt);
}

export async function findRecord(db: Database, key: MemberKey) {
  const [row] = await db.select().from(member).where(isMember(key));
  const linked = await db
    .select()
    .from(socialAccount)
    .where(and(eq(socialAccount.companyCode, key.companyCode), eq(socialAccount.memberId, key.memberId)))
    .orderBy(desc(socialAccount.isFirst), socialAccount.linkedAt);
  return row && { row, linked };
}

export async function findTaken(db: Database, companyCode: string, what: Identifiers): Promise<Member | undefined> {
  const { loginId, email, phone } = what;
  const conditions = [
    loginId === undefined ? undefined : eq(member.loginIdKey, keyOf(loginId)),
    email === undefined ? undefined : eq(member.emailKey, keyOf(email)),
    phone === undefined ? undefined : eq(member.phoneNumber, phone),
  ].filter((condition) => condition !== undefined);
  if (conditions.length === 0) return undefined;
  return find(db, and(eq(member.companyCode, companyCode), or(...conditions)));
}

export async function isOwned(db: Database, companyCode: string, room: OwnedRoom): Promise<boolean> {
  const owner = await find(
    db,
    and(
      sql`${member.ownedRoom}->>'room_number' = ${room.room_number}`,
      sql`${member.ownedRoom}->>'unit_code' = ${room.unit_code}`,
      sql`${member.ownedRoom}->>'building_code' = ${room.building_code}`,
      eq(member.companyCode, companyCode),
    ),
  );
  return owner !== undefined;
}

export async function findWithdrawn(
  db: Database,
  companyCode: string,
  hashes: Partial<Pick<WithdrawnRow, 'loginIdHash' | 'phoneHash' | 'socialHash'>>,
  now: Date,
): Promise<WithdrawnRow | undefined> {
  const { loginIdHash, phoneHash, socialHash } = hashes;
  const conditions = [
    loginIdHash ? eq(withdrawnMember.loginIdHash, loginIdHash) : undefined,
    phoneHash ? eq(withdrawnMember.phoneHash, phoneHash) : undefined,
    socialHash ? eq(withdrawnMember.socialHash, socialHash) : undefined,
  ].filter((condition) => condition !== undefined);
  if (conditions.length === 0) return undefined;
  const [row] = await db
    .select()
    .from(withdrawnMember)
    .where(and(eq(withdrawnMember.companyCode, companyCode), gt(withdrawnMember.eraseAt, now), or(...conditions)))
    .orderBy(desc(withdrawnMember.withdrawnAt))
    .limit(1);
  return row;
}

export async function insertWithdrawn(tx: Database, rows: (typeof withdrawnMember.$inferInsert)[]): Promise<void> {
  await tx.insert(withdrawnMember).values(rows);
}

/**
 * Deletes a member and, by cascade, the member's sessions, keys, social accounts and memberships. Returns false if
 * there is no such member.
 */
export async function deleteMember(tx: Database, key: MemberKey): Promise<boolean> {
  const deleted = await tx.delete(member).where(isMember(key)).returning({ memberId: member.memberId });
  return deleted.length === 1;
}

/**
 * Sets a password if the account still has the password hash or phone number in `unchanged`. A phone number is enough
 * only for an account that was created with a password. Returns false if nothing was changed.
 */
export async function updatePassword(
  tx: Database,
  key: MemberKey,
  passwordHash: string,
  unchanged: { passwordHash: string } | { phoneNumber: string },
): Promise<boolean> {
  const still =
    'passwordHash' in unchanged
      ? eq(member.passwordHash, unchanged.passwordHash)
      : and(eq(member.phoneNumber, unchanged.phoneNumber), eq(member.joinType, 'NORMAL'));
  const changed = await tx
    .update(member)
    .set({ passwordHash })
    .where(and(isMember(key), still))
    .returning({ memberId: member.memberId });
  return changed.length === 1;
}

/**
 * Returns whether the member exists and, if a password hash is given, still has that hash. Locks the row, so that
 * password changes and withdrawals wait until the transaction ends. A concurrent call that ends all sessions therefore
 * also ends a session opened in this transaction.
 */
export async function holdMember(tx: Database, key: MemberKey, passwordHash?: string | null): Promise<boolean> {
  const rows = await tx
    .select({ memberId: member.memberId })
    .from(member)
    .where(and(isMember(key), passwordHash == null ? undefined : eq(member.passwordHash, passwordHash)))
    .for('share');
  return rows.length === 1;
}

/**
 * Returns those of the IDs that belong to members of the company. Locks the members like `holdMember`, in a fixed
 * order, so that concurrent calls can't deadlock.
 */
export async function holdMembers(tx: Database, companyCode: string, memberIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ memberId: member.memberId })
    .from(member)
    .where(and(eq(member.companyCode, companyCode), inArray(member.memberId, [...memberIds])))
    .orderBy(member.memberId)
    .for('share');
  return rows.map(({ memberId }) => memberId);
}

/**
 * Locks a member and returns whether the member exists. Unlike `holdMember`, this also blocks new references to the
 * member, such as new reservations.
 */
export async function lockMember(tx: Database, key: MemberKey): Promise<boolean> {
  const rows = await tx.select({ memberId: member.memberId }).from(member).where(isMember(key)).for('update');
  return rows.length === 1;
}

/**
 * Updates the fields that members may edit themselves. An existing marketing consent keeps its date. Returns false if
 * the account was deleted.
 */
export async function updateMemberRow(
  db: Database,
  key: MemberKey,
  change: Pick<Member, 'lastNameEn' | 'firstNameEn' | 'address' | 'addressDetail' | 'agreeMarketing'>,
  now: Date,
): Promise<boolean> {
  const agreedAt = sql`coalesce(${member.marketingAgreedAt}, ${now.toISOString()}::timestamptz)`;
  const changed = await db
    .update(member)
    .set({ ...change, marketingAgreedAt: change.agreeMarketing ? agreedAt : null })
    .where(isMember(key))
    .returning({ memberId: member.memberId });
  return changed.length === 1;
}

/**
 * Sets a new phone number or email address and maps a violated constraint to a failure code. A violation aborts the
 * transaction.
 */
export async function updateContact(
  tx: Database,
  key: MemberKey,
  contact: { phoneNumber: string } | { email: string },
): Promise<Outcome<void, 'duplicate_email' | 'duplicate_phone'>> {
  const change = 'email' in contact ? { ...contact, emailKey: keyOf(contact.email) } : contact;
  try {
    await tx.update(member).set(change).where(isMember(key));
    return ok();
  } catch (error) {
    if (violates(error, 'member_email_once')) return fail('duplicate_email');
    if (violates(error, 'member_phone_once')) return fail('duplicate_phone');
    throw error;
  }
}

/**
 * Links a social account. Returns false if the account is already linked, or if the member already has an account with
 * this provider.
 */
export async function insertSocialAccount(
  tx: Database,
  { companyCode, memberId }: MemberKey,
  social: SocialKey,
  linkedAt: Date,
): Promise<boolean> {
  const linked = await tx
    .insert(socialAccount)
    .values({ companyCode, memberId, ...social, isFirst: false, linkedAt })
    .onConflictDoNothing()
    .returning({ subject: socialAccount.subject });
  return linked.length === 1;
}

export async function deleteSocialAccount(
  db: Database,
  { companyCode, memberId }: MemberKey,
  provider: SocialKey['provider'],
): Promise<'unlinked' | 'first' | 'none'> {
  const linked = and(
    eq(socialAccount.companyCode, companyCode),
    eq(socialAccount.memberId, memberId),
    eq(socialAccount.provider, provider),
  );
  const deleted = await db
    .delete(socialAccount)
    .where(and(linked, eq(socialAccount.isFirst, false)))
    .returning({ subject: socialAccount.subject });
  if (deleted.length === 1) return 'unlinked';
  const [linkedFirst] = await db.select({ subject: socialAccount.subject }).from(socialAccount).where(linked);
  return linkedFirst ? 'first' : 'none';
}

export async function purgeWithdrawn(db: Database, now: Date): Promise<void> {
  await db.delete(withdrawnMember).where(lt(withdrawnMember.eraseAt, now));
}
