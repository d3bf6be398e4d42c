import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../platform/values/language.ts';
import { dump } from '../../tests/support/database/dump.ts';
import { done, problemOf } from '../../tests/support/api/guest.ts';
import { codeTo, makeMember, type Sessions, startSessions } from '../../tests/support/api/members.ts';
import type { CodePurpose } from './session.rules.ts';
import { confirmCode, sendCode } from './verification.usecases.ts';

const START = '2027-06-01T01:00:00Z';
const MINUTE_MS = 60_000;

let app: Sessions;
beforeAll(async () => {
  app = await startSessions();
});
afterAll(() => app.deps.close());

let others = 0;
function unknownPhone() {
  return `0108888${String((others += 1)).padStart(4, '0')}`;
}
function wrong(code: string) {
  return code === '000000' ? '000001' : '000000';
}

async function codeFor(phone: string) {
  const { verification_id } = done(await app.calls.requestCode(phone));
  return { id: verification_id, code: await codeTo(app.deps, phone) };
}

describe('a code', () => {
  test.each(LANGUAGES)("is sent in %s with the sender's name, and fits into an SMS", async (language) => {
    const phone = unknownPhone();
    done(await app.calls.requestCode(phone, {}, { 'accept-language': language }));
    const code = await codeTo(app.deps, phone);
    const { text } = app.deps.outbox.findLast(({ to }) => to === phone)!;
    expect(text).toMatch(/^\[[^\]]+\] /);
    expect(text).toContain(code);
    expect(text.length).toBeLessThan(100);
  });

  test('is sent after the response', async () => {
    const phone = unknownPhone();
    done(await app.calls.requestCode(phone));
    expect(app.deps.outbox.filter(({ to }) => to === phone)).toEqual([]);
    await app.deps.queue.runDue(['message.send']);
    expect(app.deps.outbox.filter(({ to }) => to === phone)).toHaveLength(1);
  });

  test('is rejected after five wrong attempts, even if it is then entered correctly', async () => {
    const { id, code } = await codeFor(unknownPhone());
    const answers = [];
    for (let at = 0; at < 5; at += 1) answers.push(problemOf(await app.calls.confirm(id, wrong(code))));
    expect(answers).toEqual(Array(5).fill('422 verification_failed'));
    expect(problemOf(await app.calls.confirm(id, code))).toBe('410 verification_expired');
  });

  test('is compared only five times in fifty concurrent attempts', async () => {
    const { id, code } = await codeFor(unknownPhone());
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.calls.confirm(id, wrong(code))));
    expect(answers.filter(({ problem }) => problem.code === 'verification_failed')).toHaveLength(5);
    expect(answers.filter(({ problem }) => problem.code === 'verification_expired')).toHaveLength(45);
  });

  test('is valid for one use within three minutes', async () => {
    const { deps, calls } = app;
    const { id, code } = await codeFor(unknownPhone());
    deps.clock.advance(3 * MINUTE_MS);
    expect(problemOf(await calls.confirm(id, code))).toBe('410 verification_expired');
    deps.clock.set(START);
    expect((await calls.confirm(id, code)).status).toBe(200);
    expect(problemOf(await calls.confirm(id, code))).toBe('410 verification_expired');
  });

  test('replaces the previous code, but no more than once every 30 seconds', async () => {
    const { deps, calls } = app;
    const phone = unknownPhone();
    const first = await codeFor(phone);
    deps.clock.advance(29_999);
    const early = await calls.requestCode(phone);
    expect(problemOf(early)).toBe('429 rate_limited');
    expect(early.headers.get('retry-after')).toBe('1');
    deps.clock.advance(1);
    const second = await codeFor(phone);
    expect(problemOf(await calls.confirm(first.id, first.code))).toBe('410 verification_expired');
    expect((await calls.confirm(second.id, second.code)).status).toBe(200);
    deps.clock.set(START);
  });

  test('does not count towards the limit if it is requested too early', async () => {
    const { deps, calls } = await startSessions({ rateLimitFactor: 1 });
    const phone = unknownPhone();
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      statuses.push((await calls.requestCode(phone)).status, (await calls.requestCode(phone)).status);
      deps.clock.advance(MINUTE_MS);
    }
    expect(statuses).toEqual(Array.from({ length: 5 }, () => [200, 429]).flat());
    await deps.close();
  });

  test('neither replaces codes for other sign-ups or purposes nor counts towards their limit', async () => {
    const { deps } = await startSessions({ rateLimitFactor: 1 });
    const to = unknownPhone();
    const of = { companyCode: 'haneul', channel: 'SMS', language: 'en', to } as const;
    const ask = (purpose: CodePurpose, owner: string, at: number) =>
      sendCode(deps, { ...of, purpose, owner, address: `203.0.113.${at}` });
    const [one, other] = [deps.ids.uuid(), deps.ids.uuid()];
    const sent = await ask('SIGNUP', one, 0);
    const id = sent.ok ? sent.value.verification_id : '';
    const code = await codeTo(deps, to);
    expect(await ask('SIGNUP', other, 1)).toMatchObject({ ok: true });
    const confirm = {
      companyCode: 'haneul',
      purpose: 'SIGNUP',
      verificationId: id,
      code,
      address: '',
      owner: one,
    } as const;
    expect(await confirmCode(deps, confirm)).toMatchObject({ ok: true });
    for (let at = 0; at < 3; at += 1) expect(await ask('SIGNUP', deps.ids.uuid(), at)).toMatchObject({ ok: true });
    expect(await ask('SIGNUP', deps.ids.uuid(), 9)).toMatchObject({ ok: false });
    expect(await ask('FIND_ID', '', 9)).toMatchObject({ ok: true });
    await deps.close();
  });

  test('is sent to a phone at most fifteen times an hour across all purposes, and the responses do not reveal this limit', async () => {
    const { deps } = await startSessions({ rateLimitFactor: 1 });
    const to = unknownPhone();
    const ask = (at: number, deliver: boolean) =>
      sendCode(deps, {
        companyCode: 'haneul',
        purpose: 'RESET_PASSWORD',
        channel: 'SMS',
        language: 'en',
        to,
        about: [`name ${at}`],
        deliver,
        address: `203.0.113.${at}`,
      });
    for (let at = 0; at < 20; at += 1) expect(await ask(at, false)).toMatchObject({ ok: true });
    for (let at = 20; at < 40; at += 1) expect(await ask(at, true)).toMatchObject({ ok: true });
    await deps.queue.runDue(['message.send']);
    expect(deps.outbox.filter((message) => message.to === to)).toHaveLength(15);
    await deps.close();
  });

  test('is valid only for its own company, and only with an existing hotel', async () => {
    const { id, code } = await codeFor(unknownPhone());
    expect(problemOf(await app.calls.confirm(id, code, { hotel_code: '90' }))).toBe('410 verification_expired');
    expect(problemOf(await app.calls.confirm(id, code, { hotel_code: '99' }))).toBe('404 not_found');
    expect(problemOf(await app.calls.requestCode(unknownPhone(), { hotel_code: '99' }))).toBe('404 not_found');
    expect(problemOf(await app.calls.requestCode('010-1234'))).toBe('422 invalid_phone');
  });

  test('for a sign-up can be confirmed only by that sign-up, and yields no ticket', async () => {
    const { deps, calls } = app;
    const [owner, stranger] = [deps.ids.uuid(), deps.ids.uuid()];
    const of = { companyCode: 'haneul', purpose: 'SIGNUP', address: '203.0.113.7' } as const;
    const request = { ...of, channel: 'EMAIL', language: 'en' } as const;
    const to = 'Proves@Guest.example';
    const sent = await sendCode(deps, { ...request, to, owner });
    const id = sent.ok ? sent.value.verification_id : '';
    const code = await codeTo(deps, to);
    expect(problemOf(await calls.confirm(id, code))).toBe('410 verification_expired');
    const confirm = { ...of, verificationId: id, code };
    const failed = { ok: false, failure: { code: 'verification_expired' } };
    expect(await confirmCode(deps, { ...confirm, owner: stranger })).toMatchObject(failed);
    expect(await confirmCode(deps, { ...confirm, owner, purpose: 'FIND_ID' })).toMatchObject(failed);
    expect(await confirmCode(deps, { ...confirm, owner })).toEqual({ ok: true, value: { to, channel: 'EMAIL' } });
    expect(await confirmCode(deps, { ...confirm, owner })).toMatchObject(failed);
    expect(deps.outbox.at(-1)).toMatchObject({
      channel: 'EMAIL',
      to,
      subject: expect.stringContaining('verification'),
    });
  });

  test('is limited to five an hour per phone and twenty per address, and attempts to thirty per address', async () => {
    const { calls, deps } = await startSessions({ rateLimitFactor: 1 });
    const phone = unknownPhone();
    const answers: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      answers.push(problemOf(await calls.requestCode(phone)));
      deps.clock.advance(MINUTE_MS);
    }
    expect(answers).toEqual([...Array(5).fill('200 undefined'), '429 rate_limited']);
    for (let at = 6; at < 20; at += 1) expect((await calls.requestCode(unknownPhone())).status).toBe(200);
    expect(problemOf(await calls.requestCode(unknownPhone()))).toBe('429 rate_limited');
    const tries = [];
    for (let at = 0; at < 31; at += 1) tries.push(problemOf(await calls.confirm(deps.ids.uuid(), '000000')));
    expect(new Set(tries.slice(0, 30))).toEqual(new Set(['410 verification_expired']));
    expect(tries[30]).toBe('429 rate_limited');
    await deps.close();
  });
});

test('codes, tickets and sessions are deleted after they have expired', async () => {
  const { calls, deps } = app;
  const member = await makeMember(deps);
  const { id, code } = await codeFor(member.phone);
  done(await calls.confirm(id, code));
  done(await calls.requestCode(unknownPhone()));
  done(await calls.login(member.loginId));
  deps.clock.advance(24 * 60 * MINUTE_MS + 1);
  await deps.queue.send(deps.db, 'session.purge', {});
  await deps.queue.runDue(['session.purge']);
  const tables = await dump(deps.db);
  for (const name of ['session', 'provider_sso_key', 'verification', 'ticket', 'social_flow', 'social_ticket'])
    expect(tables[`public.${name}`]).toBe('');
  deps.clock.set(START);
});
