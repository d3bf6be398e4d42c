import { expect, test } from 'vitest';
import { moved, withoutCabin } from './changed-cabins.ts';

function twin(...travellers: number[]) {
  return { cabin_type_code: 'OCV', travellers };
}
function royal(...travellers: number[]) {
  return { cabin_type_code: 'RYL', travellers };
}

test('moves a traveller to another cabin, or to a new cabin of the last type', () => {
  expect(moved([twin(0, 2), royal(1)], 2, 1)).toEqual([twin(0), royal(1, 2)]);
  expect(moved([twin(0, 1, 2)], 2, 1)).toEqual([twin(0, 1), twin(2)]);
});

test('removes an empty cabin', () => {
  expect(moved([twin(0), royal(1)], 1, 0)).toEqual([twin(0, 1)]);
});

test.each([
  [0, [royal(0, 1, 2)]],
  [1, [twin(0, 1, 2)]],
])('moves the travellers of cabin %i to another cabin when it is removed', (at, left) => {
  expect(withoutCabin([twin(0, 2), royal(1)], at)).toEqual(left);
});
