import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { BundleAffiliate } from '../../generated/types.ts';
import type { Database } from '../platform/database/database.ts';
import { batches } from '../platform/values/batches.ts';
import type { StoredAnswer } from './signup.rules.ts';
import { affiliate, signup } from './signup.tables.ts';

export type SignupRow = typeof signup.$inferSelect;
export type SignupKey = Pick<SignupRow, 'companyCode' | 'signupId'>;
export type Step = Partial<
  Pick<
    SignupRow,
    'memberCode' | 'guardianCode' | 'phoneNumber' | 'email' | 'guardianPhone' | 'affiliation' | 'ownedRoom' | 'sale'
  >
>;

function ofKey({ companyCode, signupId }: SignupKey) {
  return and(eq(signup.companyCode, companyCode), eq(signup.signupId, signupId));
}

export async function insertSignup(tx: Database, row: typeof signup.$inferInsert): Promise<SignupRow> {
  const [inserted] = await tx.insert(signup).values(row).returning();
  return inserted!;
}

export async function findSignupByToken(
  db: Database,
  companyCode: string,
  tokenHash: string,
  now: Date,
): Promise<(SignupKey & Pick<SignupRow, 'memberType'>) | undefined> {
  return (
    await db
      .select({ companyCode: signup.companyCode, signupId: signup.signupId, memberType: signup.memberType })
      .from(signup)
      .where(and(eq(signup.companyCode, companyCode), eq(signup.tokenHash, tokenHash), gt(signup.expiresAt, now)))
  )[0];
}

export async function findSignup(db: Database, key: SignupKey): Promise<SignupRow | undefined> {
  return (await db.select().from(signup).where(ofKey(key)))[0];
}

export async function lockSignup(tx: Database, key: SignupKey): Promise<SignupRow | undefined> {
  return (await tx.select().from(signup).where(ofKey(key)).for('update'))[0];
}

/**
 * Records a step of an open sign-up and returns the row. Returns undefined if the sign-up has expired or has already
 * created its member.
 */
export async function noteStep(db: Database, key: SignupKey, step: Step, now: Date): Promise<SignupRow | undefined> {
  return (
    await db
      .update(signup)
      .set(step)
      .where(and(ofKey(key), isNull(signup.memberId), gt(signup.expiresAt, now)))
      .returning()
  )[0];
}

export async function noteMember(
  tx: Database,
  key: SignupKey,
  made: { memberId: string; answer: StoredAnswer },
): Promise<void> {
  await tx.update(signup).set(made).where(ofKey(key));
}

export async function purgeSignups(db: Database, now: Date): Promise<void> {
  await db.delete(signup).where(lte(signup.expiresAt, now));
}

export async function findAffiliateName(
  db: Database,
  companyCode: string,
  key: Omit<BundleAffiliate, 'affiliate_name'>,
): Promise<string | undefined> {
  return (
    await db
      .select({ name: affiliate.affiliateName })
      .from(affiliate)
      .where(
        and(
          eq(affiliate.companyCode, companyCode),
          eq(affiliate.businessNumber, key.business_number),
          eq(affiliate.customerNumber, key.customer_number),
        ),
      )
  )[0]?.name;
}

const ROWS_PER_STATEMENT = 2_000;

export async function replaceAffiliates(
  tx: Database,
  companyCode: string,
  affiliates: readonly BundleAffiliate[],
): Promise<void> {
  await tx.delete(affiliate).where(eq(affiliate.companyCode, companyCode));
  for (const some of batches(affiliates, ROWS_PER_STATEMENT)) {
    await tx.insert(affiliate).values(
      some.map((one) => ({
        companyCode,
        businessNumber: one.business_number,
        customerNumber: one.customer_number,
        affiliateName: one.affiliate_name,
      })),
    );
  }
}
