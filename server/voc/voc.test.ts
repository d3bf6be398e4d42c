import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VocCreatedResult, VocListResult, VocRequest, VocResult } from '../../generated/types.ts';
import { loggedInMember as anyMember } from '../../tests/support/api/benefits.ts';
import { done, type Guest, guestOf, problemOf } from '../../tests/support/api/guest.ts';
import { type Sessions, startSessions, withdrawMember } from '../../tests/support/api/members.ts';
import { answerAsProperty } from '../../tests/support/api/voc.ts';

let app: Sessions;
beforeAll(async () => void (app = await startSessions()));
afterAll(() => app.deps.close());

const PATH = '/client/voc/entries';
const DRIP: VocRequest = { category: 'inconvenience', title: '욕실 수전', content: '밤새\n물이 떨어졌습니다.' };

function someMember() {
  return anyMember(app.deps, app.send);
}
function write({ call }: Guest, request: Partial<VocRequest> = {}, key: string = randomUUID()) {
  return call<VocCreatedResult>('POST', PATH, { 'idempotency-key': key }, { ...DRIP, ...request });
}
async function written(guest: Guest, request: Partial<VocRequest> = {}) {
  return done(await write(guest, request)).voc_seq;
}
function read({ call }: Guest, seq: string) {
  return call<VocResult>('GET', `${PATH}/${seq}`);
}
function change({ call }: Guest, seq: string, request: Partial<VocRequest> = {}) {
  return call<VocResult>('PUT', `${PATH}/${seq}`, {}, { ...DRIP, ...request });
}
function remove({ call }: Guest, seq: string) {
  return call<string>('DELETE', `${PATH}/${seq}`);
}
function list({ call }: Guest, query = '') {
  return call<VocListResult>('GET', `${PATH}${query}`);
}
function answer(vocSeq: string, changedAt?: Date) {
  return answerAsProperty(app.send, vocSeq, '고쳤습니다.', changedAt);
}

test('a waiting enquiry can be changed and deleted', async () => {
  const minseo = await someMember();
  const seq = await written(minseo);
  expect(done(await read(minseo, seq)).entry).toEqual({
    voc_seq: seq,
    ...DRIP,
    status: 'waiting',
    attachments: [],
    created_at: '2027-06-01T01:00:00.000Z',
    answer: null,
    answered_at: null,
    answers: [],
  });
  expect(done(await change(minseo, seq, { category: 'inquiry', title: '704호' })).entry).toMatchObject({
    category: 'inquiry',
    title: '704호',
  });
  expect((await remove(minseo, seq)).status).toBe(204);
  expect(problemOf(await read(minseo, seq))).toBe('404 not_found');
  expect(done(await list(minseo)).entries).toEqual([]);
});

test('creates an enquiry once per key, and requires a title and a text', async () => {
  const minseo = await someMember();
  const key = randomUUID();
  const first = done(await write(minseo, {}, key));
  expect(done(await write(minseo, {}, key))).toEqual(first);
  expect(problemOf(await write(minseo, { title: '다른 글' }, key))).toBe('422 idempotency_mismatch');
  expect(done(await list(minseo)).entries).toHaveLength(1);
  for (const field of ['title', 'content']) {
    const refused = await write(minseo, { [field]: ' \n' });
    expect([problemOf(refused), refused.problem.errors?.[0]?.pointer]).toEqual(['422 validation', `/${field}`]);
  }
});

test("an answered enquiry can't be changed, deleted or answered again", async () => {
  const minseo = await someMember();
  const seq = await written(minseo);
  const readAt = app.deps.clock.now();
  expect((await answer(seq, readAt)).status).toBe(201);
  expect(problemOf(await answer(seq, readAt))).toBe('409 enquiry_changed');
  const { entry } = done(await read(minseo, seq));
  expect(entry).toMatchObject({ status: 'answered', answer: '고쳤습니다.', answered_at: '2027-06-01T01:00:00.000Z' });
  expect(problemOf(await change(minseo, seq))).toBe('409 voc_edit_failed');
  expect(problemOf(await remove(minseo, seq))).toBe('409 voc_delete_failed');
  expect(done(await read(minseo, seq)).entry).toEqual(entry);
});

