import { expect, test } from 'vitest';
import { daysFromNow, endOfDay, now } from './clock.ts';

test("ends the day at its last second in the guest's time zone", () => {
  const end = endOfDay();
  expect([end.getHours(), end.getMinutes(), end.getSeconds()]).toEqual([23, 59, 59]);
  expect(end.toDateString()).toBe(now().toDateString());
});

test('adds ninety calendar days', () => {
  const day = now();
  day.setDate(day.getDate() + 90);
  expect(daysFromNow(90).toDateString()).toBe(day.toDateString());
});
