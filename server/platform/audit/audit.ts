import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Ids } from '../ids.ts';
import { type Actor, type AuditRow, type AuditValues, auditEntry } from './audit.tables.ts';

export type { Actor, AuditRow } from './audit.tables.ts';

/** Someone who changes a company's data outside the site. `requestId` is null for a command. */
export type ActingFor = { companyCode: string; actor: Actor; requestId: string | null };

/** Returns a person who acts on the server's machine, for commands and scripts. */
export function actingAsStaff(companyCode: string, name: string): ActingFor {
  return { companyCode, actor: { kind: 'staff', id: name, name }, requestId: null };
}

/** `action` is the operation ID. `before` and `after` contain the changed values, without personal data. */
export type AuditedAction = {
  action: string;
  objectKind: string;
  objectId: string;
  before?: AuditValues;
  after?: AuditValues;
};

/** Adds an entry to the audit log. Call this in the transaction of the action. */
export function recordAction(
  deps: { clock: Clock; ids: Ids },
  tx: Database,
  by: ActingFor,
  action: AuditedAction,
): Promise<void> {
  return recordActions(deps, tx, by, [action]);
}

/** Adds an entry for each action of one call. Call this in the transaction of the actions. */
export async function recordActions(
  { clock, ids }: { clock: Clock; ids: Ids },
  tx: Database,
  by: ActingFor,
  actions: readonly AuditedAction[],
): Promise<void> {
  if (actions.length === 0) return;
  const at = clock.now();
  const common = { ...by, at, before: null, after: null };
  await tx.insert(auditEntry).values(actions.map((action) => ({ ...common, ...action, entryId: ids.uuid() })));
}

/** A position in the audit log, newest first. */
export type AuditPosition = { at: string; entryId: string };

/** Returns entries after a position. If `objectId` is given, only those of that object. */
export function listAuditRows(
  db: Database,
  companyCode: string,
  { objectId, after }: { objectId?: string | undefined; after: AuditPosition | null },
  atMost: number,
): Promise<AuditRow[]> {
  const { at, entryId, companyCode: company } = auditEntry;
  return db
    .select()
    .from(auditEntry)
    .where(
      and(
        eq(company, companyCode),
        objectId === undefined ? undefined : eq(auditEntry.objectId, objectId),
        after === null ? undefined : sql`(${at}, ${entryId}) < (${after.at}::timestamptz, ${after.entryId}::uuid)`,
      ),
    )
    .orderBy(desc(at), desc(entryId))
    .limit(atMost);
}

/** Deletes entries whose retention period has ended. */
export async function purgeAudit(db: Database, before: Date): Promise<void> {
  await db.delete(auditEntry).where(lt(auditEntry.at, before));
}
