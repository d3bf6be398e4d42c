import { expect, test } from 'vitest';
import { arrivalTimes } from './arrival-times.ts';

test.each([
  ['22:00', ['22:00', '23:00', '00:00', '01:00', '02:00']],
  ['22:30', ['22:30', '23:00', '00:00', '01:00', '02:00']],
])('lists arrival times for every hour from %s until 02:00', (checkIn, times) => {
  expect(arrivalTimes(checkIn)).toEqual(times);
});
