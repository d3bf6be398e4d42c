import type { ProblemCode } from '../../../generated/problems.ts';
import type { AuditEntriesResult, AuditEntry } from '../../../generated/types.ts';
import { type AuditRow, listAuditRows } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { fieldFail, ok, type Outcome } from '../../platform/outcome.ts';
import { cursorOf, cursorParts, PAGE_SIZE, pageOf } from '../../platform/values/cursor.ts';

const auditCursor = cursorOf({ at: cursorParts.instant, entryId: cursorParts.uuid });

type Query = { object_id?: string | undefined; cursor?: string | undefined };

/** Returns a page of a company's audit log, newest first. */
export async function listAuditEntries(
  { db }: { db: Database },
  companyCode: string,
  { object_id: objectId, cursor }: Query,
): Promise<Outcome<AuditEntriesResult, ProblemCode<'listAuditEntries'>>> {
  const after = auditCursor.decode(cursor);
  if (after === undefined) return fieldFail('/cursor', 'validation');
  const { page, last } = pageOf(await listAuditRows(db, companyCode, { objectId, after }, PAGE_SIZE + 1));
  const next = last && auditCursor.encode({ at: last.at.toISOString(), entryId: last.entryId });
  return ok({ result: 'success', entries: page.map(present), next_cursor: next ?? null });
}

function present({ entryId, at, actor, action, objectKind, objectId, before, after, requestId }: AuditRow): AuditEntry {
  const object = { object_kind: objectKind, object_id: objectId };
  return { entry_id: entryId, at: at.toISOString(), actor, action, ...object, before, after, request_id: requestId };
}
