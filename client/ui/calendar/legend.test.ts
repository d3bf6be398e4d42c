import { expect, test } from 'vitest';
import { legendOf } from './legend.ts';

const means = {
  cheapest: 'lowest',
  lowest: '₩140K',
  closed: 'unavailable',
  holiday: 'holiday',
  past: 'past',
  beyond: 'not open',
};
const year = { minDate: '2027-06-01', maxDate: '2028-06-01' };

function marks(from: string, to: string, chosen?: string, unfit?: string, noArrival?: string) {
  return legendOf({ ...year, from, to }, means, chosen, unfit, noArrival).map(({ mark, text }) => `${mark}: ${text}`);
}

test('explains the looks that can occur', () => {
  expect(marks('2027-06-01', '2027-07-31')).toEqual(['cheapest: lowest', 'closed: unavailable', 'holiday: holiday']);
  expect(marks('2027-06-01', '2027-07-31', 'check-in', 'not now', 'no check-in')).toEqual([
    'chosen: check-in',
    'cheapest: lowest',
    'unfit: not now',
    'noArrival: no check-in',
    'closed: unavailable',
    'holiday: holiday',
  ]);
});

test('shows a sample of the lowest price, and leaves the line out if no day is marked', () => {
  const seen = { ...year, from: '2027-06-01', to: '2027-07-31' };
  expect(legendOf(seen, means)[0]).toEqual({ mark: 'cheapest', text: 'lowest', sample: '₩140K' });
  expect(legendOf(seen, { ...means, lowest: '' })[0]?.mark).toBe('closed');
});

test('explains past days and days that are not open yet only in their months', () => {
  expect(marks('2027-05-01', '2027-06-30').at(-1)).toBe('outside: past');
  expect(marks('2028-05-01', '2028-06-30').at(-1)).toBe('outside: not open');
});
