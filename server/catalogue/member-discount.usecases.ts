import type { MemberKey } from '../member/member.rules.ts';
import { tierOf } from '../membership/tier.usecases.ts';
import type { Database } from '../platform/database/database.ts';
import type { Hotel } from '../property/hotel.rules.ts';
import { memberPercent, type OwnTier } from './member-price.rules.ts';

export type Discount = { tier: OwnTier; percent: number };

/**
 * Returns the caller's tier and its discount at a property. Returns null for visitors, members of another company and
 * members without a discount. Sends one statement if the property has member prices and the caller is a member.
 */
export async function memberDiscount(
  db: Database,
  { companyCode, document }: Hotel,
  member: MemberKey | null,
): Promise<Discount | null> {
  if (!document.member_rates || member?.companyCode !== companyCode) return null;
  const tier = await tierOf(db, member);
  const percent = tier ? memberPercent(document, tier) : 0;
  return tier && percent > 0 ? { tier, percent } : null;
}
