import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ProblemCode } from '../../generated/problems.ts';
import type { VocAttachmentResult } from '../../generated/types.ts';
import { atMost } from '../platform/at-most.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Ids } from '../platform/ids.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { BYTES_MAX, prepareFile } from './attachment-file.ts';
import {
  deleteLoose,
  dropFile,
  findLoose,
  holdFile,
  lockLoose,
  type LooseFile,
  takeFile,
} from './loose-file.repository.ts';
import type { FileStores } from './storage/file-store.port.ts';
import { presentAttachment } from './voc.presenter.ts';
import {
  type AttachmentRow,
  attachRow,
  deleteAttachmentRow,
  findAttachment,
  findVoc,
  listAttachments,
  lockWaiting,
  type VocKey,
} from './voc.repository.ts';
import { ATTACHMENTS_MAX, statusOf } from './voc.rules.ts';

type Deps = { db: Database; clock: Clock; files: FileStores };

/** Limits each member's uploads, because decoding pictures is expensive. */
const ATTACH_LIMIT = { scope: 'voc:attachment', limit: 40, seconds: 600 };
/** Time after which an unfinished upload may be deleted. Storing a file takes much less time. */
const HELD_MS = 10 * 60_000;
const BATCH_SIZE = 200;
const HASH_STEP = 1024 * 1024;

export type AttachedFile = { fileName: string; bytes: Buffer };
type SentFile = { name: string; type: string; size: number; arrayBuffer(): Promise<ArrayBuffer> };

/** Limits how many uploaded files are in memory at once. The others wait on disk. */
const fewAtOnce = atMost(2, 100);

/** Checks the member's upload limit and that the member owns the enquiry. Call this before reading the file. */
export async function admitAttachment(
  { db, limiter }: Pick<Deps, 'db'> & { limiter: Pick<RateLimiter, 'hit'> },
  key: VocKey,
): Promise<Outcome<void, 'rate_limited' | 'not_found'>> {
  const allowed = await limiter.hit(ATTACH_LIMIT, key.companyCode, key.memberId);
  if (!allowed.ok) return allowed;
  return (await findVoc(db, key)) ? ok() : fail('not_found');
}

/** Attaches a file to a waiting enquiry. If the same file was sent before, returns the existing attachment. */
export async function addAttachment(
  deps: Deps & { ids: Ids },
  key: VocKey,
  file: SentFile,
): Promise<Outcome<VocAttachmentResult, ProblemCode<'addVocAttachment'>>> {
  return file.size > BYTES_MAX ? fail('payload_too_large') : fewAtOnce(() => store(deps, key, file));
}

async function store(
  { db, clock, files, ids }: Deps & { ids: Ids },
  key: VocKey,
  file: SentFile,
): Promise<Outcome<VocAttachmentResult, ProblemCode<'addVocAttachment'>>> {
  const sent = Buffer.from(await file.arrayBuffer());
  const sentHash = await hashOf(sent);
  const early = await answerWithoutStoring(db, key, sentHash);
  if (early) return early;
  const prepared = await prepareFile(sent, file);
  if (!prepared.ok) return prepared;

  const { bytes, ...stored } = prepared.value;
  const loose = { companyCode: key.companyCode, attachmentId: ids.uuid(), store: files.current.name };
  await holdFile(db, loose, new Date(clock.now().getTime() + HELD_MS));
  await files.current.put(storeKey(loose), bytes);
  const row = { ...loose, ...stored, vocSeq: key.vocSeq, size: bytes.length, sentHash, attachedAt: clock.now() };
  if (await attach(db, key, row)) return attached(row);
  await dropFile(db, loose);
  return (await answerWithoutStoring(db, key, sentHash)) ?? fail('unavailable');
}

/** Hashes in steps, because hashing 10 MB at once would block the event loop. */
async function hashOf(bytes: Buffer): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += HASH_STEP) {
    hash.update(bytes.subarray(at, at + HASH_STEP));
    await setImmediate();
  }
  return hash.digest('hex');
}

function attached(row: AttachmentRow) {
  return ok<VocAttachmentResult>({ result: 'success', attachment: presentAttachment(row) });
}

/**
 * Returns an error, or the existing attachment if the same file was sent before. Returns undefined if the file can be
 * stored and attached.
 */
async function answerWithoutStoring(db: Database, key: VocKey, sentHash: string) {
  const found = await findVoc(db, key);
  if (!found) return fail('not_found');
  const same = (await listAttachments(db, key)).find((each) => each.sentHash === sentHash);
  if (same) return attached(same);
  if (statusOf(found) === 'answered') return fail('voc_edit_failed');
  return found.attachmentCount < ATTACHMENTS_MAX ? undefined : fail('too_many_attachments');
}

/**
 * Returns whether the file was attached. Returns false if the enquiry can't accept it, if the same file is already
 * attached, or if storing the file took longer than HELD_MS.
 */
async function attach(db: Database, key: VocKey, row: AttachmentRow): Promise<boolean> {
  const done = await inTransaction(db, async (tx) => {
    const own = (await takeFile(tx, row, row.attachedAt)) && (await attachRow(tx, key, row)) === 'attached';
    return own ? ok() : fail('unavailable');
  });
  return done.ok;
}

export async function getAttachment(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  key: VocKey,
  attachmentId: string,
): Promise<Outcome<AttachedFile, 'not_found' | 'unavailable'>> {
  return openAttachment(files, await findAttachment(db, key, attachmentId));
}

/** Reads the file of an attachment. Fails with `not_found` if there is no attachment. */
export async function openAttachment(
  files: FileStores,
  row: AttachmentRow | undefined,
): Promise<Outcome<AttachedFile, 'not_found' | 'unavailable'>> {
  if (!row) return fail('not_found');
  const bytes = await files.of(row.store).get(storeKey(row));
  return bytes
    ? ok({ fileName: row.fileName, bytes })
    : fail('unavailable', { detail: 'The file is missing from its store.' });
}

export function deleteAttachment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: VocKey,
  attachmentId: string,
): Promise<Outcome<void, ProblemCode<'deleteVocAttachment'>>> {
  return inTransaction(db, async (tx) => {
    if (!(await lockWaiting(tx, key))) return fail((await findVoc(tx, key)) ? 'voc_edit_failed' : 'not_found');
    return (await deleteAttachmentRow(tx, key, attachmentId, clock.now())) ? ok() : fail('not_found');
  });
}

/** Deletes stored files that no enquiry uses. A failed deletion doesn't stop the others; the job retries it. */
export async function removeLooseFiles({ db, clock, files }: Deps): Promise<void> {
  const now = clock.now();
  const failures: unknown[] = [];
  for (const file of await findLoose(db, now, BATCH_SIZE)) {
    await inTransaction(db, async (tx) => {
      if (!(await lockLoose(tx, file, now))) return ok();
      await files.of(file.store).remove(storeKey(file));
      await deleteLoose(tx, file);
      return ok();
    }).catch((error: unknown) => void failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'deleting stored files failed; retrying');
}

function storeKey({ companyCode, attachmentId }: Omit<LooseFile, 'store'>): string {
  return `${companyCode}/${attachmentId}`;
}
