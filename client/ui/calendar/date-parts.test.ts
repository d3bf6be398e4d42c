import { describe, expect, test } from 'vitest';
import { dayOf, orderOfDate, partsOfDay } from './date-parts.ts';

describe('date parts', () => {
  test('keep partial input', () => {
    expect(dayOf({ year: '1990', month: '1', day: '' })).toBe('1990-01-');
    expect(partsOfDay('1990-01-')).toEqual({ year: '1990', month: '01', day: '' });
    expect(dayOf({ year: '', month: '', day: '' })).toBe('');
  });

  test("follow the language's order", () => {
    expect(orderOfDate('ko')).toEqual(['year', 'month', 'day']);
    expect(orderOfDate('mn')).toEqual(['year', 'month', 'day']);
    expect(orderOfDate('es')).toEqual(['day', 'month', 'year']);
  });
});
