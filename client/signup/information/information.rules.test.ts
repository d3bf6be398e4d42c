import { describe, expect, test } from 'vitest';
import type { SignupState } from '../../../generated/types.ts';
import { withoutPasswords } from './information-draft.ts';
import { type Circumstances, fieldsOf, ruleViolations } from './information.rules.ts';

const signup: SignupState = {
  member_type: 'GENERAL',
  join_type: 'NORMAL',
  expires_at: '2027-06-01T01:30:00Z',
  missing: [],
  phone_number: '01055500163',
  email: null,
  guardian_phone_number: null,
  affiliate_name: null,
  owned_room: null,
  prefill: null,
};
function now(more: Partial<Circumstances> = {}, verifiedSignup: Partial<SignupState> = {}): Circumstances {
  return {
    today: '2027-06-01',
    checkOf: () => 'free',
    signup: { ...signup, ...verifiedSignup },
    ...more,
  };
}
const whole = {
  login_id: 'haneul27',
  password: 'Haneul!2027',
  password_confirm: 'Haneul!2027',
  birthday: '1990-11-20',
  email: 'doyun@guest.example',
};

describe('fields of the sign-up', () => {
  test('omit verified contacts', () => {
    expect(fieldsOf(now(), whole.birthday)).toContain('email');
    const cyber = fieldsOf(now({}, { member_type: 'CYBER', email: whole.email }), whole.birthday);
    expect(cyber).not.toContain('email');
    expect(cyber).not.toContain('phone_number');
  });

  test('omit the ID and the passwords for a social sign-up', () => {
    const fields = fieldsOf(now({}, { join_type: 'KAKAO' }), whole.birthday);
    for (const field of ['login_id', 'password', 'password_confirm'] as const) expect(fields).not.toContain(field);
  });

  test('include a guardian for a member under 14', () => {
    expect(fieldsOf(now(), '2018-01-02')).toContain('guardian_name');
    expect(fieldsOf(now(), '2013-06-01')).not.toContain('guardian_name');
  });
});

describe('rules beyond the schema', () => {
  test('accept valid input', () => expect(ruleViolations(whole, now())).toEqual({}));

  test.each([
    ['a different second password', { password_confirm: 'Haneul!2028' }, { password_confirm: 'password_mismatch' }],
    ['no second password', { password_confirm: '' }, { password_confirm: 'missing' }],
    ['a birthday in the future', { birthday: '2027-06-02' }, { birthday: 'invalid' }],
    ['no birthday', { birthday: '' }, { birthday: 'missing' }],
    ['a child without a guardian', { birthday: '2018-01-02' }, { guardian_name: 'missing' }],
    [
      'a guardian whose phone number is not verified',
      { birthday: '2018-01-02', guardian_name: '박서연' },
      { guardian_name: 'unproven' },
    ],
  ])('reject %s', (_, typed, violations) => expect(ruleViolations({ ...whole, ...typed }, now())).toEqual(violations));

  test('accept an ID and an email address only after the server has accepted them', () => {
    expect(ruleViolations(whole, now({ checkOf: () => null }))).toEqual({ login_id: 'unchecked', email: 'unchecked' });
    expect(ruleViolations(whole, now({ checkOf: () => 'taken' }))).toEqual({
      login_id: 'duplicate_id',
      email: 'duplicate_email',
    });
  });
});

test('removes the passwords from a draft', () => {
  expect(withoutPasswords(whole)).toEqual({
    login_id: 'haneul27',
    birthday: '1990-11-20',
    email: 'doyun@guest.example',
  });
});
