import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AuditEntriesResult,
  EnquiryResult,
  MemberDataResult,
  ProviderKeySecretResult,
} from '../../generated/types.ts';
import { QUICK_START } from '../../scripts/support/quick-start.ts';
import { balance, type Own, loggedInMember } from '../../tests/support/api/benefits.ts';
import { CUSTOMER, done, nicepayWindow, problemOf } from '../../tests/support/api/guest.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../tests/support/api/test-app.ts';
import { writeVoc } from '../../tests/support/api/voc.ts';
import { sessionCalls } from '../../tests/support/api/members.ts';
import { dump } from '../../tests/support/database/dump.ts';
import { type TestPostgres, testPostgres } from '../../tests/support/database/postgres.ts';
import { lockFolder } from '../platform/database/folder-lock.ts';
import { runStaff } from './staff/program.ts';

const KEY = { 'provider-key': 'provider-key-of-the-tests' };

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ hotels: [demoHotel('1', roomy)] })));
afterAll(() => app.close());

type Ended = { code: number; out: string; err: string };
async function staff(command: readonly string[], answer?: string): Promise<Ended> {
  const ended = { out: '', err: '' };
  const terminal = { out: (text: string) => (ended.out += text), err: (text: string) => (ended.err += text) };
  const ask = answer === undefined ? undefined : async () => answer;
  const code = await runStaff(command, async () => app.deps, { ...terminal, ask });
  return { code, ...ended };
}
async function jsonOf<T>(...command: string[]): Promise<T> {
  const { code, out, err } = await staff([...command, '--json', '--as', 'Jiwoo']);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as T;
}
async function auditOf(objectId: string) {
  const path = `/provider/audit-entries?object_id=${objectId}`;
  const { entries } = done(await app.guest.call<AuditEntriesResult>('GET', path, KEY));
  return entries.map(({ action, actor, request_id }) => [action, actor.kind, actor.name, request_id]);
}
function someMember(points = 0): Promise<Own> {
  return loggedInMember(app.deps, app.send, { points });
}
function refused(sentence: string) {
  return {
    code: 1,
    out: '',
    err: `${sentence}
`,
  };
}

describe('keys', () => {
  test('are created, listed, rotated and revoked', async () => {
    const { key, secret } = await jsonOf<ProviderKeySecretResult>(
      'key',
      'create',
      '--name',
      'Desk',
      '--scope',
      'read',
      'members',
    );
    const works = async (secret: string) =>
      (await app.guest.call('GET', '/provider/members', { 'provider-key': secret })).status === 200;
    expect(await works(secret)).toBe(true);
    expect((await staff(['key', 'list'])).out).toContain(`${key.key_id}  Desk  read,members`);
    const rotated = await jsonOf<ProviderKeySecretResult>('key', 'rotate', key.key_id, '--overlap-minutes', '0');
    expect([await works(secret), await works(rotated.secret)]).toEqual([false, true]);
    expect(await staff(['key', 'revoke', key.key_id])).toEqual(refused('This can’t be undone. Confirm it with --yes.'));
    expect(await staff(['key', 'revoke', key.key_id], 'no')).toEqual(refused('Not confirmed.'));
    expect(await works(rotated.secret)).toBe(true);
    expect(await staff(['key', 'revoke', key.key_id, '--as', 'Jiwoo'], 'yes')).toMatchObject({ code: 0, err: '' });
    expect(await works(rotated.secret)).toBe(false);
    const actions = (await auditOf(key.key_id)).toSorted();
    expect(actions).toEqual(
      ['createProviderKey', 'revokeProviderKey', 'rotateProviderKey'].map((a) => [a, 'staff', 'Jiwoo', null]),
    );
  });

  test('need known scopes, IDs and numbers', async () => {
    for (const [command, what] of [
      [['key', 'create', '--name', 'Desk', '--scope', 'everything'], 'scopes/0'],
      [['key', 'revoke', 'desk', '--yes'], 'the key ID'],
      [['key', 'rotate', '0197f3a2-8b00-7d11-8a52-6f3c1d2e4b07', '--overlap-minutes', 'long'], 'overlap minutes'],
      [['enquiry', 'show', 'seven'], 'the enquiry ID'],
    ] as [string[], string][])
      expect(await staff(command)).toEqual(refused(`The value of ${what} isn't valid.`));
  });
});

