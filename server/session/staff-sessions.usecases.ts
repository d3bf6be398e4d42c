import { holdMember, type MemberKey } from '../member/member.usecases.ts';
import { type ActingFor, recordAction } from '../platform/audit/audit.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import { endSessionsOf } from './session.repository.ts';
import type { SessionDeps } from './session.usecases.ts';

/** Ends all sessions of a member. Fails with `not_found` if the company has no such member. */
export function endAllSessions(
  deps: Pick<SessionDeps, 'db' | 'clock' | 'ids'>,
  by: ActingFor,
  memberId: string,
): Promise<Outcome<void, 'not_found'>> {
  const key: MemberKey = { companyCode: by.companyCode, memberId };
  return inTransaction(deps.db, async (tx) => {
    if (!(await holdMember(tx, key))) return fail('not_found');
    await endSessionsOf(tx, key);
    await recordAction(deps, tx, by, { action: 'endAllSessions', objectKind: 'member', objectId: memberId });
    return ok();
  });
}
