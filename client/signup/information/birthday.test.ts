import { describe, expect, test } from 'vitest';
import { isBirthday, needsGuardian } from './birthday.ts';

describe('birthday', () => {
  test.each([
    ['1990-11-20', true],
    ['2024-02-29', true],
    ['2027-06-01', true],
    ['2027-06-02', false],
    ['2023-02-29', false],
    ['1990-13-01', false],
    ['1899-12-31', false],
    ['90-11-20', false],
    ['1990-11-', false],
    ['', false],
  ])('accepts the birthday %s on 2027-06-01: %s', (day, right) => expect(isBirthday(day, '2027-06-01')).toBe(right));

  test.each([
    ['2013-06-02', true],
    ['2013-06-01', false],
    ['2012-02-29', false],
    ['2027-05-31', true],
    ['nonsense', false],
  ])('requires a guardian for the birthday %s on 2027-06-01: %s', (day, needed) =>
    expect(needsGuardian(day, '2027-06-01')).toBe(needed),
  );

  test('requires a guardian until 1 March for a birthday on 29 February', () => {
    expect(needsGuardian('2012-02-29', '2026-02-28')).toBe(true);
    expect(needsGuardian('2012-02-29', '2026-03-01')).toBe(false);
  });
});
