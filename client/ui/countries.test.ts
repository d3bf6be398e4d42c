import { expect, test } from 'vitest';
import { countries, countryChoice, countryName } from './countries.ts';

test('lists every country once, with its name in the given language', () => {
  const korean = countries('ko');
  const codes = korean.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toEqual(expect.arrayContaining(['KR', 'CN', 'MN', 'GB', 'US', 'VN', 'TL']));
  // Groups of countries, and withdrawn codes.
  for (const none of ['EU', 'UN', 'ZZ', 'SU', 'YU', 'DD']) expect(codes).not.toContain(none);
  expect(korean.find(({ code }) => code === 'KR')?.name).toBe('대한민국');
  expect(countryName('CN', 'es')).toBe('China');
});

test("sorts countries in the language's order", () => {
  const names = countries('en').map(({ name }) => name);
  expect(names.indexOf('Åland Islands')).toBeLessThan(names.indexOf('Bahamas'));
  expect(names[0]).toBe('Afghanistan');
});

test("offers the language's country and those near Korea first, and each country once", () => {
  const { suggested, others } = countryChoice('vi');
  expect(suggested.map(({ code }) => code)).toEqual(['VN', 'KR', 'JP', 'CN', 'TW', 'MN']);
  expect(countryChoice('ko').suggested[0]?.code).toBe('KR');
  const codes = [...suggested, ...others].map(({ code }) => code);
  expect(codes.toSorted()).toEqual(
    countries('vi')
      .map(({ code }) => code)
      .toSorted(),
  );
});
