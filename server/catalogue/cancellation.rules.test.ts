import { describe, expect, test } from 'vitest';
import type { BundlePolicy } from '../../generated/types.ts';
import { addDays } from '../platform/values/nights.ts';
import { cancellationPolicy, feeAt } from './cancellation.rules.ts';

function tiers(...pairs: [number, number][]) {
  return pairs.map(([days_before, fee_percent]) => ({ days_before, fee_percent }));
}

const NORM: BundlePolicy = {
  policy_code: 'NORM',
  policy_name: { ko: '소비자분쟁해결기준' },
  peak_periods: [
    { from: '07-15', to: '08-24' },
    { from: '12-20', to: '02-20' },
  ],
  weekend_days: [5, 6],
  holidays: ['2027-10-09', '2027-10-04'],
  peak_weekday: tiers([10, 0], [7, 10], [5, 30], [3, 50], [0, 80]),
  peak_weekend: tiers([10, 0], [7, 20], [5, 40], [3, 60], [0, 90]),
  off_weekday: tiers([2, 0], [1, 10], [0, 20]),
  off_weekend: tiers([2, 0], [1, 20], [0, 30]),
};

const BOOKED = '2027-05-01';
function policyFor(checkIn: string, total = 100_000, today = BOOKED) {
  return cancellationPolicy(NORM, 'Norm', checkIn, total, today);
}

describe('tiers by check-in', () => {
  test.each([
    { checkIn: '2027-06-10', season: 'an off-peak Thursday', last: 20 },
    { checkIn: '2027-06-11', season: 'an off-peak Friday', last: 30 },
    { checkIn: '2027-06-13', season: 'an off-peak Sunday', last: 20 },
    { checkIn: '2027-07-14', season: 'the day before the peak season', last: 20 },
    { checkIn: '2027-07-15', season: 'the first day of the peak season, a Thursday', last: 80 },
    { checkIn: '2027-08-20', season: 'a Friday in the peak season', last: 90 },
    { checkIn: '2027-08-24', season: 'the last day of the peak season, a Tuesday', last: 80 },
    { checkIn: '2027-08-25', season: 'the day after the peak season', last: 20 },
    { checkIn: '2027-12-31', season: 'a Friday in the winter peak season, before the new year', last: 90 },
    { checkIn: '2028-01-05', season: 'a Wednesday in the winter peak season, after the new year', last: 80 },
    { checkIn: '2028-02-21', season: 'the Monday after the winter peak season', last: 20 },
    { checkIn: '2027-10-03', season: 'the eve of a holiday, a Sunday', last: 30 },
    { checkIn: '2027-10-04', season: 'the holiday itself, a Monday', last: 20 },
  ])('end with a fee of $last percent for $checkIn ($season)', ({ checkIn, last }) => {
    expect(policyFor(checkIn).tiers.at(-1)).toEqual({
      days_before: 0,
      until: checkIn,
      fee_percent: last,
      fee: last * 1000,
    });
  });
});

test('returns each tier with its last day and its fee, rounded down', () => {
  expect(policyFor('2027-06-11', 99_999)).toEqual({
    policy_name: 'Norm',
    free_until: '2027-06-09',
    tiers: [
      { days_before: 2, until: '2027-06-09', fee_percent: 0, fee: 0 },
      { days_before: 1, until: '2027-06-10', fee_percent: 20, fee: 19_999 },
      { days_before: 0, until: '2027-06-11', fee_percent: 30, fee: 29_999 },
    ],
  });
});

describe('feeAt selects the tier with the largest days_before that is at most the days left', () => {
  const { tiers: peak } = policyFor('2027-08-20');
  test.each([
    [30, 0],
    [10, 0],
    [9, 20],
    [7, 20],
    [6, 40],
    [5, 40],
    [4, 60],
    [3, 60],
    [2, 90],
    [1, 90],
    [0, 90],
    [-1, 90],
  ])('%i days left: %i percent', (daysLeft, percent) => {
    expect(feeAt(peak, daysLeft)?.fee_percent).toBe(percent);
  });
});

test('applies a tier up to and including its last day', () => {
  const checkIn = '2027-08-20';
  const { tiers: peak } = policyFor(checkIn);
  for (let daysLeft = 14; daysLeft >= 0; daysLeft -= 1) {
    const day = addDays(checkIn, -daysLeft);
    const byDate = peak.find((tier) => tier.until >= day);
    expect(feeAt(peak, daysLeft)).toEqual(byDate);
  }
});

test('omits the tiers that ended before the booking, so that no day is free of charge', () => {
  const booked = policyFor('2027-06-11', 100_000, '2027-06-10');
  expect(booked.tiers.map((tier) => tier.days_before)).toEqual([1, 0]);
  expect(booked.free_until).toBeNull();
});