describe('members', () => {
  test('get and lose points', async () => {
    const minseo = await someMember();
    const { memberId, loginId, phone } = minseo.member;
    expect(await staff(['points', 'grant', loginId, '500', '--note', '환영'])).toEqual({
      code: 0,
      out: 'Done. The balance is 500.\n',
      err: '',
    });
    expect(await jsonOf('points', 'deduct', phone, '200')).toMatchObject({ balance: 300 });
    expect(await staff(['points', 'deduct', memberId, '301'])).toEqual(refused('The member has too few points.'));
    expect(await staff(['points', 'grant', memberId, 'many'])).toEqual(refused("The value of points isn't valid."));
    const wrong = await staff(['points', 'grant', memberId, '5', '--type', 'outlet_use']);
    expect(wrong).toEqual(refused("The type outlet_use doesn't grant points."));
    expect(await staff(['points', 'grant', 'unknown', '5'])).toEqual(refused('The company has no such member.'));
    expect(await balance(minseo)).toBe(300);
    expect((await auditOf(memberId)).map(([action, kind]) => `${kind} ${action}`)).toEqual(
      Array(2).fill('staff createPointsEntry'),
    );
  });

  test('get a coupon', async () => {
    const minseo = await someMember();
    const title = ['--title', 'ko=할인', 'en=Discount'];
    const granted = await jsonOf<{ coupon_code: string }>(
      'coupon',
      'grant',
      minseo.member.email,
      ...title,
      '--percent',
      '10',
    );
    const { coupons } = done(await minseo.call<{ coupons: object[] }>('GET', '/client/coupons'));
    expect(coupons).toMatchObject([
      { coupon_code: granted.coupon_code, discount_type: 'PERCENT', discount_amount: 10 },
    ]);
    const neither = await staff(['coupon', 'grant', minseo.member.email, ...title]);
    expect(neither).toEqual(refused('Choose either --percent or --amount.'));
    const foreign = await staff(['coupon', 'grant', minseo.member.email, ...title, '--percent', '10', '--hotel', '90']);
    expect(foreign).toEqual(refused('The company has no such property.'));
  });

  test('are logged out everywhere', async () => {
    const minseo = await someMember();
    const second = done(await sessionCalls(app.guest).login(minseo.member.loginId)).token;
    expect(await staff(['member', 'logout', minseo.member.loginId])).toMatchObject({ code: 0 });
    expect(problemOf(await minseo.call('GET', '/client/user/session'))).toBe('401 session_expired');
    expect((await sessionCalls(app.guest).session(second)).status).toBe(401);
    expect(await auditOf(minseo.member.memberId)).toEqual([['endAllSessions', 'staff', userInfo().username, null]]);
  });

  test('are exported and erased', async () => {
    const minseo = await someMember(400);
    const { memberId, loginId, email } = minseo.member;
    const data = await jsonOf<MemberDataResult>('member', 'export', loginId);
    expect([data.profile.email, data.points.balance]).toEqual([email, 400]);
    expect(await staff(['member', 'erase', loginId], 'no')).toEqual(refused('Not confirmed.'));
    expect(await staff(['member', 'erase', loginId, '--yes', '--as', 'Jiwoo'])).toMatchObject({ code: 0, err: '' });
    expect(Object.values(await dump(app.deps.db)).join()).not.toContain(email);
    expect((await auditOf(memberId)).toSorted()).toEqual(
      ['eraseMember', 'exportMember'].map((action) => [action, 'staff', 'Jiwoo', null]),
    );
    expect(await staff(['member', 'export', memberId])).toEqual(refused('The company has no such member.'));
  });

  test('with a reservation aren’t erased', async () => {
    const minseo = await someMember();
    const { number } = await app.book({}, minseo);
    const { code, err } = await staff(['member', 'erase', minseo.member.loginId, '--yes']);
    expect([code, err]).toEqual([1, `The account can’t be closed yet, because of these reservations: ${number}.\n`]);
  });
});

