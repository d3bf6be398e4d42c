import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { done, problemOf } from '../../tests/support/api/guest.ts';
import {
  AFFILIATE,
  CORPORATION,
  type Joiner,
  loadCompany,
  OWNER,
  placesOf,
  type SignupSite,
  startSignupSite,
} from '../../tests/support/api/signup.ts';

const START = '2027-06-01T01:00:00Z';

let site: SignupSite;
let joiner: Joiner;
beforeAll(async () => {
  site = await startSignupSite();
  joiner = site.joiner;
});
afterAll(() => site.close());

async function begun(...wish: Parameters<Joiner['start']>) {
  return done(await joiner.start(...wish)).signup_token;
}
describe('starting', () => {
  test('rejects a kind of member that the property does not accept', async () => {
    await loadCompany(site.deps.db, 'plain', [
      demoHotel('1', (hotel) => {
        hotel.hotel_code = '77';
        delete hotel.member_types;
      }),
    ]);
    expect(problemOf(await joiner.start('AFFILIATE', { hotel_code: '77' }))).toBe('403 forbidden');
    expect(problemOf(await joiner.start('PRESALE_INDIVIDUAL', { hotel_code: '77' }))).toBe('403 forbidden');
    expect((await joiner.start('CYBER', { hotel_code: '77' })).status).toBe(201);
  });

  test('rejects an unknown hotel', async () => {
    expect(problemOf(await joiner.start('GENERAL', { hotel_code: '99' }))).toBe('404 not_found');
  });

  test.each([
    [{ hotel_code: '1' }, '/member_type validation'],
    [{ hotel_code: '1', member_type: 'STAFF' }, '/member_type validation'],
    [{ hotel_code: 'no code', member_type: 'GENERAL' }, '/hotel_code validation'],
    [{ hotel_code: '1', member_type: 'GENERAL', phone_number: '01055500163' }, '/phone_number validation'],
    [{ hotel_code: '1', member_type: 'GENERAL', social_ticket: '' }, '/social_ticket validation'],
    [{ hotel_code: '1', member_type: 'CYBER', social_ticket: 'haneul.x' }, '/member_type validation'],
  ])('%j is rejected at %s', async (body, expected) => {
    const answer = await joiner.call('POST', '/client/signup/sessions', {}, body);
    expect(answer.status).toBe(422);
    expect(placesOf(answer)).toEqual([expected]);
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
  ] as const)('are not sent for a %s member with %j, which is rejected at %s', async (kind, request, expected) => {
    const answer = await joiner.send(await begun(kind), request.to, request);
    expect(answer.status).toBe(422);
    expect(placesOf(answer)).toEqual([expected]);
  });

  test('are rejected if they are wrong, expired, tried too often or replaced', async () => {
    const token = await begun('GENERAL');
    const { verification_id: id } = done(await joiner.send(token, '01055500163'));
    const code = await joiner.codeFor('01055500163');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(problemOf(await joiner.confirm(token, id, wrong))).toBe('422 verification_failed');
    site.deps.clock.advance(3 * 60_000);
    expect(problemOf(await joiner.confirm(token, id, code))).toBe('410 verification_expired');

    const { verification_id: next } = done(await joiner.send(token, '01055500163'));
    const good = await joiner.codeFor('01055500163');
    const bad = String((Number(good) + 1) % 1_000_000).padStart(6, '0');
    for (let tried = 1; tried <= 5; tried += 1)
      expect((await joiner.confirm(token, next, bad)).status).toBeGreaterThan(400);
    expect(problemOf(await joiner.confirm(token, next, good))).toBe('410 verification_expired');

    const { verification_id: first } = done(await joiner.send(token, '01055500164'));
    const old = await joiner.codeFor('01055500164');
    done(await joiner.send(token, '01055500165'));
    expect(problemOf(await joiner.confirm(token, first, old))).toBe('410 verification_expired');
    expect(done(await joiner.state(token)).signup).toMatchObject({ missing: ['PHONE'], phone_number: null });
    site.deps.clock.set(START);
  });

  test.each([
    [{ verification_id: '1', code: '284915' }, '/verification_id validation'],
    [{ verification_id: '0197f3a2-6d1e-7c40-9b1a-4f2f6a1f9c42', code: '28491' }, '/code validation'],
    [{ verification_id: '0197f3a2-6d1e-7c40-9b1a-4f2f6a1f9c42', code: '28491५' }, '/code validation'],
  ])('%j is rejected at %s', async ({ verification_id, code }, expected) => {
    const answer = await joiner.confirm(await begun('GENERAL'), verification_id, code);
    expect(answer.status).toBe(422);
    expect(placesOf(answer)).toEqual([expected]);
  });
});

describe('affiliates', () => {
  test.each([
    { affiliate_name: '한빛전지' },
    { business_number: '0000000102' },
    { customer_number: 'C20418' },
    { customer_number: 'c20417' },
  ])('are not found with %j', async (more) => {
    const token = await begun('AFFILIATE');
    expect(problemOf(await joiner.affiliation(token, { ...AFFILIATE, ...more }))).toBe('404 member_not_matched');
    expect(done(await joiner.state(token)).signup.missing).toEqual(['AFFILIATION', 'PHONE']);
  });

  test.each([
    [{ business_number: '000-00-00101' }, '/business_number validation'],
    [{ affiliate_name: '  ' }, '/affiliate_name validation'],
    [{ customer_number: '' }, '/customer_number validation'],
  ])('%j is rejected at %s', async (more, expected) => {
    expect(placesOf(await joiner.affiliation(await begun('AFFILIATE'), { ...AFFILIATE, ...more }))).toEqual([expected]);
  });

  test('are rejected for other kinds of member', async () => {
    expect(problemOf(await joiner.affiliation(await begun('GENERAL')))).toBe('409 signup_not_completed');
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
  ] as const)('of a %s member are not found with %j', async (kind, request) => {
    const token = await begun(kind);
    const answer = await joiner.ownership(token, request);
    expect(problemOf(answer)).toBe('422 presale_info_wrong');
    expect(answer.problem.errors).toBeUndefined();
    expect(done(await joiner.state(token)).signup.missing).toEqual(['OWNERSHIP', 'PHONE']);
  });

  test('are rejected with a pointer to an invalid number', async () => {
    const answer = await joiner.ownership(await begun('PRESALE_CORPORATE'), { ...CORPORATION, business_number: '12' });
    expect(placesOf(answer)).toEqual(['/business_number validation']);
  });

  test('are rejected for other kinds of member', async () => {
    expect(problemOf(await joiner.ownership(await begun('AFFILIATE')))).toBe('409 signup_not_completed');
  });

  test('are listed only for owners', async () => {
    for (const kind of ['GENERAL', 'CYBER', 'AFFILIATE'] as const)
      expect(problemOf(await joiner.rooms(await begun(kind)))).toBe('409 signup_not_completed');
    for (const kind of ['PRESALE_INDIVIDUAL', 'PRESALE_CORPORATE'] as const)
      expect(done(await joiner.rooms(await begun(kind))).buildings).toHaveLength(2);
  });
});
