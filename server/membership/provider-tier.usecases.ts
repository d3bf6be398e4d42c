import type { ProblemCode } from '../../generated/problems.ts';
import type { MemberTierRequest, MemberTierResult } from '../../generated/types.ts';
import { type ChangeDeps, changeMember, type MemberCall } from '../member/change-member.usecases.ts';
import { fieldFail, ok, type Outcome } from '../platform/outcome.ts';
import { grantTier, tierRecordOf } from './tier.usecases.ts';

const NO_TIER = 'The company has no such tier, or the member has no membership number.';

/** Grants a member a tier, in place of an earlier grant. */
export async function setMemberTier(
  deps: ChangeDeps,
  call: MemberCall,
  { tier_code, until }: MemberTierRequest,
): Promise<Outcome<MemberTierResult, ProblemCode<'setMemberTier'>>> {
  const end = until === null ? null : new Date(until);
  if (end !== null && end <= deps.clock.now()) return fieldFail('/until', 'validation');
  return changeMember<MemberTierResult, 'validation'>(deps, call, async (tx, key) => {
    const granted = await grantTier(tx, deps, key, { tierCode: tier_code, until: end });
    const tier = granted.ok ? await tierRecordOf(tx, key) : null;
    if (!tier) return fieldFail('/tier_code', 'validation', NO_TIER);
    return ok({ response: { result: 'success', tier }, audited: { tier_code, until } });
  });
}