test('an enquiry that changed since it was read is not answered', async () => {
  const minseo = await someMember();
  const seq = await written(minseo);
  const readAt = app.deps.clock.now();
  app.deps.clock.advance(60_000);
  done(await change(minseo, seq, { title: '다른 일' }));
  expect(problemOf(await answer(seq, readAt))).toBe('409 enquiry_changed');
  expect((await answer(seq)).status).toBe(201);
});

test('exactly one of a concurrent answer and change succeeds', async () => {
  const minseo = await someMember();
  for (let round = 0; round < 5; round += 1) {
    const seq = await written(minseo);
    const readAt = app.deps.clock.now();
    app.deps.clock.advance(1_000);
    const [changed, answered] = await Promise.all([change(minseo, seq, { title: '바꿈' }), answer(seq, readAt)]);
    const ok = answered.status === 201;
    const { entry } = done(await read(minseo, seq));
    expect([changed.status, answered.status, entry.title]).toEqual(ok ? [409, 201, DRIP.title] : [200, 409, '바꿈']);
    if (!ok) done({ ...(await remove(minseo, seq)) });
  }
});

test("another member's enquiry is not found, and a visitor must log in", async () => {
  const [minseo, other, visitor] = [await someMember(), await someMember(), guestOf(app.send)];
  const seq = await written(minseo);
  for (const [caller, expected] of [
    [other, '404 not_found'],
    [visitor, '401 login_required'],
  ] as const) {
    for (const call of [read, change, remove]) expect(problemOf(await call(caller, seq))).toBe(expected);
  }
  expect(problemOf(await list(visitor))).toBe('401 login_required');
  expect(problemOf(await write(visitor))).toBe('401 login_required');
  expect(done(await list(other)).entries).toEqual([]);
  expect(done(await read(minseo, seq)).entry.title).toBe(DRIP.title);
});

test('a member can have at most ten waiting enquiries, even with concurrent requests', async () => {
  const minseo = await someMember();
  const answers = await Promise.all(Array.from({ length: 12 }, () => write(minseo)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), 409, 409]);
  expect(problemOf(answers.find(({ status }) => status === 409)!)).toBe('409 voc_create_failed');
  const { entries } = done(await list(minseo));
  await answer(entries[0]!.voc_seq);
  await written(minseo);
  expect(problemOf(await write(minseo))).toBe('409 voc_create_failed');
});

test('pages through the enquiries, latest first', async () => {
  const minseo = await someMember();
  const seqs: string[] = [];
  for (let n = 0; n < 23; n += 1) {
    if (n % 2) app.deps.clock.advance(1_000);
    seqs.unshift(await written(minseo, { title: `${n}` }));
    await answer(seqs[0]!);
  }
  const first = done(await list(minseo));
  const second = done(await list(minseo, `?cursor=${first.next_cursor}`));
  expect(second.next_cursor).toBeNull();
  const listed = [...first.entries, ...second.entries];
  expect(listed.map(({ voc_seq }) => voc_seq).toSorted()).toEqual(seqs.toSorted());
  expect(listed.map(({ created_at }) => created_at)).toEqual(
    listed
      .map(({ created_at }) => created_at)
      .toSorted()
      .reverse(),
  );
  expect(problemOf(await list(minseo, '?cursor=abc'))).toBe('422 validation');
});

test("withdrawal deletes the member's enquiries", async () => {
  const minseo = await someMember();
  const seq = await written(minseo);
  await withdrawMember(app.deps, minseo.member);
  expect(problemOf(await answer(seq, app.deps.clock.now()))).toBe('404 not_found');
});
