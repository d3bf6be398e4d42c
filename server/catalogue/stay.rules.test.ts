import { expect, test } from 'vitest';
import { stayWithinReach } from './stay.rules.ts';

const NOW = new Date('2027-06-01T01:00:00Z');

test.each([
  ['all the days of a stay', { start: '2027-06-11', end: '2027-06-13' }, { from: '2027-06-11', to: '2027-06-13' }],
  [
    'the first 90 nights of a longer stay',
    { start: '2027-06-01', end: '2029-11-01' },
    { from: '2027-06-01', to: '2027-08-30' },
  ],
  [
    'only the last day in reach for a stay in the far future',
    { start: '9998-01-01', end: '9999-01-01' },
    { from: '2029-11-17', to: '2029-11-17' },
  ],
])('reads %s', (_, stay, read) => {
  expect(stayWithinReach(stay, NOW)).toEqual(read);
});