test('answers an enquiry once it is confirmed, and doesn’t answer a later version', async () => {
  const minseo = await someMember();
  const { token } = done(await sessionCalls(app.guest).login(minseo.member.loginId));
  const { voc_seq } = await writeVoc(app.send, `Bearer ${token}`, { title: '주차', content: '주차가 되나요?' });
  expect((await staff(['enquiry', 'list'])).out).toContain(`${voc_seq}  `);
  const { changed_at } = await jsonOf<EnquiryResult>('enquiry', 'show', voc_seq);
  const answer = ['enquiry', 'answer', voc_seq, '--text', '네, 됩니다.', '--changed-at', changed_at];
  expect(await staff(answer, 'no')).toEqual(refused('Not confirmed.'));
  expect(await staff(answer, 'yes')).toMatchObject({ code: 0, err: '' });
  expect(await staff(answer, 'yes')).toEqual(refused('The enquiry was changed or answered after it was read.'));
  expect((await staff(['enquiry', 'show', voc_seq])).out).toContain('네, 됩니다.');
  await app.deps.queue.runDue(['message.send']);
  expect(app.deps.outbox.filter(({ to }) => to === minseo.member.email)).toHaveLength(1);
  expect(await auditOf(voc_seq)).toEqual([['answerEnquiry', 'staff', userInfo().username, null]]);
});

describe('reservations', () => {
  test('are found, shown and confirmed again', async () => {
    const { number } = await app.book();
    await app.deps.queue.runDue();
    expect((await staff(['reservation', 'find', '--phone', CUSTOMER.guest_phone.slice(-4)])).out).toContain(number);
    expect((await staff(['reservation', 'find', '--name', 'Nobody Atall'])).out).toBe('No reservation.\n');
    expect(await jsonOf('reservation', 'show', number)).toMatchObject({
      reservation: { reservation_number: number, status: 'confirmed' },
    });
    const before = app.deps.outbox.length;
    expect(await staff(['reservation', 'resend', number])).toMatchObject({ code: 0, err: '' });
    await app.deps.queue.runDue();
    expect(app.deps.outbox.slice(before).filter(({ channel }) => channel === 'EMAIL')).toHaveLength(1);
    expect(await auditOf(number)).toEqual([['resendProviderConfirmation', 'staff', userInfo().username, null]]);
    expect(await staff(['reservation', 'show', 'HS2Z2Z2Z2Z'])).toEqual(refused('The company has no such object.'));
  });

  test('are refunded in part, and cancelled once', async () => {
    const { number } = await app.book();
    const refund = ['reservation', 'refund', number, '--reason', 'Goodwill', '--amount', '10000'];
    expect(await staff(refund)).toEqual(refused('This can’t be undone. Confirm it with --yes.'));
    expect(await staff([...refund, '--yes'])).toMatchObject({ code: 0, err: '' });
    const cancel = ['reservation', 'cancel', number, '--reason', 'Water damage', '--yes'];
    expect(await jsonOf(...cancel)).toMatchObject({ status: 'cancelled', cancellation: { fee: 0, refund: 450_000 } });
    expect((await staff(cancel)).err).toMatch(/^The reservation can’t be cancelled/);
    await app.deps.queue.runDue();
    expect(await app.differences()).toEqual([]);
    const actions = (await auditOf(number)).map(([action]) => action);
    expect(actions.toSorted()).toEqual(['cancelProviderReservation', 'createPropertyRefund']);
  });

  test('lose their guest’s data only once the stay has ended', async () => {
    const guest_email = 'erased.by.staff@guest.example';
    const wish = { start_date: '2027-06-11', end_date: '2027-06-13' };
    const hold = await app.guest.reserve(wish, { customerInfo: { ...CUSTOMER, guest_email } });
    const ready = done(await app.guest.openPayment(hold));
    const { request } = nicepayWindow(ready);
    await app.guest.returnFromCardWindow(await app.externalServices.control.authorise(request, 'approved'));
    const number = done(await app.guest.payment(ready.order_id, hold.reservation_token)).reservation_number!;
    expect(await staff(['guest', 'erase', number, '--yes'])).toEqual(
      refused('The stay has not ended, or a refund is open.'),
    );
    const now = app.deps.clock.now();
    app.deps.clock.set('2027-06-20T03:00:00Z');
    await app.deps.queue.send(app.deps.db, 'booking.end-stays', {});
    await app.deps.queue.runDue();
    expect(await staff(['guest', 'erase', number])).toEqual(refused('This can’t be undone. Confirm it with --yes.'));
    expect(Object.values(await dump(app.deps.db)).join()).toContain(guest_email);
    for (const _ of ['first', 'second'])
      expect(await staff(['guest', 'erase', number, '--yes'])).toMatchObject({ code: 0, err: '' });
    expect(Object.values(await dump(app.deps.db)).join()).not.toContain(guest_email);
    const token = { 'reservation-token': hold.reservation_token };
    const { body } = await app.guest.call('GET', `/client/booking/reservations/${number}`, token);
    expect(body).toMatchObject({ reservation: { status: 'used', guest_name: '' } });
    app.deps.clock.set(now.toISOString());
  });

  test('of a member keep their data', async () => {
    const minseo = await someMember();
    const { number } = await app.book({}, minseo);
    const sentence = "The reservation belongs to a member. Erase the member's account instead.";
    expect(await staff(['guest', 'erase', number, '--yes'])).toEqual(refused(sentence));
  });
});

