import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { MemberType } from '../../generated/types.ts';
import { createLog } from '../platform/log.ts';
import { inTransaction } from '../platform/transaction.ts';
import { findByLoginId, withdraw } from '../member/member.usecases.ts';
import { saveAffiliates } from './signup.usecases.ts';
import { dump } from '../../tests/support/dump.ts';
import { demoHotel } from '../../tests/support/properties.ts';
import { done, refusal } from '../../tests/support/guest.ts';
import {
  AFFILIATE,
  INFORMATION,
  type Joiner,
  KINDS,
  loadCompany,
  OWNER,
  type SignupSite,
  startSignupSite,
} from '../../tests/support/signup.ts';

const START = '2027-06-01T01:00:00Z';
const DAY = 86_400_000;

const lines: string[] = [];
let site: SignupSite;
let joiner: Joiner;
beforeAll(async () => {
  site = await startSignupSite({ log: createLog('trace', { write: (line: string) => void lines.push(line) }) });
  joiner = site.joiner;
  await loadCompany(site.deps.db, 'other', [
    demoHotel('1', (hotel) => {
      hotel.hotel_code = '77';
      hotel.member_types = KINDS;
    }),
  ]);
});
afterEach(() => site.deps.clock.set(START));
afterAll(() => site.close());

const begun = async (...wish: Parameters<Joiner['start']>) => done(await joiner.start(...wish)).signup_token;

const STEPS: [string, (joiner: Joiner, token: string) => Promise<{ status: number; problem: { code: string } }>][] = [
  ['getSignup', (one, token) => one.state(token)],
  ['sendSignupCode', (one, token) => one.send(token, '01055500163')],
  ['confirmSignupCode', (one, token) => one.confirm(token, '0197f3a2-6d1e-7c40-9b1a-4f2f6a1f9c42', '284915')],
  ['verifyAffiliation', (one, token) => one.affiliation(token)],
  ['verifyOwnership', (one, token) => one.ownership(token)],
  ['checkDuplicate', (one, token) => one.isFree(token, 'login_id', 'haneul27')],
  ['createMember', (one, token) => one.create(token)],
  ['createSocialMember', (one, token) => one.createSocial(token)],
];
const step = async (name: string, token: string) => {
  const { status, problem } = await STEPS.find(([one]) => one === name)![1](joiner, token);
  return `${status} ${problem.code}`;
};

describe.each(STEPS.map(([name]) => name))('%s', (name) => {
  test('after half an hour the sign-up is over', async () => {
    const token = await begun('AFFILIATE');
    site.deps.clock.advance(30 * 60_000 - 1);
    expect((await joiner.state(token)).status).toBe(200);
    site.deps.clock.advance(1);
    expect(await step(name, token)).toBe('401 session_expired');
  });

  test('opens with a Signup-Token only', async () => {
    const token = await begun('GENERAL');
    expect(await step(name, '')).toBe('401 login_required');
    const [company, secret] = token.split('.');
    for (const foreign of [`other.${secret}`, `${company}.${'A'.repeat(43)}`, secret!, `${token}x`, 'x'.repeat(600)])
      expect(await step(name, foreign)).toBe('401 session_expired');
  });
});

