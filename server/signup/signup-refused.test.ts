import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoHotel } from '../../tests/support/properties.ts';
import { type Answer, done, refusal } from '../../tests/support/guest.ts';
import {
  AFFILIATE,
  CORPORATION,
  INFORMATION,
  type Joiner,
  loadCompany,
  OWNER,
  type SignupSite,
  startSignupSite,
} from '../../tests/support/signup.ts';

const START = '2027-06-01T01:00:00Z';

let site: SignupSite;
let joiner: Joiner;
beforeAll(async () => {
  site = await startSignupSite();
  joiner = site.joiner;
});
afterAll(() => site.close());

const begun = async (...wish: Parameters<Joiner['start']>) => done(await joiner.start(...wish)).signup_token;
/** Where it is wrong and how, each once. */
const places = ({ problem }: Answer<unknown>) => [
  ...new Set((problem.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`)),
];

describe('beginning', () => {
  test('a kind that the property does not take', async () => {
    await loadCompany(site.deps.db, 'plain', [
      demoHotel('1', (hotel) => {
        hotel.hotel_code = '77';
        delete hotel.member_types;
      }),
    ]);
    expect(refusal(await joiner.start('AFFILIATE', { hotelCode: '77' }))).toBe('403 forbidden');
    expect(refusal(await joiner.start('PRESALE_INDIVIDUAL', { hotelCode: '77' }))).toBe('403 forbidden');
    expect((await joiner.start('CYBER', { hotelCode: '77' })).status).toBe(201);
  });

  test('an unknown hotel', async () => {
    expect(refusal(await joiner.start('GENERAL', { hotelCode: '99' }))).toBe('404 not_found');
  });

  test.each([
    [{ hotelCode: '1' }, '/member_type validation'],
    [{ hotelCode: '1', member_type: 'STAFF' }, '/member_type validation'],
    [{ hotelCode: 'no code', member_type: 'GENERAL' }, '/hotelCode validation'],
    [{ hotelCode: '1', member_type: 'GENERAL', phone_number: '01055500163' }, '/phone_number validation'],
    [{ hotelCode: '1', member_type: 'GENERAL', social_ticket: '' }, '/social_ticket validation'],
    [{ hotelCode: '1', member_type: 'CYBER', social_ticket: 'haneul.x' }, '/member_type validation'],
  ])('%j is refused at %s', async (body, expected) => {
    const answer = await joiner.call('POST', '/client/signup/sessions', {}, body);
    expect(answer.status).toBe(422);
    expect(places(answer)).toEqual([expected]);
  });
});

describe('codes', () => {
  test.each([
    ['GENERAL', { to: '1' }, '/to validation'],
    ['GENERAL', { to: '010-5550-0163' }, '/to invalid_phone'],
    ['GENERAL', { to: '0215550163' }, '/to invalid_phone'],
    ['GENERAL', { channel: 'SMS', to: 'doyun@guest.example' }, '/to invalid_phone'],
    ['GENERAL', { channel: 'EMAIL', to: 'doyun@guest.example' }, '/channel validation'],
    ['GENERAL', { channel: 'EMAIL', to: 'doyun@guest.example', subject: 'GUARDIAN' }, '/channel validation'],
    ['GENERAL', { channel: 'POST' as 'SMS', to: '01055500163' }, '/channel validation'],
    ['GENERAL', { to: '01055500163', subject: 'FRIEND' as 'MEMBER' }, '/subject validation'],
    ['CYBER', { channel: 'EMAIL', to: 'doyun' }, '/to invalid_email'],
    ['CYBER', { channel: 'EMAIL', to: 'doyun@guest.example, kim@guest.example' }, '/to invalid_email'],
    ['CYBER', { channel: 'SMS', to: '01055500163' }, '/channel validation'],
  ] as const)('for %s, %j is refused at %s', async (kind, request, expected) => {
    const answer = await joiner.send(await begun(kind), request.to, request);
    expect(answer.status).toBe(422);
    expect(places(answer)).toEqual([expected]);
  });

  test('a wrong one, one that is too late, one tried too often, one that another has followed', async () => {
    const token = await begun('GENERAL');
    const { verification_id: id } = done(await joiner.send(token, '01055500163'));
    const code = await joiner.codeFor('01055500163');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(refusal(await joiner.confirm(token, id, wrong))).toBe('422 verification_failed');
    site.deps.clock.advance(3 * 60_000);
    expect(refusal(await joiner.confirm(token, id, code))).toBe('410 verification_expired');

    const { verification_id: next } = done(await joiner.send(token, '01055500163'));
    const good = await joiner.codeFor('01055500163');
    const bad = String((Number(good) + 1) % 1_000_000).padStart(6, '0');
    for (let tried = 1; tried <= 5; tried += 1)
      expect((await joiner.confirm(token, next, bad)).status).toBeGreaterThan(400);
    expect(refusal(await joiner.confirm(token, next, good))).toBe('410 verification_expired');

    const { verification_id: first } = done(await joiner.send(token, '01055500164'));
    const old = await joiner.codeFor('01055500164');
    done(await joiner.send(token, '01055500165'));
    expect(refusal(await joiner.confirm(token, first, old))).toBe('410 verification_expired');
    expect(done(await joiner.state(token)).signup).toMatchObject({ missing: ['PHONE'], phone_number: null });
    site.deps.clock.set(START);
  });

  test.each([
    [{ verification_id: '1', code: '284915' }, '/verification_id validation'],
    [{ verification_id: '0197f3a2-6d1e-7c40-9b1a-4f2f6a1f9c42', code: '28491' }, '/code validation'],
    [{ verification_id: '0197f3a2-6d1e-7c40-9b1a-4f2f6a1f9c42', code: '28491५' }, '/code validation'],
  ])('%j is refused at %s', async ({ verification_id, code }, expected) => {
    const answer = await joiner.confirm(await begun('GENERAL'), verification_id, code);
    expect(answer.status).toBe(422);
    expect(places(answer)).toEqual([expected]);
  });
});

describe('affiliates', () => {
  test.each([
    { affiliate_name: '한빛전지' },
    { business_number: '0000000102' },
    { customer_number: 'C20418' },
    { customer_number: 'c20417' },
  ])('%j belongs to none', async (more) => {
    const token = await begun('AFFILIATE');
    expect(refusal(await joiner.affiliation(token, { ...AFFILIATE, ...more }))).toBe('404 member_not_matched');
    expect(done(await joiner.state(token)).signup.missing).toEqual(['AFFILIATION', 'PHONE']);
  });

  test.each([
    [{ business_number: '000-00-00101' }, '/business_number validation'],
    [{ affiliate_name: '  ' }, '/affiliate_name validation'],
    [{ customer_number: '' }, '/customer_number validation'],
  ])('%j is refused at %s', async (more, expected) => {
    expect(places(await joiner.affiliation(await begun('AFFILIATE'), { ...AFFILIATE, ...more }))).toEqual([expected]);
  });

  test('another kind of member has none', async () => {
    expect(refusal(await joiner.affiliation(await begun('GENERAL')))).toBe('409 signup_not_completed');
  });
});

describe('owned rooms', () => {
  test.each([
    ['PRESALE_INDIVIDUAL', { ...OWNER, owner_name: '최지후' }],
    ['PRESALE_INDIVIDUAL', { ...OWNER, distribution_number: 'D-2024-0118' }],
    ['PRESALE_INDIVIDUAL', { ...OWNER, room_number: '1204' }],
    ['PRESALE_INDIVIDUAL', { ...OWNER, unit_code: 'B' }],
    ['PRESALE_INDIVIDUAL', { ...OWNER, building_code: 'B103' }],
    ['PRESALE_INDIVIDUAL', CORPORATION],
    ['PRESALE_CORPORATE', OWNER],
    ['PRESALE_CORPORATE', { ...CORPORATION, business_number: '0000000303' }],
    ['PRESALE_CORPORATE', { ...CORPORATION, business_number: undefined }],
  ] as const)('%s: %j is in no contract', async (kind, said) => {
    const token = await begun(kind);
    const answer = await joiner.ownership(token, said);
    expect(refusal(answer)).toBe('422 presale_info_wrong');
    expect(answer.problem.errors).toBeUndefined();
    expect(done(await joiner.state(token)).signup.missing).toEqual(['OWNERSHIP', 'PHONE']);
  });

  test('a bad number is refused at its place', async () => {
    const answer = await joiner.ownership(await begun('PRESALE_CORPORATE'), { ...CORPORATION, business_number: '12' });
    expect(places(answer)).toEqual(['/business_number validation']);
  });

  test('another kind of member has none', async () => {
    expect(refusal(await joiner.ownership(await begun('AFFILIATE')))).toBe('409 signup_not_completed');
  });
});

describe('duplicates', () => {
  test('of an ID in any case, of an email, and of a phone once it is proven', async () => {
    await joiner.join('GENERAL', '01055500181', { login_id: 'taken2027', email: 'taken@guest.example' });
    const token = await begun('GENERAL');
    expect(refusal(await joiner.isFree(token, 'login_id', 'TAKEN2027'))).toBe('409 duplicate_id');
    expect(refusal(await joiner.isFree(token, 'email', 'Taken@Guest.example'))).toBe('409 duplicate_email');
    expect(refusal(await joiner.prove(token, '01055500181'))).toBe('409 duplicate_phone');
    expect(done(await joiner.state(token)).signup.missing).toEqual(['PHONE']);
    done(await joiner.prove(token, '01055500182'));
    expect(refusal(await joiner.create(token, { login_id: 'Taken2027' }))).toBe('409 duplicate_id');
    expect(refusal(await joiner.create(token, { email: 'TAKEN@guest.example' }))).toBe('409 duplicate_email');
    expect(refusal(await joiner.prove(await begun('CYBER'), 'taken@guest.example'))).toBe('409 duplicate_email');
  });

  test("of a cyber member's phone, which nobody proves", async () => {
    const token = await joiner.ready('CYBER', 'cyber-phone@guest.example');
    const information = { login_id: 'cyber2027', email: 'cyber-phone@guest.example', phone_number: '01055500181' };
    expect(refusal(await joiner.create(token, information))).toBe('409 duplicate_phone');
    expect((await joiner.create(token, { ...information, phone_number: '01055500183' })).status).toBe(201);
  });

  test('of a phone, however it is dialled', async () => {
    const token = await begun('GENERAL');
    for (const dialled of ['821055500181', '8201055500181']) {
      const { verification_id } = done(await joiner.send(token, dialled));
      const answer = await joiner.confirm(token, verification_id, await joiner.codeFor('01055500181'));
      expect(refusal(answer)).toBe('409 duplicate_phone');
    }
    const cyber = await joiner.ready('CYBER', 'dialled@guest.example');
    const information = { login_id: 'dialled2027', email: 'dialled@guest.example', phone_number: '821055500181' };
    expect(refusal(await joiner.create(cyber, information))).toBe('409 duplicate_phone');
  });

  test.each([
    ['login_id', 'abc', '/value validation'],
    ['login_id', 'a b c d', '/value validation'],
    ['login_id', '하늘하늘', '/value validation'],
    ['email', 'taken', '/value invalid_email'],
    ['phone_number' as 'email', '01055500181', '/field validation'],
  ] as const)('%s %s cannot be one: %s', async (field, value, expected) => {
    const answer = await joiner.isFree(await begun('GENERAL'), field, value);
    expect(answer.status).toBe(422);
    expect(places(answer)).toEqual([expected]);
  });
});

describe('information', () => {
  let token = '';
  beforeAll(async () => void (token = await joiner.ready('GENERAL', '01055500191')));

  test.each<[object, string]>([
    [{ login_id: 'abc' }, '/login_id validation'],
    [{ login_id: 'a'.repeat(21) }, '/login_id validation'],
    [{ login_id: 'haneul 27' }, '/login_id validation'],
    [{ login_id: undefined }, '/login_id validation'],
    [{ password: 'Short!27', password_confirm: 'Short!27' }, '/password password_format'],
    [{ password: 'onlyletters', password_confirm: 'onlyletters' }, '/password password_format'],
    [{ password: 'twokinds1', password_confirm: 'twokinds1' }, '/password password_format'],
    [{ password: 'With space!2027', password_confirm: 'With space!2027' }, '/password password_format'],
    [{ password: undefined }, '/password password_format'],
    [{ password_confirm: 'Haneul!2028' }, '/password_confirm password_mismatch'],
    [{ password_confirm: undefined }, '/password_confirm validation'],
    [{ last_name: '  ' }, '/last_name validation'],
    [{ first_name: undefined }, '/first_name validation'],
    [{ last_name_en: '박' }, '/last_name_en validation'],
    [{ first_name_en: 'Do1' }, '/first_name_en validation'],
    [{ birthday: '1990-02-30' }, '/birthday invalid_birthday'],
    [{ birthday: '1899-12-31' }, '/birthday invalid_birthday'],
    [{ birthday: '2027-06-01' }, '/birthday invalid_birthday'],
    [{ birthday: '20.11.1990' }, '/birthday invalid_birthday'],
    [{ birthday: undefined }, '/birthday invalid_birthday'],
    [{ gender: 'other' }, '/gender validation'],
    [{ email: 'doyun' }, '/email invalid_email'],
    [{ email: undefined }, '/email invalid_email'],
    [{ phone_number: '010-5550-0191' }, '/phone_number invalid_phone'],
    [{ phone_number: '01055500192' }, '/phone_number invalid_phone'],
    [{ address: 'a'.repeat(201) }, '/address validation'],
    [{ agreements: { ...INFORMATION.agreements, PRIVACY: false } }, '/agreements/PRIVACY validation'],
    [{ agreements: { ...INFORMATION.agreements, TERMS: false } }, '/agreements/TERMS validation'],
    [{ agreements: { PRIVACY: true, TERMS: true } }, '/agreements/MARKETING validation'],
    [{ guardian_name: '' }, '/guardian_name validation'],
    [{ member_type: 'PRESALE_INDIVIDUAL' }, '/member_type validation'],
    [{ member_no: 'M0000001' }, '/member_no validation'],
  ])('%j is refused at %s', async (more, expected) => {
    const answer = await joiner.create(token, more);
    expect(answer.status).toBe(422);
    expect(places(answer)).toEqual([expected]);
  });

  test('all that is wrong is told at once', async () => {
    const answer = await joiner.create(token, { birthday: '1850-01-01', password_confirm: 'Haneul!2028' });
    expect(refusal(answer)).toBe('422 validation');
    expect(places(answer)).toEqual(['/password_confirm password_mismatch', '/birthday invalid_birthday']);
  });

  test('a cyber member needs a phone, and keeps to the email that was proven', async () => {
    const cyber = await joiner.ready('CYBER', 'proven@guest.example');
    const more = { login_id: 'proven2027', email: 'other@guest.example' };
    expect(places(await joiner.create(cyber, more))).toEqual(['/email invalid_email', '/phone_number invalid_phone']);
  });

  test('before everything is proven', async () => {
    for (const kind of ['GENERAL', 'CYBER', 'AFFILIATE', 'PRESALE_INDIVIDUAL'] as const)
      expect(refusal(await joiner.create(await begun(kind)))).toBe('409 signup_not_completed');
    const half = await begun('AFFILIATE');
    done(await joiner.prove(half, '01055500193'));
    expect(refusal(await joiner.create(half))).toBe('409 signup_not_completed');
  });

  test('of a social account without one', async () => {
    expect(refusal(await joiner.createSocial(token))).toBe('409 signup_not_completed');
  });
});