test('asks for the company if there are several, and rejects an unknown one', async () => {
  const minseo = await someMember();
  expect(await staff(['company', 'create', 'second', '--name', 'ko=둘째'])).toMatchObject({ code: 0, err: '' });
  const again = await staff(['company', 'create', 'second', '--name', 'ko=둘째']);
  expect(again).toEqual(refused('The company second exists.'));
  expect(await staff(['key', 'list'])).toEqual(refused('Choose a company with --company: haneul, second.'));
  expect(await staff(['key', 'list', '--company', 'third'])).toEqual(refused('There is no company third.'));
  expect(await staff(['--company', 'second', 'key', 'list'])).toEqual({ code: 0, out: 'No keys.\n', err: '' });
  const foreign = await staff(['points', 'grant', minseo.member.memberId, '5', '--company', 'second']);
  expect(foreign).toEqual(refused('The company has no such object.'));
  const hidden = await staff(['points', 'grant', minseo.member.loginId, '5', '--company', 'second']);
  expect(hidden).toEqual(refused('The company has no such member.'));
  expect(await balance(minseo)).toBe(0);
});

test('explains every command, and rejects wrong usage with exit code 2', async () => {
  const help = await staff(['--help']);
  expect([help.code, help.err]).toEqual([0, '']);
  for (const command of ['company', 'key', 'reservation', 'guest', 'enquiry', 'points', 'coupon', 'member'])
    expect(help.out).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  expect((await staff(['points', 'grant', '--help'])).out).toContain('grant points, which expire after a year');
  for (const wrong of [['nothing'], ['key', 'create'], ['points', 'grant'], ['key', 'list', '--often']]) {
    const { code, out, err } = await staff(wrong);
    expect([code, out]).toEqual([2, '']);
    expect(err).not.toBe('');
  }
});

describe('the process', () => {
  let folder: string;
  let postgres: TestPostgres;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'staff-'));
    postgres = await testPostgres();
  });
  afterAll(async () => {
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function start(env: Record<string, string>, ...args: string[]): Promise<Ended> {
    const settings = { PATH: process.env['PATH'], ...QUICK_START, LOG_LEVEL: 'error', DATA_DIR: folder, ...env };
    return new Promise((resolve) => {
      const script = join(import.meta.dirname, 'staff.ts');
      execFile(process.execPath, [script, ...args], { env: settings }, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out, err }),
      );
    });
  }

  test.each(['PostgreSQL', 'the embedded database'])('works with %s', { timeout: 180_000 }, async (engine) => {
    const env: Record<string, string> = engine === 'PostgreSQL' ? { DATABASE_URL: postgres.url } : {};
    expect(await start(env, 'key', 'list')).toEqual(refused('There is no company yet.'));
    const created = await start(env, 'company', 'create', 'haneul', '--name', 'ko=하늘', '--json');
    expect(created).toEqual({ code: 0, out: '{\n  "company_code": "haneul"\n}\n', err: '' });
    expect(await start(env, 'key', 'revoke', '0197f3a2-8b00-7d11-8a52-6f3c1d2e4b07')).toEqual(
      refused('This can’t be undone. Confirm it with --yes.'),
    );
  });

  test('reports a locked folder, a missing database and wrong settings in one sentence', {
    timeout: 180_000,
  }, async () => {
    const locked = lockFolder(join(folder, 'locked'));
    const tries = [
      await start({ DATA_DIR: join(folder, 'locked') }, 'key', 'list'),
      await start({ DATABASE_URL: 'postgres://guest@127.0.0.1:1/none' }, 'key', 'list'),
      await start({ PORT: 'many' }, 'key', 'list'),
    ];
    if ('lock' in locked) locked.lock.release();
    for (const { code, out, err } of tries) {
      expect([code, out]).toEqual([1, '']);
      expect(err.trim().split('\n')).toHaveLength(1);
      expect(err).not.toContain('    at ');
    }
    expect(tries[0]!.err).toContain('process');
  });
});