describe('whose it is', () => {
  test("another sign-up's code proves nothing here", async () => {
    const mine = await begun('GENERAL');
    const theirs = await begun('GENERAL');
    const { verification_id } = done(await joiner.send(theirs, '01055500301'));
    const code = await joiner.codeFor('01055500301');
    expect(refusal(await joiner.confirm(mine, verification_id, code))).toBe('410 verification_expired');
    expect(done(await joiner.confirm(theirs, verification_id, code)).signup.missing).toEqual([]);
    expect(done(await joiner.state(mine)).signup.missing).toEqual(['PHONE']);
  });

  test('a code is good once', async () => {
    const token = await begun('GENERAL');
    const { verification_id } = done(await joiner.send(token, '01055500302'));
    const code = await joiner.codeFor('01055500302');
    done(await joiner.confirm(token, verification_id, code));
    expect(refusal(await joiner.confirm(token, verification_id, code))).toBe('410 verification_expired');
  });

  test("a guardian's code does not prove the member's phone", async () => {
    const token = await begun('GENERAL');
    const { signup } = done(await joiner.prove(token, '01055500303', { subject: 'GUARDIAN' }));
    expect(signup).toMatchObject({ missing: ['PHONE'], phone_number: null, guardian_phone_number: '01055500303' });
  });

  test("another company's members, affiliates and contracts are not here", async () => {
    await joiner.join('GENERAL', '01055500304', { login_id: 'twin2027', email: 'twin@guest.example' });
    const token = await begun('GENERAL', { hotelCode: '77' });
    expect(token).toMatch(/^other\./);
    expect((await joiner.isFree(token, 'login_id', 'twin2027')).status).toBe(200);
    done(await joiner.prove(token, '01055500304'));
    expect((await joiner.create(token, { login_id: 'twin2027', email: 'twin@guest.example' })).status).toBe(201);

    await loadCompany(site.deps.db, 'bare', [
      demoHotel('1', (hotel) => {
        hotel.hotel_code = '78';
        hotel.member_types = KINDS;
      }),
    ]);
    await saveAffiliates(site.deps.db, 'bare', [{ ...AFFILIATE, customer_number: 'D1' }]);
    const affiliate = await begun('AFFILIATE', { hotelCode: '78' });
    expect(refusal(await joiner.affiliation(affiliate))).toBe('404 member_not_matched');
    expect((await joiner.affiliation(await begun('AFFILIATE'))).status).toBe(200);
  });
});

