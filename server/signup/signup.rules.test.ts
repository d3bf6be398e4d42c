import { describe, expect, test } from 'vitest';
import type { MemberType, SignupCodeRequest } from '../../generated/types.ts';
import {
  channelFits,
  guardianConsents,
  type Information,
  isBirthday,
  isUnder14,
  joinTypeOf,
  missingOf,
  passwordViolations,
  violationsIn,
  type Proven,
  sameName,
} from './signup.rules.ts';

const TODAY = '2027-06-01';

function proven(memberType: MemberType, more: Partial<Proven> = {}): Proven {
  return {
    memberType,
    phoneNumber: null,
    email: null,
    guardianPhone: null,
    affiliation: null,
    ownedRoom: null,
    ...more,
  };
}

function information(more: Partial<Information> = {}): Information {
  return {
    last_name: '박',
    first_name: '도윤',
    birthday: '1990-11-20',
    gender: 'male',
    email: 'doyun@guest.example',
    agreements: { PRIVACY: true, TERMS: true, MARKETING: false },
    ...more,
  };
}

describe('missing proofs', () => {
  const affiliation = { affiliate_name: '한빛전자', business_number: '0000000101', customer_number: 'C20417' };
  test.each<[MemberType, Partial<Proven>, string[]]>([
    ['GENERAL', {}, ['PHONE']],
    ['GENERAL', { phoneNumber: '01055500163' }, []],
    ['GENERAL', { email: 'doyun@guest.example', guardianPhone: '01055500199' }, ['PHONE']],
    ['CYBER', {}, ['EMAIL', 'PHONE']],
    ['CYBER', { email: 'doyun@guest.example' }, ['PHONE']],
    ['CYBER', { phoneNumber: '01055500163' }, ['EMAIL']],
    ['CYBER', { email: 'doyun@guest.example', phoneNumber: '01055500163' }, []],
    ['AFFILIATE', {}, ['AFFILIATION', 'PHONE']],
    ['AFFILIATE', { phoneNumber: '01055500163' }, ['AFFILIATION']],
    ['AFFILIATE', { phoneNumber: '01055500163', affiliation }, []],
    ['PRESALE_INDIVIDUAL', {}, ['OWNERSHIP', 'PHONE']],
    ['PRESALE_CORPORATE', { ownedRoom: {} }, ['PHONE']],
    ['PRESALE_CORPORATE', { ownedRoom: {}, phoneNumber: '01055500163' }, []],
  ])('for a %s member with %o', (memberType, more, expected) => {
    expect(missingOf(proven(memberType, more))).toEqual(expected);
  });
});

test.each<[MemberType, SignupCodeRequest['channel'], SignupCodeRequest['subject'], boolean]>([
  ['GENERAL', 'SMS', 'MEMBER', true],
  ['GENERAL', 'EMAIL', 'MEMBER', false],
  ['GENERAL', 'SMS', 'GUARDIAN', true],
  ['GENERAL', 'EMAIL', 'GUARDIAN', false],
  ['CYBER', 'SMS', 'MEMBER', true],
  ['CYBER', 'EMAIL', 'MEMBER', true],
  ['CYBER', 'SMS', 'GUARDIAN', true],
  ['CYBER', 'EMAIL', 'GUARDIAN', false],
  ['AFFILIATE', 'SMS', 'MEMBER', true],
  ['PRESALE_CORPORATE', 'EMAIL', 'MEMBER', false],
])('for a %s sign-up, a code may be sent by %s to the %s: %s', (memberType, channel, subject, expected) => {
  expect(channelFits(memberType, { channel, subject, to: '' })).toBe(expected);
});

test.each([
  ['1990-11-20', true],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['2027-05-31', true],
  ['2027-06-01', false],
  ['2030-01-01', false],
  ['2001-02-29', false],
  ['2000-02-29', true],
  ['1990-13-01', false],
  ['1990-1-1', false],
])('%s is a valid birthday: %s', (day, expected) => {
  expect(isBirthday(day, TODAY)).toBe(expected);
});

test.each([
  ['2013-06-01', TODAY, false],
  ['2013-06-02', TODAY, true],
  ['2013-05-31', TODAY, false],
  ['2024-01-01', TODAY, true],
  ['2012-02-29', '2026-02-28', true],
  ['2012-02-29', '2026-03-01', false],
])('a person born on %s is under 14 on %s: %s', (birthday, today, expected) => {
  expect(isUnder14(birthday, today)).toBe(expected);
});

test.each([
  ['한빛 전자', '한빛전자', true],
  ['Hanbit  Electronics', 'hanbit electronics', true],
  ['한빛전자'.normalize('NFD'), '한빛전자', true],
  ['한빛전지', '한빛전자', false],
  ['', '한빛전자', false],
])('the names %s and %s are the same: %s', (one, other, expected) => {
  expect(sameName(one, other)).toBe(expected);
});

test.each<[Partial<Proven>, string | undefined, boolean]>([
  [{ guardianPhone: '01055500199' }, '박하나', true],
  [{ guardianPhone: '01055500199' }, undefined, false],
  [{}, '박하나', false],
  [{ guardianPhone: '01055500199', phoneNumber: '01055500199' }, '박하나', false],
])('a guardian with the proofs %o and the name %s consents: %s', (more, guardian_name, expected) => {
  const typed = information(guardian_name === undefined ? {} : { guardian_name });
  expect(guardianConsents(proven('GENERAL', more), typed)).toBe(expected);
});

describe('violations', () => {
  const general = proven('GENERAL', { phoneNumber: '01055500163' });
  const cyber = proven('CYBER', { email: 'Doyun@Guest.example', phoneNumber: '01055500163' });
  test.each<[string, Proven, Partial<Information>, boolean, string[]]>([
    ['none', general, {}, false, []],
    ['none if only the letter case differs', cyber, {}, false, []],
    ['another email address', cyber, { email: 'x@guest.example' }, false, ['/email invalid_email']],
    ['a birthday that is not in the past', general, { birthday: '2027-06-01' }, false, ['/birthday invalid_birthday']],
    ['separate membership terms, not accepted', general, {}, true, ['/agreements/MEMBERSHIP validation']],
    [
      'separate membership terms, accepted',
      general,
      { agreements: { PRIVACY: true, TERMS: true, MARKETING: false, MEMBERSHIP: true } },
      true,
      [],
    ],
    [
      'several violations at once',
      cyber,
      { birthday: '1850-01-01', email: 'x@guest.example' },
      true,
      ['/birthday invalid_birthday', '/email invalid_email', '/agreements/MEMBERSHIP validation'],
    ],
  ])('%s', (_, facts, more, termsAlone, expected) => {
    const found = violationsIn(information(more), facts, { today: TODAY, termsAlone });
    expect(found.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(expected);
  });
});

test('the password must be repeated', () => {
  expect(passwordViolations({ password: 'a', password_confirm: 'a' })).toEqual([]);
  expect(passwordViolations({ password: 'a', password_confirm: 'b' })).toEqual([
    { pointer: '/password_confirm', code: 'password_mismatch' },
  ]);
});

test('derives the join type from the social account', () => {
  expect(joinTypeOf(null)).toBe('NORMAL');
  expect(joinTypeOf({ provider: 'kakao', subject: '42' })).toBe('KAKAO');
});
