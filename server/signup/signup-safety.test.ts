import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { MemberType } from '../../generated/types.ts';
import { saveAffiliates } from './signup.usecases.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { done, problemOf } from '../../tests/support/api/guest.ts';
import {
  AFFILIATE,
  type Joiner,
  KINDS,
  loadCompany,
  OWNER,
  type SignupSite,
  startSignupSite,
} from '../../tests/support/api/signup.ts';

const START = '2027-06-01T01:00:00Z';

let site: SignupSite;
let joiner: Joiner;
beforeAll(async () => {
  site = await startSignupSite();
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

async function begun(...wish: Parameters<Joiner['start']>) {
  return done(await joiner.start(...wish)).signup_token;
}

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
async function step(name: string, token: string) {
  const { status, problem } = await STEPS.find(([one]) => one === name)![1](joiner, token);
  return `${status} ${problem.code}`;
}

describe.each(STEPS.map(([name]) => name))('%s', (name) => {
  test('expires after half an hour', async () => {
    const token = await begun('AFFILIATE');
    site.deps.clock.advance(30 * 60_000 - 1);
    expect((await joiner.state(token)).status).toBe(200);
    site.deps.clock.advance(1);
    expect(await step(name, token)).toBe('401 session_expired');
  });

  test('requires a Signup-Token', async () => {
    const token = await begun('GENERAL');
    expect(await step(name, '')).toBe('401 login_required');
    const [company, secret] = token.split('.');
    for (const foreign of [`other.${secret}`, `${company}.${'A'.repeat(43)}`, secret!, `${token}x`, 'x'.repeat(600)])
      expect(await step(name, foreign)).toBe('401 session_expired');
  });
});

describe('ownership', () => {
  test("another sign-up's code is rejected", async () => {
    const own = await begun('GENERAL');
    const other = await begun('GENERAL');
    const { verification_id } = done(await joiner.send(other, '01055500301'));
    const code = await joiner.codeFor('01055500301');
    expect(problemOf(await joiner.confirm(own, verification_id, code))).toBe('410 verification_expired');
    expect(done(await joiner.confirm(other, verification_id, code)).signup.missing).toEqual([]);
    expect(done(await joiner.state(own)).signup.missing).toEqual(['PHONE']);
  });

  test('a code can be used only once', async () => {
    const token = await begun('GENERAL');
    const { verification_id } = done(await joiner.send(token, '01055500302'));
    const code = await joiner.codeFor('01055500302');
    done(await joiner.confirm(token, verification_id, code));
    expect(problemOf(await joiner.confirm(token, verification_id, code))).toBe('410 verification_expired');
  });

  test("a guardian's code does not verify the member's phone number", async () => {
    const token = await begun('GENERAL');
    const { signup } = done(await joiner.prove(token, '01055500303', { subject: 'GUARDIAN' }));
    expect(signup).toMatchObject({ missing: ['PHONE'], phone_number: null, guardian_phone_number: '01055500303' });
  });

  test("another company's members, affiliates and contracts are unknown", async () => {
    await joiner.join('GENERAL', '01055500304', { login_id: 'twin2027', email: 'twin@guest.example' });
    const token = await begun('GENERAL', { hotel_code: '77' });
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
    const affiliate = await begun('AFFILIATE', { hotel_code: '78' });
    expect(problemOf(await joiner.affiliation(affiliate))).toBe('404 member_not_matched');
    expect((await joiner.affiliation(await begun('AFFILIATE'))).status).toBe(200);
  });
});

describe('enumeration', () => {
  test('requests for known and unknown phone numbers get the same response', async () => {
    await joiner.join('GENERAL', '01055500311', { login_id: 'known2027', email: 'known@guest.example' });
    const answers = [];
    for (const phone of ['01055500311', '01055500312']) {
      const { status, body } = await joiner.send(await begun('GENERAL'), phone);
      answers.push({ status, ...body, verification_id: '' });
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test('a wrong code does not reveal whether the phone number is known', async () => {
    const shown = [];
    site.deps.clock.advance(30_000);
    for (const phone of ['01055500311', '01055500313']) {
      const token = await begun('GENERAL');
      const { verification_id } = done(await joiner.send(token, phone));
      const wrong = String((Number(await joiner.codeFor(phone)) + 1) % 1_000_000).padStart(6, '0');
      shown.push(problemOf(await joiner.confirm(token, verification_id, wrong)));
    }
    expect(shown).toEqual(['422 verification_failed', '422 verification_failed']);
  });

  test('every mismatch in a claim to an owned room gets the same response', async () => {
    const answers = [];
    for (const mismatch of [{ owner_name: '최지후' }, { room_number: '9999' }, { distribution_number: 'X' }]) {
      const { status, body } = await joiner.ownership(await begun('PRESALE_INDIVIDUAL'), { ...OWNER, ...mismatch });
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
    for (let count = 1; count <= 100; count += 1) {
      const { status, headers } = await ask();
      if (status === 429) return { after: count - 1, retry: Number(headers.get('retry-after')) };
    }
    throw new Error('No request was rejected');
  };

  type Question = (joiner: Joiner, token: string) => Promise<{ status: number; headers: Headers }>;
  const QUESTIONS: [string, number, MemberType, Question][] = [
    ['affiliations', 10, 'AFFILIATE', (one, token) => one.affiliation(token, { ...AFFILIATE, customer_number: 'X' })],
    ['owned rooms', 10, 'PRESALE_INDIVIDUAL', (one, token) => one.ownership(token, { ...OWNER, owner_name: 'X' })],
    ['duplicates', 30, 'GENERAL', (one, token) => one.isFree(token, 'login_id', 'haneul27')],
    ['creations', 30, 'GENERAL', (one, token) => one.create(token)],
  ];
  test.each(QUESTIONS)('for %s are %i an hour per sign-up, and more per address', async (_, limit, kind, ask) => {
    narrow.deps.clock.advance(3 * 3_600_000);
    const token = done(await narrow.joiner.start(kind)).signup_token;
    const { after, retry } = await until429(() => ask(narrow.joiner, token));
    expect(after).toBe(limit);
    expect(retry).toBeGreaterThan(0);
    expect((await narrow.joiner.state(token)).status).toBe(200);

    let count = limit + 1;
    for (let other = 0; other < 3; other += 1) {
      const next = done(await narrow.joiner.start(kind)).signup_token;
      count += (await until429(() => ask(narrow.joiner, next))).after + 1;
    }
    expect(count).toBeLessThanOrEqual(limit === 30 ? 64 : 34);
  });

  test('for sign-ups are 20 an hour per address', async () => {
    narrow.deps.clock.advance(3 * 3_600_000);
    const { after } = await until429(() => narrow.joiner.start('GENERAL'));
    expect(after).toBe(20);
  });
});
