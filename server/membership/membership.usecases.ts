import type { ProblemCode } from '../../generated/problems.ts';
import type { BundleTier, MembershipListRequest, MembershipListResult, TiersResult } from '../../generated/types.ts';
import type { MemberKey } from '../member/member.rules.ts';
import type { Database } from '../platform/database/database.ts';
import type { Principal } from '../platform/http/context.ts';
import type { Ids } from '../platform/ids.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import { type Language, pickText } from '../platform/values/language.ts';
import { textsFor } from '../property/hotel.rules.ts';
import { findHotel } from '../property/property.usecases.ts';
import { beginTier, presentTier } from './tier.usecases.ts';
import { insertMembership, readMemberships, readTiers, replaceTiers } from './membership.repository.ts';

type Deps = { db: Database };

/**
 * Issues a membership number, such as M7Q2X9KD4. With the first number, the member also gets the first tier. Call this
 * in the transaction that creates the member.
 */
export async function issueMembership(
  tx: Database,
  { companyCode, memberId }: MemberKey,
  { now, ids }: { now: Date; ids: Ids },
): Promise<string> {
  for (;;) {
    const memberNo = ids.number('M');
    if (!(await insertMembership(tx, { companyCode, memberNo, memberId, createdAt: now }))) continue;
    await beginTier(tx, ids, { companyCode, memberId }, now);
    return memberNo;
  }
}

/** Returns a member's membership numbers, oldest first. The client uses the first number for bookings. */
export async function memberNumbersOf(db: Database, key: MemberKey): Promise<string[]> {
  return (await readMemberships(db, key))?.memberNos ?? [];
}

/** Returns a member's own memberships. Fails with `forbidden` for another company's hotel or another member's ID. */
export async function listMemberships(
  deps: Deps,
  { companyCode, subject }: Principal,
  request: MembershipListRequest,
  language: Language,
): Promise<Outcome<MembershipListResult, ProblemCode<'listMemberships'>>> {
  const hotel = await findHotel(deps, request.hotel_code);
  if (!hotel.ok) return hotel;
  const known = await readMemberships(deps.db, { companyCode, memberId: subject });
  const isOwn = hotel.value.companyCode === companyCode && known?.loginIdKey === request.login_id.toLowerCase();
  if (known === undefined || !isOwn) return fail('forbidden');
  const membership_name = pickText(known.companyName, textsFor(language, hotel.value.document));
  return ok({ result: 'success', data: known.memberNos.map((member_no) => ({ member_no, membership_name })) });
}

export async function listTiers(
  deps: Deps,
  hotelCode: string,
  language: Language,
): Promise<Outcome<TiersResult, ProblemCode<'listTiers'>>> {
  const hotel = await findHotel(deps, hotelCode);
  if (!hotel.ok) return hotel;
  const tiers = await readTiers(deps.db, hotel.value.companyCode);
  const languages = textsFor(language, hotel.value.document);
  return ok({
    result: 'success',
    tiers: tiers.map((tier) => presentTier(tier, languages)),
  });
}

export { readTiers } from './membership.repository.ts';

export function saveTiers(tx: Database, companyCode: string, tiers: readonly BundleTier[]): Promise<void> {
  return replaceTiers(tx, companyCode, tiers);
}
