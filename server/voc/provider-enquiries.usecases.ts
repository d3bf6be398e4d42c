import type { ProblemCode } from '../../generated/problems.ts';
import type {
  EnquiriesResult,
  EnquiryAnsweredResult,
  EnquiryAnswerRequest,
  EnquiryResult,
} from '../../generated/types.ts';
import { findMember } from '../member/member.usecases.ts';
import { recordAction } from '../platform/audit/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { recordEvents } from '../platform/events/events.ts';
import { idempotent, type ProviderCall } from '../platform/idempotency.ts';
import type { Ids } from '../platform/ids.ts';
import type { Messages } from '../platform/messages/messages.ts';
import { fail, fieldFail, ok, type Outcome } from '../platform/outcome.ts';
import { PAGE_SIZE, pageOf } from '../platform/values/cursor.ts';
import { languageOf } from '../property/hotel.rules.ts';
import { companyNameIn, findHotel } from '../property/property.usecases.ts';
import { type AttachedFile, openAttachment } from './attachment.usecases.ts';
import { findAnyAttachment, findAnyVoc, listWaitingRows } from './provider-enquiries.repository.ts';
import type { FileStores } from './storage/file-store.port.ts';
import type { VocRenderer } from './voc.port.ts';
import { presentSummary } from './voc.presenter.ts';
import type { VocOf, VocRow } from './voc.repository.ts';
import { vocCursor } from './voc.rules.ts';
import { answerVoc, readEntry } from './voc.usecases.ts';

export type AnswerDeps = {
  db: Database;
  clock: Clock;
  ids: Ids;
  messages: Messages;
  loadNotificationRenderer: () => Promise<VocRenderer>;
  publicUrl: string;
};

/** Returns a page of a company's waiting enquiries, oldest first. */
export async function listEnquiries(
  { db }: Pick<AnswerDeps, 'db'>,
  companyCode: string,
  { cursor }: { cursor?: string | undefined },
): Promise<Outcome<EnquiriesResult, ProblemCode<'listEnquiries'>>> {
  const after = vocCursor.decode(cursor);
  if (after === undefined) return fieldFail('/cursor', 'validation');
  const { page, last } = pageOf(await listWaitingRows(db, companyCode, after, PAGE_SIZE + 1));
  const enquiries = page.map((row) => ({ ...versionOf(row), entry: presentSummary(row) }));
  const next = last && vocCursor.encode({ createdAt: last.createdAt.toISOString(), vocSeq: last.vocSeq });
  return ok({ result: 'success', enquiries, next_cursor: next ?? null });
}

export async function getEnquiry(
  { db }: Pick<AnswerDeps, 'db'>,
  of: VocOf,
): Promise<Outcome<EnquiryResult, ProblemCode<'getEnquiry'>>> {
  const row = await findAnyVoc(db, of);
  return row ? ok({ result: 'success', ...versionOf(row), entry: await readEntry(db, row) }) : fail('not_found');
}

function versionOf({ memberId, changedAt }: VocRow) {
  return { member_id: memberId, changed_at: changedAt.toISOString() };
}

export async function getEnquiryAttachment(
  { db, files }: Pick<AnswerDeps, 'db'> & { files: FileStores },
  of: VocOf,
  attachmentId: string,
): Promise<Outcome<AttachedFile, 'not_found' | 'unavailable'>> {
  return openAttachment(files, await findAnyAttachment(db, of, attachmentId));
}

/** Answers an enquiry, or corrects its answer, and emails the member in the language of the enquiry. */
export function answerEnquiry(
  deps: AnswerDeps,
  { by, call }: ProviderCall,
  vocSeq: string,
  { answer, changed_at }: EnquiryAnswerRequest,
): Promise<Outcome<EnquiryAnsweredResult, ProblemCode<'answerEnquiry'>>> {
  const of = { companyCode: by.companyCode, vocSeq };
  return idempotent<EnquiryAnsweredResult, 'enquiry_changed' | 'not_found'>(deps, call, async (tx) => {
    const answered = await answerVoc(tx, deps, of, { answer, changedAt: new Date(changed_at) });
    const row = await findAnyVoc(tx, of);
    if (!row) return fail('not_found');
    if (!answered.ok) return answered;
    const { companyCode, memberId } = row;
    await recordAction(deps, tx, by, { action: 'answerEnquiry', objectKind: 'enquiry', objectId: vocSeq });
    const event = { companyCode, memberId, type: 'enquiry.answered' as const, data: { voc_seq: vocSeq } };
    await recordEvents(deps, tx, [event]);
    await notifyMember(tx, deps, row);
    return ok({ result: 'success', changed_at: answered.value.changedAt.toISOString() });
  });
}

async function notifyMember(tx: Database, deps: AnswerDeps, row: VocRow): Promise<void> {
  const { companyCode, title, vocSeq } = row;
  const person = await findMember(tx, row);
  if (!person) return;
  const hotel = await findHotel({ db: tx }, person.hotelCode);
  const locale = row.language ?? (hotel.ok ? languageOf(hotel.value.document.lang_type) : 'ko');
  const { renderVocAnswer } = await deps.loadNotificationRenderer();
  const sender = await companyNameIn(tx, companyCode, locale);
  const mail = await renderVocAnswer({ locale, sender, title, seq: vocSeq, origin: deps.publicUrl });
  await deps.messages.queueMessage(tx, companyCode, { channel: 'EMAIL', to: person.email, ...mail });
}
