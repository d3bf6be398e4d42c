import { randomUUID } from 'node:crypto';
import { Transformer } from '@napi-rs/image';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem, VocAttachmentResult, VocCreatedResult, VocResult } from '../../generated/types.ts';
import { done, guestOf, problemOf } from '../../tests/support/api/guest.ts';
import { makeMember, type Sessions, startSessions, withdrawMember } from '../../tests/support/api/members.ts';
import { memoryStore } from '../../tests/support/database/memory-store.ts';
import { asCameraWrites, bomb, hostileChunks, PALETTE, png, terrace } from '../../tests/support/api/photographs.ts';
import { answerAsProperty, formOf, PDF } from '../../tests/support/api/voc.ts';
import { BYTES_MAX } from './attachment-file.ts';
import { removeLooseFiles } from './attachment.usecases.ts';
import { fileStores } from './storage/file-store.port.ts';

const store = memoryStore();
let app: Sessions;
let photograph: Buffer;
beforeAll(async () => {
  app = await startSessions({ files: fileStores(store) });
  photograph = await asCameraWrites(terrace(800, 500));
});
afterAll(() => app.deps.close());

function pdf(n: number): Buffer {
  return Buffer.concat([PDF, Buffer.from(`%%${n}\n`)]);
}

/** Creates a member with a waiting enquiry. Returns functions that make API calls as this member. */
async function writer() {
  const member = await makeMember(app.deps);
  const { token } = done(await app.calls.login(member.loginId));
  const guest = guestOf(app.send, { authorization: `Bearer ${token}` });
  const request = { category: 'inquiry', title: '영수증', content: '보냅니다.' };
  const once = { 'idempotency-key': randomUUID() };
  const { voc_seq } = done(await guest.call<VocCreatedResult>('POST', '/client/voc/entries', once, request));
  const path = `/client/voc/entries/${voc_seq}`;
  const send = (body: BodyInit, headers: Record<string, string> = {}, at = path) =>
    app.send(`${at}/attachments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit);
  return {
    ...guest,
    member,
    seq: voc_seq,
    path,
    send,
    attach: async (bytes: Buffer, name: string, type = '', at = path) =>
      answered(await send(formOf(bytes, name, type), {}, at)),
    entry: async () => done(await guest.call<VocResult>('GET', path)).entry,
    fetch: (id: string) => app.send(`${path}/attachments/${id}`, { headers: { authorization: `Bearer ${token}` } }),
    detach: (id: string) => guest.call<string>('DELETE', `${path}/attachments/${id}`),
  };
}

async function answered(answer: Response) {
  const body = await answer.json();
  const { status, headers } = answer;
  return { status, headers, body: body as VocAttachmentResult, problem: body as Problem };
}

function removeFiles(later = 0) {
  app.deps.clock.advance(later);
  return removeLooseFiles(app.deps);
}

function stored(): number {
  return store.kept.size;
}

test('stores a picture upright and without metadata, and returns it as a download', async () => {
  const minseo = await writer();
  const { attachment } = done(await minseo.attach(photograph, '욕실 (1).JPG', 'image/jpeg'));
  expect(attachment).toMatchObject({ file_name: '욕실 (1).JPG', content_type: 'image/jpeg' });
  expect((await minseo.entry()).attachments).toEqual([attachment]);
  const answer = await minseo.fetch(attachment.attachment_id);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, bytes.length]).toEqual([200, attachment.size]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('욕실 ')}%281%29.JPG`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(await new Transformer(bytes).metadata(true)).toMatchObject({ width: 500, height: 800 });
  expect(photograph.includes('SecretCam')).toBe(true);
  expect(bytes.includes('SecretCam') || bytes.includes('Exif')).toBe(false);
});

test('stores a PDF unchanged and shrinks a wide picture', async () => {
  const minseo = await writer();
  const { attachment } = done(await minseo.attach(PDF, 'C:\\bills\\bill.pdf', 'application/pdf'));
  expect(attachment).toMatchObject({ file_name: 'bill.pdf', content_type: 'application/pdf', size: PDF.length });
  const answer = await minseo.fetch(attachment.attachment_id);
  expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true);
  const wide = done(await minseo.attach(await terrace(3_000, 30).png(), 'wide.png')).attachment;
  const kept = Buffer.from(await (await minseo.fetch(wide.attachment_id)).arrayBuffer());
  expect(await new Transformer(kept).metadata()).toMatchObject({ width: 2560 });
});

