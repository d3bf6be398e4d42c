import fc from 'fast-check';
import '../../../tests/support/seed.ts';
import { expect, test } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { divided, isComplete, oneMore, someoneAlone, unplaced } from './cabins.ts';

const [, twin] = example('CabinSearchResult', 'cabins').cabins;
function offer(cabins_needed: number) {
  return { ...twin!, cabins_needed };
}

test('puts two adults and an infant into one cabin or, in two cabins, the infant with one of the adults', () => {
  const travellers = { adult: 2, kid: 0, infant: 1 };
  expect(divided(travellers, offer(1))).toEqual([{ cabin_type_code: 'OCV', adult: 2, kid: 0, infant: 1 }]);
  expect(divided(travellers, offer(2))).toEqual([
    { cabin_type_code: 'OCV', adult: 1, kid: 0, infant: 1 },
    { cabin_type_code: 'OCV', adult: 1, kid: 0, infant: 0 },
  ]);
});

test('places all travellers within the berths, and every infant with an adult', () => {
  const party = fc.record({ adult: fc.integer({ min: 1, max: 8 }), kid: fc.nat(6), infant: fc.nat(4) });
  fc.assert(
    fc.property(party, (travellers) => {
      const needed = Math.ceil((travellers.adult + travellers.kid) / twin!.cabin_type.berths);
      const cabins = divided(travellers, offer(needed));
      expect(isComplete(travellers, cabins)).toBe(true);
      for (const { adult, kid, infant } of cabins) {
        expect(adult + kid).toBeLessThanOrEqual(twin!.cabin_type.berths);
        expect(infant === 0 || adult > 0).toBe(true);
      }
    }),
  );
});

test('adds a cabin for travellers without one', () => {
  const travellers = { adult: 3, kid: 1, infant: 1 };
  const first = [{ cabin_type_code: 'RYL', adult: 1, kid: 0, infant: 0 }];
  expect(unplaced(travellers, first)).toEqual({ adult: 2, kid: 1, infant: 1 });
  expect(oneMore(travellers, first, offer(1))[1]).toEqual({ cabin_type_code: 'OCV', adult: 2, kid: 0, infant: 1 });
});

test.each([
  [{ adult: 1, kid: 0, infant: 1 }, 1, true],
  [{ adult: 1, kid: 1, infant: 0 }, 1, false],
  [{ adult: 3, kid: 0, infant: 0 }, 2, true],
  [{ adult: 2, kid: 2, infant: 0 }, 2, false],
])('someone of %j is alone in %i cabins: %s', (travellers, needed, alone) => {
  expect(someoneAlone(travellers, offer(needed))).toBe(alone);
  const single = { ...offer(needed), cabin_type: { ...twin!.cabin_type, berths: 1 } };
  expect(someoneAlone(travellers, single)).toBe(false);
});
