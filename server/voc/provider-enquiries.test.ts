import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AuditEntriesResult,
  EnquiriesResult,
  EnquiryAnsweredResult,
  EnquiryResult,
  VocCreatedResult,
  VocResult,
} from '../../generated/types.ts';
import { loggedInMember, type Own } from '../../tests/support/api/benefits.ts';
import { done, problemOf } from '../../tests/support/api/guest.ts';
import { withdrawMember } from '../../tests/support/api/members.ts';
import { OTHERS, OURS, type Providers, startProviders } from '../../tests/support/api/providers.ts';
import { PDF, writeVoc } from '../../tests/support/api/voc.ts';
import { LANGUAGES } from '../platform/values/language.ts';

const QUESTION = { category: 'inquiry', title: '늦은 체크인', content: '밤 11시에 도착합니다.' };

let app: Providers;
beforeAll(async () => void (app = await startProviders()));
afterAll(() => app.deps.close());

function someMember() {
  return loggedInMember(app.deps, app.send);
}
async function written({ call }: Own, language = 'ko') {
  const headers = { 'idempotency-key': randomUUID(), 'accept-language': language };
  app.deps.clock.advance(1_000);
  return done(await call<VocCreatedResult>('POST', '/client/voc/entries', headers, QUESTION)).voc_seq;
}
async function read(seq: string) {
  return done(await app.provider<EnquiryResult>('GET', `/enquiries/${seq}`));
}
type Answered = { answer?: string; changed_at: string; key?: string; once?: string };
function answer(seq: string, { answer: text = '네, 가능합니다.', changed_at, ...more }: Answered) {
  const body = { answer: text, changed_at };
  return app.provider<EnquiryAnsweredResult>('POST', `/enquiries/${seq}/answers`, { body, ...more });
}
async function seen({ call }: Own, seq: string) {
  return done(await call<VocResult>('GET', `/client/voc/entries/${seq}`)).entry;
}
async function waiting(cursor = '', key?: string) {
  return done(await app.provider<EnquiriesResult>('GET', `/enquiries${cursor && `?cursor=${cursor}`}`, { key }));
}
async function mailsTo({ member }: Own) {
  await app.deps.queue.runDue(['message.send']);
  return app.deps.outbox.filter(({ to }) => to === member.email);
}

test('an answer is shown to the member, and ends their changes to the enquiry', async () => {
  const minseo = await someMember();
  const seq = await written(minseo);
  const { changed_at, entry, member_id } = await read(seq);
  expect([entry.status, member_id]).toEqual(['waiting', minseo.member.memberId]);
  done(await answer(seq, { changed_at }));
  expect(await seen(minseo, seq)).toMatchObject({ status: 'answered', answer: '네, 가능합니다.' });
  const path = `/client/voc/entries/${seq}`;
  expect(problemOf(await minseo.call('PUT', path, {}, QUESTION))).toBe('409 voc_edit_failed');
  expect(problemOf(await minseo.call('DELETE', path))).toBe('409 voc_delete_failed');
});

test('an answer can be corrected, and the earlier ones are kept', async () => {
  const minseo = await someMember();
  const seq = await written(minseo);
  const first = done(await answer(seq, { answer: '아니요.', changed_at: (await read(seq)).changed_at }));
  app.deps.clock.advance(60_000);
  done(await answer(seq, { answer: '죄송합니다. 가능합니다.', changed_at: first.changed_at }));
  const { entry } = await read(seq);
  expect(entry.answers.map((each) => each.answer)).toEqual(['아니요.', '죄송합니다. 가능합니다.']);
  expect(entry.answer).toBe('죄송합니다. 가능합니다.');
  expect(await seen(minseo, seq)).toEqual(entry);
});

describe('is refused', () => {
  test('for an earlier version, and for all but one of parallel answers', async () => {
    const minseo = await someMember();
    const seq = await written(minseo);
    const { changed_at } = await read(seq);
    app.deps.clock.advance(1_000);
    done(await minseo.call('PUT', `/client/voc/entries/${seq}`, {}, { ...QUESTION, title: '이른 체크인' }));
    expect(problemOf(await answer(seq, { changed_at }))).toBe('409 enquiry_changed');
    const latest = (await read(seq)).changed_at;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => answer(seq, { answer: `${n}`, changed_at: latest })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
    expect((await read(seq)).entry.answers).toHaveLength(1);
  });

  test('if the member has withdrawn', async () => {
    const minseo = await someMember();
    const seq = await written(minseo);
    const { changed_at } = await read(seq);
    await withdrawMember(app.deps, minseo.member);
    expect(problemOf(await answer(seq, { changed_at }))).toBe('404 not_found');
    expect(await mailsTo(minseo)).toEqual([]);
  });
});