test.each([
  [
    'a picture that is also an archive',
    () => Buffer.concat([png({ width: 40, height: 40 }), Buffer.from('PK\x03\x04 Secret')]),
  ],
  [
    'a picture with an animation and texts that unpack to 64 MB',
    () => png({ width: 40, height: 40, chunks: hostileChunks(1 << 26) }),
  ],
])('stores only the pixels of %s', async (_, bytes) => {
  const minseo = await writer();
  const { attachment } = done(await minseo.attach(bytes(), 'a.png'));
  const kept = Buffer.from(await (await minseo.fetch(attachment.attachment_id)).arrayBuffer());
  expect(['Secret', 'iCCP', 'zTXt', 'iTXt', 'acTL', 'PK\x03'].filter((part) => kept.includes(part))).toEqual([]);
  expect(await new Transformer(kept).metadata()).toMatchObject({ width: 40, height: 40 });
});

describe('rejects and does not store', () => {
  const refused: [string, string, () => Promise<Buffer> | Buffer, string, string?][] = [
    [
      'an HTML page with a picture extension',
      '422 attachment_not_allowed',
      () => Buffer.from('<script>1</script>'),
      'a.jpg',
    ],
    [
      'an SVG drawing',
      '422 attachment_not_allowed',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'a.svg',
    ],
    ['a picture with a PDF extension', '422 attachment_not_allowed', () => photograph, 'a.pdf'],
    ['a PDF declared as a picture', '422 attachment_not_allowed', () => PDF, 'a.pdf', 'image/png'],
    ['a picture with an HTML extension', '422 attachment_not_allowed', () => photograph, 'a.jpg.html'],
    ['an empty file', '422 attachment_not_allowed', () => Buffer.alloc(0), 'a.png'],
    ['half a photograph', '422 attachment_damaged', () => photograph.subarray(0, photograph.length - 200), 'a.jpg'],
    ['half a PDF', '422 attachment_damaged', () => PDF.subarray(0, 40), 'a.pdf'],
    ['a picture with 90 billion pixels', '422 attachment_damaged', () => bomb(300_000), 'a.png'],
    [
      'a small picture that decodes to more than 64 MB',
      '422 attachment_damaged',
      () => png({ width: 4_200, height: 4_200, depth: 1, colourType: PALETTE }),
      'a.png',
    ],
    ['a picture with one long side', '422 attachment_damaged', () => png({ width: 1, height: 12_001 }), 'a.png'],
    ['a picture with fewer pixels than its header declares', '422 attachment_damaged', () => bomb(100), 'a.png'],
    ['a file larger than 10 MB', '413 payload_too_large', () => Buffer.concat([PDF, Buffer.alloc(BYTES_MAX)]), 'a.pdf'],
    ['a file one byte too large', '413 payload_too_large', () => Buffer.alloc(BYTES_MAX + 1, PDF), 'a.pdf'],
  ];
  test.each(refused)('%s', async (_, expected, bytes, name, type) => {
    const [minseo, before] = [await writer(), stored()];
    expect(problemOf(await minseo.attach(await bytes(), name, type))).toBe(expected);
    expect([(await minseo.entry()).attachments, stored()]).toEqual([[], before]);
  });

  test('a body that is not a form, has no file, has another field or is incomplete', async () => {
    const [minseo, before] = [await writer(), stored()];
    const problemFor = async (body: BodyInit, headers?: Record<string, string>) =>
      problemOf(await answered(await minseo.send(body, headers)));
    expect(await problemFor('{}', { 'content-type': 'application/json' })).toBe('415 unsupported_media_type');
    expect(await problemFor(new FormData())).toBe('422 validation');
    const twoFields = formOf(PDF, 'a.pdf');
    twoFields.append('other', '1');
    expect(await problemFor(twoFields)).toBe('422 validation');
    const text = new FormData();
    text.append('file', 'no file');
    expect(await problemFor(text)).toBe('422 validation');
    const incomplete =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 and no end';
    expect(await problemFor(incomplete, { 'content-type': 'multipart/form-data; boundary=x' })).toBe(
      '400 malformed_request',
    );
    expect(stored()).toBe(before);
  });

  test('an endless body, which is cut off at the limit', async () => {
    const minseo = await writer();
    let read = 0;
    const endless = new ReadableStream({ pull: (to) => void ((read += 65_536), to.enqueue(new Uint8Array(65_536))) });
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' };
    const answer = await minseo.send(endless, headers, minseo.path);
    expect(answer.status).toBe(413);
    expect(read).toBeLessThan(BYTES_MAX + 1_000_000);
  });
});

