import { recordActions } from '../platform/audit/audit.ts';
import type { AuditValues } from '../platform/audit/audit.tables.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { recordEvents } from '../platform/events/events.ts';
import { idempotent, type ProviderCall } from '../platform/idempotency.ts';
import type { Ids } from '../platform/ids.ts';
import { type ErrorCode, fail, ok, type Outcome } from '../platform/outcome.ts';
import { holdMembers } from './member.repository.ts';
import type { MemberKey } from './member.rules.ts';

export type ChangeDeps = { db: Database; clock: Clock; ids: Ids };

/** A provider's change to a member, which may be repeated with the same idempotency key. */
export type MemberCall = ProviderCall & { memberId: string };

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
  return idempotent<T, Code | 'not_found'>(deps, call, async (tx) => {
    const [present] = await holdMembers(tx, by.companyCode, [memberId]);
    if (present === undefined) return fail('not_found');
    const changed = await work(tx, { companyCode: by.companyCode, memberId });
    if (!changed.ok) return changed;
    const { response, audited } = changed.value;
    await record(deps, tx, { by, call }, [{ memberId, audited }]);
    return ok(response);
  });
}

/** Like `changeMember`, for several members. `work` receives the IDs of those who exist, in the order of `memberIds`. */
export function changeMembers<T>(
  deps: ChangeDeps,
  { by, call, memberIds }: ProviderCall & { memberIds: readonly string[] },
  work: (
    tx: Database,
    present: readonly string[],
  ) => Promise<{ response: T; auditedOf: (memberId: string) => AuditValues }>,
): ReturnType<typeof idempotent<T, never>> {
  return idempotent<T, never>(deps, call, async (tx) => {
    const held = new Set(await holdMembers(tx, by.companyCode, memberIds));
    const present = memberIds.filter((id) => held.has(id));
    const { response, auditedOf } = await work(tx, present);
    const changes = present.map((memberId) => ({ memberId, audited: auditedOf(memberId) }));
    await record(deps, tx, { by, call }, changes);
    return ok(response);
  });
}

async function record(
  deps: ChangeDeps,
  tx: Database,
  { by, call }: ProviderCall,
  changes: readonly { memberId: string; audited: AuditValues }[],
): Promise<void> {
  const { companyCode } = by;
  const action = { action: call.operation, objectKind: 'member' };
  const actions = changes.map(({ memberId, audited }) => ({ ...action, objectId: memberId, after: audited }));
  await recordActions(deps, tx, by, actions);
  const events = changes.map(({ memberId }) => ({ companyCode, memberId, type: 'member.changed' as const }));
  await recordEvents(deps, tx, events);
}
