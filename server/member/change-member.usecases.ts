import { type ActingFor, recordAction } from '../platform/audit/audit.ts';
import type { AuditValues } from '../platform/audit/audit.tables.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { recordEvents } from '../platform/events/events.ts';
import { type IdempotentCall, idempotent } from '../platform/idempotency.ts';
import type { Ids } from '../platform/ids.ts';
import { type ErrorCode, fail, ok, type Outcome } from '../platform/outcome.ts';
import { holdMember } from './member.repository.ts';
import type { MemberKey } from './member.rules.ts';

export type ChangeDeps = { db: Database; clock: Clock; ids: Ids };

/** A provider's change to a member, which may be repeated with the same idempotency key. */
export type MemberCall = { by: ActingFor; call: IdempotentCall; memberId: string };

/**
 * Changes a member once per idempotency key, and records the change in the audit log and as an event. `audited` are the
 * changed values, without personal data. The response is stored, so it must contain no personal data either. Fails with
 * `not_found` if the company has no such member.
 */
export function changeMember<T, Code extends ErrorCode>(
  deps: ChangeDeps,
  { by, call, memberId }: MemberCall,
  work: (tx: Database, key: MemberKey) => Promise<Outcome<{ response: T; audited: AuditValues }, Code>>,
): ReturnType<typeof idempotent<T, Code | 'not_found'>> {
  const key = { companyCode: by.companyCode, memberId };
  return idempotent<T, Code | 'not_found'>(deps, call, async (tx) => {
    if (!(await holdMember(tx, key))) return fail('not_found');
    const changed = await work(tx, key);
    if (!changed.ok) return changed;
    const { response, audited } = changed.value;
    const action = { action: call.operation, objectKind: 'member', objectId: memberId, after: audited };
    await recordAction(deps, tx, by, action);
    await recordEvents(deps, tx, [{ ...key, type: 'member.changed' }]);
    return ok(response);
  });
}
