import { expect, test } from 'vitest';
import { dayAfter, isStayDate, lastDayOf, monthsFrom, nightsBetween, nightsOf } from './stay.ts';

test('only a day of the calendar is a stay date', () => {
  expect(['2027-06-11', '2028-02-29'].every(isStayDate)).toBe(true);
  expect(['2027-02-29', '2027-13-01', '2027-6-1', '', 'today', '2027-06-11T00:00'].some(isStayDate)).toBe(false);
  expect(isStayDate(null)).toBe(false);
});

test('days are counted over month, year, leap day and the change of clocks', () => {
  expect(dayAfter('2027-12-31')).toBe('2028-01-01');
  expect(dayAfter('2028-02-28')).toBe('2028-02-29');
  expect(nightsBetween('2027-03-27', '2027-03-29')).toBe(2);
  expect(nightsOf('2027-06-11', '2027-06-13')).toEqual(['2027-06-11', '2027-06-12']);
  expect(nightsOf('2027-06-11', '2027-06-11')).toEqual([]);
});

test('months in a row and their last days', () => {
  expect(monthsFrom('2027-11', '2028-02')).toEqual(['2027-11', '2027-12', '2028-01', '2028-02']);
  expect(monthsFrom('2027-06', '2027-05')).toEqual([]);
  expect(['2027-02', '2028-02', '2027-12'].map(lastDayOf)).toEqual(['2027-02-28', '2028-02-29', '2027-12-31']);
});