test.each(LANGUAGES)('emails the member in the language of the enquiry: %s', async (language) => {
  const minseo = await someMember();
  const seq = await written(minseo, language);
  const once = randomUUID();
  const { changed_at } = await read(seq);
  const first = done(await answer(seq, { changed_at, once }));
  expect(done(await answer(seq, { changed_at, once }))).toEqual(first);
  const [mail, ...others] = await mailsTo(minseo);
  expect(others).toEqual([]);
  const { default: texts } = (await import(`../../client/locales/${language}/mail.json`, {
    with: { type: 'json' },
  })) as {
    default: { answer: { subject: string; why: string } };
  };
  expect(mail).toMatchObject({
    channel: 'EMAIL',
    subject: expect.stringContaining(texts.answer.subject.split('}}')[1]!),
  });
  expect(mail!.text).toContain('늦은 체크인');
  expect(mail!.text).toContain(`https://booking.example/my_page/voc/${seq}`);
  expect(mail!.text).toContain(texts.answer.why);
  expect(mail!.text).not.toContain('가능합니다');
});

test('emails in the property’s language if the enquiry’s is unknown', async () => {
  const minseo = await someMember();
  const seq = await written(minseo, 'ja');
  await app.deps.db.execute(sql`UPDATE voc SET language = NULL WHERE voc_seq = ${seq}::uuid`);
  done(await answer(seq, { changed_at: (await read(seq)).changed_at }));
  expect((await mailsTo(minseo))[0]!.text).toContain('자동으로 보내 드리는');
});

test('lists waiting enquiries, oldest first, in pages', async () => {
  const members = [await someMember(), await someMember(), await someMember()];
  const seqs: string[] = [];
  for (const n of Array.from({ length: 24 }, (_, i) => i)) seqs.push(await written(members[n % 3]!));
  done(await answer(seqs[3]!, { changed_at: (await read(seqs[3]!)).changed_at }));
  const all: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: EnquiriesResult = await waiting(cursor);
    all.push(...page.enquiries.map(({ entry }) => entry.voc_seq));
    cursor = page.next_cursor;
  }
  expect(all.filter((seq) => seqs.includes(seq))).toEqual(seqs.toSpliced(3, 1));
  expect(problemOf(await app.provider('GET', '/enquiries?cursor=e30'))).toBe('422 validation');
});

test('returns the attached files', async () => {
  const minseo = await someMember();
  const { token } = done(await app.calls.login(minseo.member.loginId));
  const { voc_seq, attachment } = await writeVoc(app.send, `Bearer ${token}`, QUESTION);
  const path = `/provider/enquiries/${voc_seq}/attachments/${attachment.attachment_id}`;
  const file = await app.send(path, { headers: { 'provider-key': OURS } });
  expect([file.status, file.headers.get('content-disposition')]).toEqual([
    200,
    "attachment; filename*=UTF-8''receipt.pdf",
  ]);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF);
  expect((await app.send(path, { headers: { 'provider-key': OTHERS } })).status).toBe(404);
  const another = await written(minseo);
  const elsewhere = `/enquiries/${another}/attachments/${attachment.attachment_id}`;
  expect(problemOf(await app.provider('GET', elsewhere))).toBe('404 not_found');
});

test('records the answer in the audit log and as an event, without its text', async () => {
  const minseo = await someMember();
  const seq = await written(minseo);
  done(await answer(seq, { changed_at: (await read(seq)).changed_at }));
  const { entries } = done(await app.provider<AuditEntriesResult>('GET', `/audit-entries?object_id=${seq}`));
  expect(entries).toMatchObject([{ action: 'answerEnquiry', object_kind: 'enquiry', before: null, after: null }]);
  const { rows } =
    await app.deps.db.execute(sql`SELECT type, data FROM event WHERE member_id = ${minseo.member.memberId}::uuid
    AND type LIKE 'enquiry.%' ORDER BY sequence`);
  expect(rows).toEqual(['created', 'answered'].map((what) => ({ type: `enquiry.${what}`, data: { voc_seq: seq } })));
});

test('needs its scope, and another company reaches no enquiry', async () => {
  const minseo = await someMember();
  const seq = await written(minseo);
  const { changed_at } = await read(seq);
  expect((await waiting('', OTHERS)).enquiries).toEqual([]);
  expect(problemOf(await app.provider('GET', `/enquiries/${seq}`, { key: OTHERS }))).toBe('404 not_found');
  expect(problemOf(await answer(seq, { changed_at, key: OTHERS }))).toBe('404 not_found');
  expect(problemOf(await answer(seq, { changed_at, key: await app.keyWith('read') }))).toBe('403 insufficient_scope');
  const key = await app.keyWith('members');
  expect(problemOf(await app.provider('GET', '/enquiries', { key }))).toBe('403 insufficient_scope');
  expect(problemOf(await app.provider('GET', `/enquiries/${seq}`, { key }))).toBe('403 insufficient_scope');
  expect((await read(seq)).entry.status).toBe('waiting');
});
