import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done, problemOf } from '../../tests/support/api/guest.ts';
import {
  INFORMATION,
  type Joiner,
  placesOf,
  type SignupSite,
  startSignupSite,
} from '../../tests/support/api/signup.ts';

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

describe('duplicates', () => {
  test('are rejected for an ID in any letter case, an email address and a verified phone number', async () => {
    await joiner.join('GENERAL', '01055500181', { login_id: 'taken2027', email: 'taken@guest.example' });
    const token = await begun('GENERAL');
    expect(problemOf(await joiner.isFree(token, 'login_id', 'TAKEN2027'))).toBe('409 duplicate_id');
    expect(problemOf(await joiner.prove(token, '01055500181'))).toBe('409 duplicate_phone');
    expect(done(await joiner.state(token)).signup.missing).toEqual(['PHONE']);
    done(await joiner.prove(token, '01055500182'));
    expect(problemOf(await joiner.isFree(token, 'email', 'Taken@Guest.example'))).toBe('409 duplicate_email');
    expect(problemOf(await joiner.create(token, { login_id: 'Taken2027' }))).toBe('409 duplicate_id');
    expect(problemOf(await joiner.create(token, { email: 'TAKEN@guest.example' }))).toBe('409 duplicate_email');
    expect(problemOf(await joiner.prove(await begun('CYBER'), 'taken@guest.example'))).toBe('409 duplicate_email');
  });

  test.each(['GENERAL', 'CYBER'] as const)(
    'are not revealed for an email address to a %s member before verification',
    async (kind) => {
      const token = await begun(kind);
      const answers = await Promise.all(
        ['taken@guest.example', 'nobody@guest.example'].map((email) => joiner.isFree(token, 'email', email)),
      );
      expect(answers.map(problemOf)).toEqual(Array(2).fill('409 signup_not_completed'));
    },
  );

  test("are revealed for a cyber member's phone number only after its verification", async () => {
    const token = await begun('CYBER');
    const email = 'cyber-phone@guest.example';
    done(await joiner.prove(token, email));
    expect(problemOf(await joiner.prove(token, '01055500181'))).toBe('409 duplicate_phone');
    expect(problemOf(await joiner.create(token, { login_id: 'cyber2027', email }))).toBe('409 signup_not_completed');
    done(await joiner.prove(token, '01055500183'));
    expect((await joiner.create(token, { login_id: 'cyber2027', email })).status).toBe(201);
  });

  test('are found for a phone number in any format', async () => {
    const token = await begun('GENERAL');
    for (const dialled of ['821055500181', '8201055500181']) {
      const { verification_id } = done(await joiner.send(token, dialled));
      const answer = await joiner.confirm(token, verification_id, await joiner.codeFor('01055500181'));
      expect(problemOf(answer)).toBe('409 duplicate_phone');
    }
  });

  test.each([
    ['login_id', 'abc', '/value validation'],
    ['login_id', 'a b c d', '/value validation'],
    ['login_id', '하늘하늘', '/value validation'],
    ['email', 'taken', '/value invalid_email'],
    ['phone_number' as 'email', '01055500181', '/field validation'],
  ] as const)('are not searched for if the value is invalid: %s %s (%s)', async (field, value, expected) => {
    const answer = await joiner.isFree(await begun('GENERAL'), field, value);
    expect(answer.status).toBe(422);
    expect(placesOf(answer)).toEqual([expected]);
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
    [{ password: undefined }, '/password validation'],
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
    // The account gets the verified phone number, so the request must not contain one.
    [{ phone_number: '01055500191' }, '/phone_number validation'],
    [{ address: 'a\0b' }, '/address validation'],
    [{ last_name: '\ud83d' }, '/last_name validation'],
    [{ last_name: '박\n' }, '/last_name validation'],
    [{ first_name: '도윤\r\nBcc: all@guest.example' }, '/first_name validation'],
    [{ guardian_name: '임\u001b[2K도현' }, '/guardian_name validation'],
    [{ address: 'a'.repeat(201) }, '/address validation'],
    [{ agreements: { ...INFORMATION.agreements, PRIVACY: false } }, '/agreements/PRIVACY validation'],
    [{ agreements: { ...INFORMATION.agreements, TERMS: false } }, '/agreements/TERMS validation'],
    [{ agreements: { PRIVACY: true, TERMS: true } }, '/agreements/MARKETING validation'],
    [{ guardian_name: '' }, '/guardian_name validation'],
    [{ member_type: 'PRESALE_INDIVIDUAL' }, '/member_type validation'],
    [{ member_no: 'M0000001' }, '/member_no validation'],
  ])('with %j is rejected at %s', async (more, expected) => {
    const answer = await joiner.create(token, more);
    expect(answer.status).toBe(422);
    expect(placesOf(answer)).toEqual([expected]);
  });

  test('is rejected with all violations at once', async () => {
    const answer = await joiner.create(token, { birthday: '1850-01-01', password_confirm: 'Haneul!2028' });
    expect(problemOf(answer)).toBe('422 validation');
    expect(placesOf(answer)).toEqual(['/password_confirm password_mismatch', '/birthday invalid_birthday']);
  });

  test('from a cyber member must contain the verified email address', async () => {
    const cyber = await joiner.ready('CYBER', '01055500194', { email: 'proven@guest.example' });
    const more = { login_id: 'proven2027', email: 'other@guest.example' };
    expect(placesOf(await joiner.create(cyber, more))).toEqual(['/email invalid_email']);
  });

  test('is rejected until all proofs have been given', async () => {
    for (const kind of ['GENERAL', 'CYBER', 'AFFILIATE', 'PRESALE_INDIVIDUAL'] as const)
      expect(problemOf(await joiner.create(await begun(kind)))).toBe('409 signup_not_completed');
    const half = await begun('AFFILIATE');
    done(await joiner.prove(half, '01055500193'));
    expect(problemOf(await joiner.create(half))).toBe('409 signup_not_completed');
  });

  test('for a social account needs a social sign-up', async () => {
    expect(problemOf(await joiner.createSocial(token))).toBe('409 signup_not_completed');
  });
});
