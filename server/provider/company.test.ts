import { describe, expect, test } from 'vitest';
import { bundleOf, city, useProvider } from '../../tests/support/api/bundles.ts';
import { AFFILIATES, OWNED_ROOMS, TIERS } from '../../scripts/demo/company.ts';
import type { BundleTier, PropertyBundle } from '../../generated/types.ts';

const { load, rowsOf } = useProvider();

function registry(more: Partial<PropertyBundle>): PropertyBundle {
  return { ...bundleOf(city()), ...more };
}
const all = { tiers: TIERS, affiliates: AFFILIATES, owned_rooms: OWNED_ROOMS };
async function counts() {
  return (
    await rowsOf(`select (select count(*)::int from tier) as tiers, (select count(*)::int from affiliate) as affiliates,
      (select count(*)::int from owned_room) as rooms`)
  )[0];
}

describe('import of tiers, affiliates and owned rooms', () => {
  test('replaces the lists that the bundle includes, and keeps the other lists', async () => {
    await load(registry(all));
    expect(await counts()).toEqual({ tiers: 4, affiliates: 2, rooms: 5 });
    await load(registry({ tiers: TIERS.slice(0, 1), affiliates: [] }));
    expect(await counts()).toEqual({ tiers: 1, affiliates: 0, rooms: 5 });
    await load(registry({}));
    expect(await counts()).toEqual({ tiers: 1, affiliates: 0, rooms: 5 });
  });

  test('changes nothing if the bundle is invalid', async () => {
    await load(registry(all));
    const report = await load({
      ...registry({ tiers: [] }),
      hotels: [city((hotel) => void (hotel.time_zone = 'Mars'))],
    });
    expect(report.result).toBe('fail');
    expect(await counts()).toEqual({ tiers: 4, affiliates: 2, rooms: 5 });
  });

  const twice = <Row>(rows: readonly Row[]) => [rows[0] as Row, rows[0] as Row];
  const [welcome, silver, gold] = TIERS as [BundleTier, BundleTier, BundleTier];
  const spending = (amount: number, currency = 'KRW'): BundleTier => ({
    ...silver,
    tier_code: `${currency}${amount}`,
    threshold: { spend: { amount, currency } },
  });
  const { business_number: _, ...withoutNumber } = OWNED_ROOMS[3]!;
  const { contract: ofRoom, ...room } = OWNED_ROOMS[0]!;
  const many = (count: number, field: 'building_code' | 'unit_code' | 'room_number') =>
    Array.from({ length: count }, (_none, n) => ({ ...room, [field]: `X${n}` }));
  test.each([
    ['a duplicate tier', { tiers: twice(TIERS) }, '/tiers/1/tier_code'],
    ['a first tier with a threshold', { tiers: TIERS.slice(1) }, '/tiers/0/threshold'],
    ['a tier with an empty threshold', { tiers: [welcome, { ...silver, threshold: {} }] }, '/tiers/1/threshold'],
    ['a tier that needs fewer nights', { tiers: [welcome, gold, silver] }, '/tiers/2/threshold'],
    ['a tier that needs less money', { tiers: [welcome, spending(2), spending(1)] }, '/tiers/2/threshold'],
    ['a tier in another currency', { tiers: [welcome, spending(1), spending(2, 'USD')] }, '/tiers/2/threshold'],
    ['a duplicate customer', { affiliates: twice(AFFILIATES) }, '/affiliates/1/customer_number'],
    ['a duplicate room', { owned_rooms: [room, { ...room, contract: ofRoom! }] }, '/owned_rooms/1/room_number'],
    [
      'a contract for two rooms',
      { owned_rooms: [OWNED_ROOMS[0]!, { ...OWNED_ROOMS[1]!, contract: OWNED_ROOMS[0]!.contract! }] },
      '/owned_rooms/1/contract/contract_number',
    ],
    ['a corporation without its number', { owned_rooms: [withoutNumber] }, '/owned_rooms/0/business_number'],
    ['one building too many', { owned_rooms: [...many(100, 'building_code'), room] }, '/owned_rooms/100/building_code'],
    ['one unit too many', { owned_rooms: [...many(100, 'unit_code'), room] }, '/owned_rooms/100/unit_code'],
    ['one room too many', { owned_rooms: [...many(500, 'room_number'), room] }, '/owned_rooms/500/room_number'],
  ] as [string, Partial<PropertyBundle>, string][])('rejects %s', async (_name, more, pointer) => {
    const { result, problems } = await load(registry(more));
    expect([result, problems.map((problem) => problem.pointer)]).toEqual(['fail', [pointer]]);
  });

  const rate = (tier_code: string, percent = 5) => ({ tier_code, percent });
  test.each([
    ['an unknown tier', [rate('WELCOME'), rate('PEARL')], 'member_rates/1/tier_code'],
    ['a first rate for another tier', [rate('SILVER')], 'member_rates/0/tier_code'],
    ['a duplicate tier', [rate('WELCOME'), rate('WELCOME')], 'member_rates/1/tier_code'],
    ['a higher tier with a lower rate', [rate('WELCOME', 5), rate('GOLD', 4)], 'member_rates/1/percent'],
  ])('rejects member prices with %s', async (_name, member_rates, pointer) => {
    await load(registry(all));
    const { problems } = await load(bundleOf(city((hotel) => void (hotel.member_rates = member_rates))));
    expect(problems.map((problem) => problem.pointer)).toEqual([`/hotels/0/${pointer}`]);
  });

  test('accepts as many owned rooms as the contract allows', async () => {
    const owned_rooms = [...many(99, 'building_code'), ...many(99, 'unit_code'), ...many(500, 'room_number')];
    expect((await load(registry({ owned_rooms }))).result).toBe('success');
    expect((await counts())?.rooms).toBe(698);
  });
});
