import { expect, test } from 'vitest';
import { daysFromNow, endOfDay, now } from './clock.ts';

test('the end of the day is the last second of the guest’s own day', () => {
  const end = endOfDay();
  expect([end.getHours(), end.getMinutes(), end.getSeconds()]).toEqual([23, 59, 59]);
  expect(end.toDateString()).toBe(now().toDateString());
});

test('ninety days are ninety days of the calendar', () => {
  const day = now();
  day.setDate(day.getDate() + 90);
  expect(daysFromNow(90).toDateString()).toBe(day.toDateString());
});
