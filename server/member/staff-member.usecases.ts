import type { ProblemCode } from '../../generated/problems.ts';
import type { MemberDataResult } from '../../generated/types.ts';
import { type ActingFor, recordAction } from '../platform/audit/audit.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ok, type Outcome } from '../platform/outcome.ts';
import type { Language } from '../platform/values/language.ts';
import { type AccountDeps, withdrawMember } from './account.usecases.ts';
import { getMemberData, type MemberDataDeps } from './data.usecases.ts';

/** Returns all data about a member, on the member's request. Fails with `session_expired` if there is no such member. */
export async function exportMember(
  deps: MemberDataDeps & Pick<AccountDeps, 'ids'>,
  by: ActingFor,
  memberId: string,
  language: Language,
): Promise<Outcome<MemberDataResult, ProblemCode<'getMemberData'>>> {
  const data = await getMemberData(deps, { companyCode: by.companyCode, memberId }, language);
  if (data.ok)
    await recordAction(deps, deps.db, by, { action: 'exportMember', objectKind: 'member', objectId: memberId });
  return data;
}

/** Closes a member's account on the member's request. Fails like `withdrawMember`. */
export function eraseMember(
  deps: AccountDeps,
  by: ActingFor,
  memberId: string,
): Promise<Outcome<void, ProblemCode<'withdrawMember'>>> {
  return inTransaction(deps.db, async (tx) => {
    const erased = await withdrawMember({ ...deps, db: tx }, { companyCode: by.companyCode, memberId });
    if (!erased.ok) return erased;
    await recordAction(deps, tx, by, { action: 'eraseMember', objectKind: 'member', objectId: memberId });
    return ok();
  });
}
