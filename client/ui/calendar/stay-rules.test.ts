import { describe, expect, it } from 'vitest';
import type { CalendarDays } from './calendar-types.ts';
import { cheapestOfMonths } from './cheapest-of-months.ts';
import { arrivalViolation, cheapestDays, stayViolation } from './stay-rules.ts';

const days: CalendarDays = {
  '2027-02-26': { minNights: 2 },
  '2027-02-27': { price: 120000 },
  '2027-03-01': { closed: true, reason: 'Sold out' },
  '2027-03-02': { noArrival: true, reason: 'No arrivals on this day' },
  '2027-03-04': { noDeparture: true },
  '2027-02-28': { minNights: 2 },
  '2027-03-05': { price: 90000 },
};
const limits = { days, minNights: 1, maxNights: 5 };

describe('arrival', () => {
  it.each([
    ['2027-02-27', null],
    ['2027-03-01', { kind: 'closed', reason: 'Sold out' }],
    ['2027-03-02', { kind: 'closed', reason: 'No arrivals on this day' }],
    ['2027-02-28', { kind: 'tooShort', nights: 2 }],
  ])('checks %s: %j', (day, expected) => {
    expect(arrivalViolation(day, limits)).toEqual(expected);
  });
});

describe('stay', () => {
  it.each([
    ['2027-02-26', '2027-02-27', { kind: 'tooShort', nights: 2 }],
    ['2027-02-26', '2027-02-28', null],
    ['2027-02-27', '2027-03-01', null],
    ['2027-02-27', '2027-03-02', { kind: 'cannotFollow' }],
    ['2027-03-03', '2027-03-04', { kind: 'cannotFollow' }],
    ['2027-03-03', '2027-03-08', null],
    ['2027-03-03', '2027-03-09', { kind: 'tooLong', nights: 5 }],
    ['2027-03-02', '2027-03-03', { kind: 'closed', reason: 'No arrivals on this day' }],
    ['2027-03-03', '2027-03-03', { kind: 'tooShort', nights: 1 }],
  ])('checks %s to %s: %j', (start, end, expected) => {
    expect(stayViolation(start, end, limits)).toEqual(expected);
  });
});

describe('cheapest days', () => {
  const priced: CalendarDays = {
    '2027-03-05': { price: 90000 },
    '2027-03-06': { price: 140000 },
    '2027-03-07': { price: 80000, closed: true },
    '2027-04-01': { price: 50000 },
  };
  it('are the open days with the lowest price in view', () => {
    expect([...cheapestDays(priced, '2027-03-01', '2027-03-31')]).toEqual(['2027-03-05']);
  });
  it('are found per month, unless more than a third of the priced days have the lowest price', () => {
    const march = { ...priced, '2027-03-08': { price: 140000 } };
    const april = { '2027-04-02': { price: 60000 }, '2027-04-03': { price: 60000 } };
    const found = (days: CalendarDays) => [...cheapestOfMonths(days, '2027-03-31', '2027-04-02')];
    expect(found({ ...march, ...april })).toEqual(['2027-03-05', '2027-04-01']);
    expect(found({ ...march, ...april, '2027-04-03': { price: 50000 } })).toEqual(['2027-03-05']);
  });
  it('are empty if every day costs the same', () => {
    expect(
      cheapestDays({ '2027-03-05': { price: 1 }, '2027-03-06': { price: 1 } }, '2027-03-01', '2027-03-31').size,
    ).toBe(0);
  });
  it('are empty without prices', () => {
    expect(cheapestDays({}, '2027-03-01', '2027-03-31').size).toBe(0);
  });
});