describe('enumeration', () => {
  test('sending a code answers alike whether or not the phone is known', async () => {
    await joiner.join('GENERAL', '01055500311', { login_id: 'known2027', email: 'known@guest.example' });
    const answers = [];
    for (const phone of ['01055500311', '01055500312']) {
      const { status, body } = await joiner.send(await begun('GENERAL'), phone);
      answers.push({ status, ...body, verification_id: '' });
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test('a wrong code does not tell that the phone is known', async () => {
    const told = [];
    site.deps.clock.advance(30_000);
    for (const phone of ['01055500311', '01055500313']) {
      const token = await begun('GENERAL');
      const { verification_id } = done(await joiner.send(token, phone));
      const wrong = String((Number(await joiner.codeFor(phone)) + 1) % 1_000_000).padStart(6, '0');
      told.push(refusal(await joiner.confirm(token, verification_id, wrong)));
    }
    expect(told).toEqual(['422 verification_failed', '422 verification_failed']);
  });

  test('every miss of an owned room is the same answer', async () => {
    const answers = [];
    for (const miss of [{ owner_name: '최지후' }, { room_number: '9999' }, { distribution_number: 'X' }]) {
      const { status, body } = await joiner.ownership(await begun('PRESALE_INDIVIDUAL'), { ...OWNER, ...miss });
      answers.push(JSON.stringify({ status, ...(body as object), instance: '' }));
    }
    expect(new Set(answers).size).toBe(1);
  });
});

describe('limits', () => {
  let narrow: SignupSite;
  beforeAll(async () => void (narrow = await startSignupSite({ rateLimitFactor: 1 })));
  afterAll(() => narrow.close());
  const until429 = async (ask: () => Promise<{ status: number; headers: Headers }>) => {
    for (let asked = 1; asked <= 100; asked += 1) {
      const { status, headers } = await ask();
      if (status === 429) return { after: asked - 1, retry: Number(headers.get('retry-after')) };
    }
    throw new Error('It was never refused');
  };

  type Question = (joiner: Joiner, token: string) => Promise<{ status: number; headers: Headers }>;
  const QUESTIONS: [string, number, MemberType, Question][] = [
    ['affiliations', 10, 'AFFILIATE', (one, token) => one.affiliation(token, { ...AFFILIATE, customer_number: 'X' })],
    ['owned rooms', 10, 'PRESALE_INDIVIDUAL', (one, token) => one.ownership(token, { ...OWNER, owner_name: 'X' })],
    ['duplicates', 30, 'GENERAL', (one, token) => one.isFree(token, 'login_id', 'haneul27')],
    ['creations', 30, 'GENERAL', (one, token) => one.create(token)],
  ];
  test.each(QUESTIONS)('of %s: %i in an hour by a sign-up, more by an address', async (_, limit, kind, ask) => {
    narrow.deps.clock.advance(3 * 3_600_000);
    const token = done(await narrow.joiner.start(kind)).signup_token;
    const { after, retry } = await until429(() => ask(narrow.joiner, token));
    expect(after).toBe(limit);
    expect(retry).toBeGreaterThan(0);
    expect((await narrow.joiner.state(token)).status).toBe(200);

    let asked = limit + 1;
    for (let other = 0; other < 3; other += 1) {
      const next = done(await narrow.joiner.start(kind)).signup_token;
      asked += (await until429(() => ask(narrow.joiner, next))).after + 1;
    }
    expect(asked).toBeLessThanOrEqual(limit === 30 ? 64 : 34);
  });

  test('of sign-ups: 20 in an hour by an address', async () => {
    narrow.deps.clock.advance(3 * 3_600_000);
    const { after } = await until429(() => narrow.joiner.start('GENERAL'));
    expect(after).toBe(20);
  });
});

describe('joining again', () => {
  const leave = async (loginId: string) => {
    const person = (await findByLoginId(site.deps.db, 'haneul', loginId))!;
    const left = await inTransaction(site.deps.db, (tx) => withdraw(tx, site.deps, 'haneul', person.memberId));
    expect(left.ok).toBe(true);
  };

  test('within 30 days the phone is refused after proof, and the ID stays taken; then both are free', async () => {
    const gone = { login_id: 'gone2027', email: 'gone@guest.example' };
    await joiner.join('GENERAL', '01055500321', gone);
    await leave('gone2027');
    const token = await begun('GENERAL');
    expect(refusal(await joiner.prove(token, '01055500321'))).toBe('409 rejoin_too_early');
    expect(refusal(await joiner.isFree(token, 'login_id', 'GONE2027'))).toBe('409 duplicate_id');
    done(await joiner.prove(token, '01055500322'));
    expect(refusal(await joiner.create(token, gone))).toBe('409 duplicate_id');

    const cyber = await joiner.ready('CYBER', 'gone-cyber@guest.example');
    const information = { login_id: 'back2027', email: 'gone-cyber@guest.example', phone_number: '01055500321' };
    expect(refusal(await joiner.create(cyber, information))).toBe('409 rejoin_too_early');

    site.deps.clock.advance(30 * DAY - 60_000);
    expect(refusal(await joiner.prove(await begun('GENERAL'), '01055500321'))).toBe('409 rejoin_too_early');
    site.deps.clock.advance(60_000);
    expect(await joiner.join('GENERAL', '01055500321', gone)).toMatchObject({ login_id: 'gone2027' });
  });

  test('a social account that withdrew meanwhile', async () => {
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
    expect(refusal(await joiner.createSocial(second, { email: 'leaves@guest.example' }))).toBe('409 rejoin_too_early');
  });

  test('a sign-up knows nothing of who has withdrawn', async () => {
    const token = await joiner.ready('GENERAL', '01055500325');
    done(
      await joiner.create(token, { login_id: 'canary2027', email: 'canary-left@guest.example', last_name: '카나리' }),
    );
    await leave('canary2027');
    expect(refusal(await joiner.state(token))).toBe('401 session_expired');
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

  test('something was logged, and something is kept', () => {
    expect(lines.length).toBeGreaterThan(50);
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
  ])('no line of the log holds %s', (text) => {
    expect(lines.filter((line) => line.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
  });

  test('no table holds the password, the token or the code', () => {
    const secret = token.split('.')[1]!;
    const everything = Object.entries(tables);
    expect(everything.filter(([, text]) => text.includes('Canary!Pass9') || text.includes(secret))).toEqual([]);
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
    const whole = new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`);
    expect(everything.filter(([, text]) => whole.test(text)).map(([name]) => name)).toEqual([]);
    expect(lines.filter((line) => whole.test(line))).toEqual([]);
  });

  test('a sign-up that is over is forgotten, the member stays', async () => {
    expect(tables['public.signup']).toContain('01098765432');
    site.deps.clock.advance(31 * 60_000);
    await site.deps.queue.send(site.deps.db, 'signup.purge', {});
    await site.deps.queue.runDue(['signup.purge']);
    const after = await dump(site.deps.db);
    expect(after['public.signup']).not.toContain('01098765432');
    expect(after['public.member']).toContain('Canarylast');
  });
});
