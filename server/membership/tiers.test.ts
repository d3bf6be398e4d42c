import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDeps, testDeps } from '../../tests/support/api/deps.ts';
import { clientOf, demoHotel, loadHotels } from '../../tests/support/api/properties.ts';

let deps: TestDeps;
let api: ReturnType<typeof clientOf>;

beforeAll(async () => {
  deps = await testDeps();
  await loadHotels(deps.db, demoHotel('1'), demoHotel('14'));
  api = clientOf(deps);
});
afterAll(() => deps.close());

function tiers(hotel_code: string, language = 'ko') {
  return api.GET('/client/membership/tiers', {
    params: { query: { hotel_code }, header: { 'Accept-Language': language } },
  });
}

test('lists the tiers, lowest first, in the requested language', async () => {
  const { data } = await tiers('1', 'en');
  expect(data?.tiers.map(({ tier_name }) => tier_name)).toEqual(['Welcome', 'Silver', 'Gold', 'Byeol']);
  expect((await tiers('1')).data?.tiers[1]).toEqual({
    tier_code: 'SILVER',
    tier_name: '실버',
    colour: '#7D8597',
    qualification: '12개월 동안 5박',
    threshold: { nights: 5 },
    benefits: [
      { benefit_type: 'point_earning', value: 3 },
      { benefit_type: 'late_check_out', value: 13 },
      { benefit_type: 'food_and_beverage_discount', value: 5 },
      { benefit_type: 'welcome_drink', value: null },
    ],
  });
});

test('returns the same tiers at every property of the company', async () => {
  const [one, twelve] = await Promise.all([tiers('1'), tiers('12')]);
  expect(twelve.data).toEqual(one.data);
});

test('returns 404 for an unknown property', async () => {
  const { response, error } = await tiers('77');
  expect([response.status, error?.code]).toEqual([404, 'not_found']);
});
