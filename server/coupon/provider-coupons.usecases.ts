import type { ProviderCall } from '../platform/idempotency.ts';
import type { ProblemCode } from '../../generated/problems.ts';
import type { CouponGrant, CouponGrantResult, CouponGrantsRequest, CouponGrantsResult } from '../../generated/types.ts';
import { type ChangeDeps, changeMember, changeMembers, type MemberCall } from '../member/change-member.usecases.ts';
import type { Database } from '../platform/database/database.ts';
import { fieldFail, ok, type Outcome } from '../platform/outcome.ts';
import { hotelsOfCompany } from '../property/property.usecases.ts';
import { insertNewCoupons } from './coupon.repository.ts';
import type { CouponTerms } from './coupon.rules.ts';
import { grantViolation, termsOf } from './provider-coupons.rules.ts';

/** Creates a coupon with a new code for one member. */
export async function grantCoupon(
  deps: ChangeDeps,
  call: MemberCall,
  grant: CouponGrant,
): Promise<Outcome<CouponGrantResult, ProblemCode<'grantCoupon'>>> {
  const checked = await checkGrant(deps.db, call.by.companyCode, grant);
  if (!checked.ok) return checked;
  return changeMember<CouponGrantResult, never>(deps, call, async (tx, { memberId }) => {
    const [code] = await createCoupons(tx, deps, call.by.companyCode, [memberId], termsOf(grant));
    return ok({ response: { result: 'success', coupon_code: code! }, audited: auditedOf(grant, code!) });
  });
}

/** Creates a coupon for each of many members. Members who don't exist are skipped. */
export async function grantCoupons(
  deps: ChangeDeps,
  call: ProviderCall,
  { member_ids: memberIds, coupon: grant }: CouponGrantsRequest,
): Promise<Outcome<CouponGrantsResult, ProblemCode<'grantCoupons'>>> {
  const repeated = memberIds.findIndex((id, index) => memberIds.indexOf(id) !== index);
  if (repeated >= 0) return fieldFail(`/member_ids/${repeated}`, 'validation', 'This member is listed twice.');
  const { companyCode } = call.by;
  const checked = await checkGrant(deps.db, companyCode, grant, '/coupon');
  if (!checked.ok) return checked;
  return changeMembers<CouponGrantsResult>(deps, { ...call, memberIds }, async (tx, present) => {
    const codes = await createCoupons(tx, deps, companyCode, present, termsOf(grant));
    const codeOf = new Map(present.map((id, index) => [id, codes[index]!]));
    const rows = memberIds.map((member_id) => ({ member_id, coupon_code: codeOf.get(member_id) ?? null }));
    return { response: { result: 'success', rows }, auditedOf: (id) => auditedOf(grant, codeOf.get(id)!) };
  });
}

async function checkGrant(
  db: Database,
  companyCode: string,
  grant: CouponGrant,
  at = '',
): Promise<Outcome<void, 'validation'>> {
  const violation = grantViolation(grant, await hotelsOfCompany(db, companyCode));
  return violation === null ? ok() : fieldFail(`${at}${violation.pointer}`, 'validation', violation.detail);
}

/** Returns a new coupon's code for each member, in their order. */
async function createCoupons(
  tx: Database,
  { ids, clock }: Pick<ChangeDeps, 'ids' | 'clock'>,
  companyCode: string,
  memberIds: readonly string[],
  terms: CouponTerms,
): Promise<string[]> {
  const registeredAt = clock.now();
  const rowOf = (memberId: string) => ({ companyCode, couponCode: ids.number('C'), memberId, terms, registeredAt });
  const codes = new Map<string, string>();
  // A generated code is rarely taken. If it is, create another one.
  for (let missing = memberIds; missing.length > 0; missing = missing.filter((id) => !codes.has(id)))
    for (const row of await insertNewCoupons(tx, missing.map(rowOf))) codes.set(row.memberId!, row.couponCode);
  return memberIds.map((id) => codes.get(id)!);
}

function auditedOf({ coupon_type, discount_type, discount_amount }: CouponGrant, coupon_code: string) {
  return { coupon_code, coupon_type, discount_type, discount_amount };
}
