import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { onWithdrawal } from '../app.ts';
import { findByLoginId, withdraw } from '../member/member.usecases.ts';
import { createLog } from '../platform/log.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { dump } from '../../tests/support/database/dump.ts';
import { done, problemOf } from '../../tests/support/api/guest.ts';
import { INFORMATION, type Joiner, type SignupSite, startSignupSite } from '../../tests/support/api/signup.ts';

const START = '2027-06-01T01:00:00Z';
const DAY = 86_400_000;

const lines: string[] = [];
let site: SignupSite;
let joiner: Joiner;
beforeAll(async () => {
  site = await startSignupSite({ log: createLog('trace', { write: (line: string) => void lines.push(line) }) });
  joiner = site.joiner;
});
afterEach(() => site.deps.clock.set(START));
afterAll(() => site.close());

async function begun(...wish: Parameters<Joiner['start']>) {
  return done(await joiner.start(...wish)).signup_token;
}

describe('joining again', () => {
  const leave = async (loginId: string) => {
    const person = (await findByLoginId(site.deps.db, 'haneul', loginId))!;
    const withdrawn = await inTransaction(site.deps.db, (tx) =>
      withdraw(tx, { ...site.deps, onWithdrawal: onWithdrawal(site.deps) }, person),
    );
    expect(withdrawn.ok).toBe(true);
  };

  test('is rejected with the same ID or verified phone number for 30 days, and accepted afterwards', async () => {
    const former = { login_id: 'gone2027', email: 'gone@guest.example' };
    await joiner.join('GENERAL', '01055500321', former);
    await leave('gone2027');
    const token = await begun('GENERAL');
    expect(problemOf(await joiner.prove(token, '01055500321'))).toBe('409 rejoin_too_early');
    expect(problemOf(await joiner.isFree(token, 'login_id', 'GONE2027'))).toBe('409 duplicate_id');
    done(await joiner.prove(token, '01055500322'));
    expect(problemOf(await joiner.create(token, former))).toBe('409 duplicate_id');

    const cyber = await begun('CYBER');
    done(await joiner.prove(cyber, 'gone-cyber@guest.example'));
    expect(problemOf(await joiner.prove(cyber, '01055500321'))).toBe('409 rejoin_too_early');

    site.deps.clock.advance(30 * DAY - 60_000);
    expect(problemOf(await joiner.prove(await begun('GENERAL'), '01055500321'))).toBe('409 rejoin_too_early');
    site.deps.clock.advance(60_000);
    expect(await joiner.join('GENERAL', '01055500321', former)).toMatchObject({ login_id: 'gone2027' });
  });

  test('is rejected with a social account whose member withdrew during the sign-up', async () => {
    const proven = async (phone: string) => {
      const social_ticket = await joiner.socialTicket('naver', { subject: 'leaves' });
      const token = await begun('GENERAL', { social_ticket });
      done(await joiner.prove(token, phone));
      return token;
    };
    const first = await proven('01055500323');
    const second = await proven('01055500324');
    const { login_id } = done(await joiner.createSocial(first, { email: 'leaves@guest.example' }));
    await leave(login_id);
    expect(problemOf(await joiner.createSocial(second, { email: 'leaves@guest.example' }))).toBe(
      '409 rejoin_too_early',
    );
  });

  test('withdrawal also deletes the data in the sign-up', async () => {
    const token = await joiner.ready('GENERAL', '01055500325');
    done(
      await joiner.create(token, { login_id: 'canary2027', email: 'canary-left@guest.example', last_name: '카나리' }),
    );
    await leave('canary2027');
    expect(problemOf(await joiner.state(token))).toBe('401 session_expired');
    const tables = Object.entries(await dump(site.deps.db));
    const found = tables.filter(([, text]) => /canary2027|canary-left|카나리|01055500325/.test(text));
    expect(found.map(([name]) => name)).toEqual([]);
  });
});

describe('secrets', () => {
  const SECRET = { login_id: 'quiet2027', password: 'Canary!Pass9', password_confirm: 'Canary!Pass9' };
  const PERSON = { last_name: 'Canarylast', first_name: 'Canaryfirst', email: 'canary-join@guest.example' };
  let token = '';
  let code = '';
  let tables: Record<string, string>;
  beforeAll(async () => {
    token = await begun('GENERAL');
    const { verification_id } = done(await joiner.send(token, '01098765432'));
    code = await joiner.codeFor('01098765432');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await joiner.confirm(token, verification_id, wrong);
    done(await joiner.confirm(token, verification_id, code));
    await joiner.isFree(token, 'email', PERSON.email);
    await joiner.create(token, { ...SECRET, ...PERSON, birthday: '2027-12-31' });
    done(await joiner.create(token, { ...SECRET, ...PERSON }));
    await joiner.create(await joiner.ready('GENERAL', '01098765431'), { ...SECRET, ...PERSON });
    tables = await dump(site.deps.db);
  });

  test('are searched for in a log and tables that are not empty', () => {
    expect(lines.length).toBeGreaterThan(20);
    expect(tables['public.member']).toContain('Canarylast');
  });

  test.each([
    'Canary!Pass9',
    'Canarylast',
    'Canaryfirst',
    'canary-join',
    '01098765432',
    'quiet2027',
    INFORMATION.birthday,
  ])('no log line contains %s', (text) => {
    expect(lines.filter((line) => line.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
  });

  test('no table contains the password, the token or the code', () => {
    const secret = token.split('.')[1]!;
    const everything = Object.entries(tables);
    expect(everything.filter(([, text]) => text.includes('Canary!Pass9') || text.includes(secret))).toEqual([]);
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
    const whole = new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`);
    expect(everything.filter(([, text]) => whole.test(text)).map(([name]) => name)).toEqual([]);
    expect(lines.filter((line) => whole.test(line))).toEqual([]);
  });

  test('an expired sign-up is deleted, and its member remains', async () => {
    expect(tables['public.signup']).toContain('01098765432');
    site.deps.clock.advance(31 * 60_000);
    await site.deps.queue.send(site.deps.db, 'signup.purge', {});
    await site.deps.queue.runDue(['signup.purge']);
    const after = await dump(site.deps.db);
    expect(after['public.signup']).not.toContain('01098765432');
    expect(after['public.member']).toContain('Canarylast');
  });
});
