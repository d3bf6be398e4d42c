import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areasOf, loadContract, operationsOf } from '../../scripts/generate/contract.ts';
import { routesFile, routesOf } from '../../scripts/generate/stubs.ts';
import { STUBBED_AREAS } from '../../scripts/support/stubbed-areas.ts';

const contract = loadContract();
const stubs = globSync('server/*/*.stub.ts').map((file) => file.split('/'));
const areasWithStubs = [...new Set(stubs.map(([, area]) => area))].sort();

test('every operation has a handler, except in stubbed domain areas', () => {
  expect(areasWithStubs).toEqual([...STUBBED_AREAS].sort());
});

test('no operation with a handler has a stub', () => {
  const unused = stubs.filter(([, area, file]) => !routesOf(area!).includes(`././${file}`));
  expect(unused).toEqual([]);
});

test('every domain area has a routes file, and every operation belongs to a domain area', () => {
  const areas = areasOf(contract);
  expect(areas.filter((area) => !existsSync(routesFile(area)))).toEqual([]);
  expect(operationsOf(contract).filter(({ area }) => !areas.includes(area))).toEqual([]);
});