test("rejects another member's enquiry, or a member over the limit, before reading the file", async () => {
  const [minseo, other] = [await writer(), await writer()];
  let read = 0;
  const unread = () => new ReadableStream({ pull: (to) => void ((read += 1), to.enqueue(new Uint8Array(65_536))) });
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' };
  const problemAt = async (path: string) => problemOf(await answered(await minseo.send(unread(), headers, path)));
  expect(await problemAt(other.path)).toBe('404 not_found');
  const { companyCode, memberId } = minseo.member;
  const rule = { scope: 'voc:attachment', limit: 40, seconds: 600 };
  await app.deps.limiter.hit(rule, companyCode, memberId, app.deps.db, 1_000_000);
  expect(await problemAt(minseo.path)).toBe('429 rate_limited');
  // Each of the two streams creates its first chunk before anything reads it.
  expect(read).toBeLessThanOrEqual(2);
});

test('accepts at most five files, even concurrently, and each file only once', async () => {
  const minseo = await writer();
  const answers = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((n) => minseo.attach(pdf(n), `${n}.pdf`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409]);
  expect(problemOf(answers.find(({ status }) => status === 409)!)).toBe('409 too_many_attachments');
  const first = answers.findIndex(({ status }) => status === 201);
  expect(done(await minseo.attach(pdf(first), 'again.pdf'))).toEqual(answers[first]!.body);

  const other = await writer();
  const twice = await Promise.all([other.attach(PDF, 'bill.pdf'), other.attach(PDF, 'bill.pdf')]);
  expect(twice[0]!.body.attachment).toEqual(twice[1]!.body.attachment);
  expect((await other.entry()).attachments).toHaveLength(1);
  await removeFiles(0);
  const { rows } = await app.deps.db.execute<{ n: number }>('SELECT count(*)::int AS n FROM voc_attachment');
  expect(stored()).toBe(rows[0]!.n);
});

test('deletes the stored files of deleted attachments, enquiries and members', async () => {
  const [minseo, other, leaving] = [await writer(), await writer(), await writer()];
  for (const each of [minseo, other, leaving]) await each.attach(PDF, 'bill.pdf');
  await removeFiles(11 * 60_000);
  const before = stored();
  const { attachments } = await minseo.entry();
  expect((await minseo.detach(attachments[0]!.attachment_id)).status).toBe(204);
  expect(problemOf(await minseo.detach(attachments[0]!.attachment_id))).toBe('404 not_found');
  expect((await other.call('DELETE', other.path)).status).toBe(204);
  await withdrawMember(app.deps, leaving.member);
  await removeFiles(5 * 60_000);
  expect(stored()).toBe(before - 3);
  for (let n = 0; n < 5; n += 1) done(await minseo.attach(pdf(n), `${n}.pdf`));
});

test('deletes the file of an interrupted upload after ten minutes', async () => {
  const minseo = await writer();
  const { put } = store;
  store.put = async (key, bytes) => {
    await put(key, bytes);
    throw new Error('simulated server crash');
  };
  const before = stored();
  expect((await minseo.attach(PDF, 'bill.pdf')).status).toBe(500);
  store.put = put;
  await removeFiles(5 * 60_000);
  expect(stored()).toBe(before + 1);
  await removeFiles(6 * 60_000);
  expect([stored(), (await minseo.entry()).attachments]).toEqual([before, []]);
});

test('the files of an answered enquiry can be read, but none can be added or deleted', async () => {
  const minseo = await writer();
  const { attachment } = done(await minseo.attach(PDF, 'bill.pdf'));
  expect((await answerAsProperty(app.send, minseo.seq)).status).toBe(201);
  expect(problemOf(await minseo.attach(pdf(1), 'more.pdf'))).toBe('409 voc_edit_failed');
  expect(problemOf(await minseo.detach(attachment.attachment_id))).toBe('409 voc_edit_failed');
  expect((await minseo.fetch(attachment.attachment_id)).status).toBe(200);
});

test("another member's files are not found", async () => {
  const [minseo, other] = [await writer(), await writer()];
  const { attachment } = done(await minseo.attach(PDF, 'bill.pdf'));
  const at = `${minseo.path}/attachments/${attachment.attachment_id}`;
  const otherEntry = `${other.path}/attachments/${attachment.attachment_id}`;
  for (const path of [at, otherEntry])
    for (const method of ['GET', 'DELETE']) {
      expect(problemOf(await other.call(method, path))).toBe('404 not_found');
      expect(problemOf(await guestOf(app.send).call(method, path))).toBe('401 login_required');
    }
  expect(problemOf(await other.attach(PDF, 'bill.pdf', '', minseo.path))).toBe('404 not_found');
  expect((await minseo.entry()).attachments).toEqual([attachment]);
});
