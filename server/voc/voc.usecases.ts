import type { ProblemCode } from '../../generated/problems.ts';
import type { Voc, VocCreatedResult, VocListResult, VocRequest, VocResult } from '../../generated/types.ts';
import { keepForLaw } from '../member/legal-record.usecases.ts';
import { lockMember, type MemberKey } from '../member/member.usecases.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { recordEvents } from '../platform/events/events.ts';
import { type IdempotentCall, idempotent } from '../platform/idempotency.ts';
import type { Ids } from '../platform/ids.ts';
import { fail, fieldFail, ok, type Outcome } from '../platform/outcome.ts';
import type { Sealer } from '../platform/sealing.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Language } from '../platform/values/language.ts';
import { presentSummary, presentVoc } from './voc.presenter.ts';
import {
  answerRow,
  deleteVocRows,
  findVoc,
  insertVoc,
  listAnswers,
  listAttachments,
  listAttachmentsOf,
  listVocRows,
  lockAll,
  lockWaiting,
  updateVocRow,
  type VocKey,
  type VocOf,
  type VocRow,
} from './voc.repository.ts';
import { vocCursor } from './voc.rules.ts';
import { ALL_ROWS, PAGE_SIZE, pageOf } from '../platform/values/cursor.ts';

type Deps = { db: Database; clock: Clock };

const WRITE_LIMIT = { scope: 'voc:member', limit: 20, seconds: 3_600 };

export async function listVoc(
  { db }: Pick<Deps, 'db'>,
  key: MemberKey,
  { cursor }: { cursor?: string | undefined },
): Promise<Outcome<VocListResult, ProblemCode<'listVoc'>>> {
  const after = vocCursor.decode(cursor);
  if (after === undefined) return fieldFail('/cursor', 'validation');
  const rows = await listVocRows(db, key, after, PAGE_SIZE + 1);
  const { page, last } = pageOf(rows);
  return ok({
    result: 'success',
    entries: page.map(presentSummary),
    next_cursor: last ? vocCursor.encode({ createdAt: last.createdAt.toISOString(), vocSeq: last.vocSeq }) : null,
  });
}

export async function getVoc(
  { db }: Pick<Deps, 'db'>,
  key: VocKey,
): Promise<Outcome<VocResult, ProblemCode<'getVoc'>>> {
  const row = await findVoc(db, key);
  if (!row) return fail('not_found');
  return ok({ result: 'success', entry: await readEntry(db, row) });
}

/** Returns an enquiry with its attachments and answers. */
export async function readEntry(db: Database, row: VocRow): Promise<Voc> {
  const [attachments, answers] = await Promise.all([
    listAttachments(db, row),
    listAnswers(db, row.companyCode, [row.vocSeq]),
  ]);
  return presentVoc(row, attachments, answers);
}

/**
 * Creates an enquiry once per idempotency key. Fails with `voc_create_failed` if the member has too many waiting
 * enquiries.
 */
export async function createVoc(
  deps: Deps & { ids: Ids; limiter: Pick<RateLimiter, 'hit'> },
  key: MemberKey,
  call: IdempotentCall,
  request: VocRequest,
  language: Language,
): Promise<Outcome<VocCreatedResult, ProblemCode<'createVoc'>>> {
  const allowed = await deps.limiter.hit(WRITE_LIMIT, key.companyCode, key.memberId);
  if (!allowed.ok) return allowed;
  return idempotent<VocCreatedResult, 'session_expired' | 'voc_create_failed'>(deps, call, async (tx) => {
    if (!(await lockMember(tx, key))) return fail('session_expired');
    const vocSeq = deps.ids.uuid();
    const written = await insertVoc(tx, { ...key, vocSeq }, request, deps.clock.now(), language);
    if (!written) return fail('voc_create_failed');
    await recordEvents(deps, tx, [{ ...key, type: 'enquiry.created', data: { voc_seq: vocSeq } }]);
    return ok({ result: 'success', voc_seq: vocSeq });
  });
}

/** Replaces the category, title and text of a waiting enquiry. Fails with `voc_edit_failed` if it has been answered. */
export async function updateVoc(
  { db, clock }: Deps,
  key: VocKey,
  request: VocRequest,
): Promise<Outcome<VocResult, ProblemCode<'updateVoc'>>> {
  const row = await updateVocRow(db, key, request, clock.now());
  if (!row) return fail((await findVoc(db, key)) ? 'voc_edit_failed' : 'not_found');
  return ok({ result: 'success', entry: await readEntry(db, row) });
}

/** Deletes a waiting enquiry with its files. Fails with `voc_delete_failed` if it has been answered. */
export function deleteVoc({ db }: Pick<Deps, 'db'>, key: VocKey): Promise<Outcome<void, ProblemCode<'deleteVoc'>>> {
  return inTransaction(db, async (tx) => {
    if (!(await lockWaiting(tx, key))) return fail((await findVoc(tx, key)) ? 'voc_delete_failed' : 'not_found');
    await deleteVocRows(tx, key.companyCode, [key.vocSeq]);
    return ok();
  });
}

/**
 * Answers an enquiry, or corrects its answer. `changedAt` is the version that the property has read. Fails with
 * `enquiry_changed` if the enquiry has since been answered, changed or deleted; the property must then read it again.
 * Call this in a transaction.
 */
export async function answerVoc(
  tx: Database,
  { clock }: Pick<Deps, 'clock'>,
  of: VocOf,
  { answer, changedAt }: { answer: string; changedAt: Date },
): Promise<Outcome<{ changedAt: Date }, 'enquiry_changed'>> {
  const version = await answerRow(tx, of, changedAt, answer, clock.now());
  return version ? ok({ changedAt: version }) : fail('enquiry_changed');
}

export async function vocData(db: Database, key: MemberKey): Promise<{ voc: Voc[] }> {
  const [rows, attachments] = await Promise.all([listVocRows(db, key, null, ALL_ROWS), listAttachmentsOf(db, key)]);
  const seqs = rows.map(({ vocSeq }) => vocSeq);
  const answers = Map.groupBy(await listAnswers(db, key.companyCode, seqs), ({ vocSeq }) => vocSeq);
  const byVoc = Map.groupBy(attachments, ({ vocSeq }) => vocSeq);
  return { voc: rows.map((row) => presentVoc(row, byVoc.get(row.vocSeq) ?? [], answers.get(row.vocSeq) ?? [])) };
}

/**
 * Deletes a withdrawing member's enquiries and files. Keeps the records of complaints and answers that the law requires
 * (server/member/legal-record.rules.ts). `tx` is the transaction of the withdrawal.
 */
export async function forgetVocOf(
  tx: Database,
  { companyCode, memberId }: MemberKey,
  { passports }: { passports: Sealer },
): Promise<void> {
  const written = await lockAll(tx, { companyCode, memberId });
  const complaints = written.filter(({ category }) => category === 'inconvenience');
  const kept = complaints.map(({ vocSeq, title, content, answer, createdAt, answeredAt }) => ({
    companyCode,
    kind: 'complaint' as const,
    subject: vocSeq,
    over: (answeredAt ?? createdAt).toISOString().slice(0, 10),
    record: { title, content, answer },
  }));
  await keepForLaw(tx, passports, kept);
  await deleteVocRows(
    tx,
    companyCode,
    written.map(({ vocSeq }) => vocSeq),
  );
}
