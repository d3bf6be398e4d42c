import { expect, test } from 'vitest';
import { stayWithinReach } from './stay.rules.ts';

const NOW = new Date('2027-06-01T01:00:00Z');

test.each([
  ['a stay as it is', { start: '2027-06-11', end: '2027-06-13' }, { from: '2027-06-11', to: '2027-06-13' }],
  [
    'of one that nobody sells its first 90 nights',
    { start: '2027-06-01', end: '2029-11-01' },
    { from: '2027-06-01', to: '2027-08-30' },
  ],
  [
    'of one in another age what is near to it',
    { start: '9998-01-01', end: '9999-01-01' },
    { from: '2029-11-17', to: '2029-11-17' },
  ],
])('read is %s', (_, stay, read) => {
  expect(stayWithinReach(stay, NOW)).toEqual(read);
});
