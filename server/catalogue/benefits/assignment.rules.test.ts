import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sum } from '../../platform/values/money.ts';
import { bestAssignment } from './assignment.rules.ts';

/** Tries all assignments and returns the largest sum that any of them reaches. */
function largestSum(values: readonly (readonly number[])[], row = 0, taken: readonly number[] = []): number {
  const amounts = values[row];
  if (!amounts) return 0;
  const assigned = amounts.flatMap((amount, column) =>
    taken.includes(column) ? [] : [amount + largestSum(values, row + 1, [...taken, column])],
  );
  return Math.max(largestSum(values, row + 1, taken), ...assigned);
}

test('assigns each column once, with the largest sum', () => {
  const table = fc
    .integer({ min: 0, max: 5 })
    .chain((columns) =>
      fc.array(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: columns, maxLength: columns }), { maxLength: 5 }),
    );
  fc.assert(
    fc.property(table, (values) => {
      const columns = bestAssignment(values);
      const assigned = columns.filter((column) => column !== null);
      expect(new Set(assigned).size).toBe(assigned.length);
      expect(columns).toHaveLength(values.length);
      const amounts = columns.map((column, row) => (column === null ? 0 : values[row]![column]!));
      expect(sum(amounts)).toBe(largestSum(values));
    }),
  );
});
