import { expect, test } from 'vitest';
import { addDays, lastDayOf, monthsFrom, nightsBetween, nightsOf } from './days.ts';

test('counts days across months, years, leap days and clock changes', () => {
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(nightsBetween('2027-03-27', '2027-03-29')).toBe(2);
  expect(nightsBetween('2027-02-27', '2027-03-01')).toBe(2);
  expect(nightsBetween('2028-02-27', '2028-03-01')).toBe(3);
  expect(nightsOf('2027-06-11', '2027-06-13')).toEqual(['2027-06-11', '2027-06-12']);
  expect(nightsOf('2027-06-11', '2027-06-11')).toEqual([]);
});

test('lists consecutive months and their last days', () => {
  expect(monthsFrom('2027-11', '2028-02')).toEqual(['2027-11', '2027-12', '2028-01', '2028-02']);
  expect(monthsFrom('2027-06', '2027-05')).toEqual([]);
  expect(['2027-02', '2028-02', '2027-12'].map(lastDayOf)).toEqual(['2027-02-28', '2028-02-29', '2027-12-31']);
});
