import { describe, expect, test } from 'vitest';
import { bundleOf, city, type Change, useProvider } from '../../tests/support/api/bundles.ts';
import { demoHotel, IMPORT_LIMITS } from '../../tests/support/api/properties.ts';

const { load, rowsOf, one } = useProvider();

describe('import of an invalid bundle', () => {
  const first = '/hotels/0';
  test('rejects payment methods that the card provider does not offer', async () => {
    const { problems } = await load(bundleOf(city()), {}, { paymentMethods: ['card', 'naverpay', 'kakaopay'] });
    expect(problems.map(({ pointer }) => pointer)).toEqual([3, 4].map((at) => `${first}/payment_methods/${at}`));
  });

  test.each([
    ['a string', () => 'bundle', '', /object/i],
    ['a bundle without hotels', () => bundleOf(), '/hotels', /1/],
    [
      'a bundle with an unknown field',
      () => bundleOf(city((hotel) => Object.assign(hotel, { 'a/b': 1 }))),
      `${first}/a~1b`,
      /field/,
    ],
    [
      'a bundle with a price below 0',
      () => bundleOf(city((hotel) => void (hotel.days[1]!.price = -1))),
      `${first}/days/1/price`,
      /0/,
    ],
  ] as [string, () => unknown, string, RegExp][])(
    'rejects %s, which violates the contract’s schema',
    async (_, bundle, pointer, message) => {
      const { result, problems } = await load(bundle());
      expect(result).toBe('fail');
      expect(problems[0]?.pointer).toBe(pointer);
      expect(problems[0]?.message).toMatch(message);
    },
  );

  const tiers = [{ days_before: 2, fee_percent: 0 }];
  test.each([
    ['an unknown room type in days', (h) => void (h.days[0]!.room_type_code = 'NONE'), '/days/0/room_type_code'],
    ['days that end before they begin', (h) => void (h.days[0]!.to = '2027-05-01'), '/days/0/to'],
    ['days that span a century', (h) => void (h.days[0]!.to = '2127-06-01'), '/days/0/to'],
    [
      'rows that cover too many days in total',
      (h) => void (h.days = Array.from({ length: 2_001 }, () => ({ ...h.days[0]!, to: '2030-02-24' }))),
      '/days',
    ],
    [
      'minimum nights above maximum nights',
      (h) => void Object.assign(h.days[0]!, { min_nights: 5, max_nights: 4 }),
      '/days/0/min_nights',
    ],
    ['an unknown policy', (h) => void (h.room_types[1]!.policy_code = 'NONE'), '/room_types/1/policy_code'],
    ['a standard occupancy above the maximum', (h) => void (h.room_types[0]!.standard = 3), '/room_types/0/standard'],
    [
      'a minimum occupancy above the maximum',
      (h) => void (h.room_types[0]!.min_person = 3),
      '/room_types/0/min_person',
    ],
    ['a plan with a part outside', (h) => void (h.room_types[0]!.plan!.parts[0]!.x = 3), '/room_types/0/plan/parts/0'],
    [
      'a plan with overlapping areas',
      (h) => void (h.room_types[0]!.plan!.parts[1]!.y = 4),
      '/room_types/0/plan/parts/1',
    ],
    ['a plan of another size', (h) => void (h.room_types[0]!.area = 40), '/room_types/0/plan'],
    ['a duplicate room type', (h) => void (h.room_types[1]!.room_type_code = 'STD'), '/room_types/1/room_type_code'],
    [
      'a kind of bed twice',
      (h) => void h.room_types[0]!.beds!.push({ kind: 'double', count: 1 }),
      '/room_types/0/beds/1/kind',
    ],
    [
      'a package for an unknown room type',
      (h) => void h.packages[0]!.room_type_codes.push('NONE'),
      '/packages/0/room_type_codes/3',
    ],
    [
      'a promotion for an unknown room type',
      (h) => void h.promotions[0]!.room_type_codes.push('NONE'),
      '/promotions/0/room_type_codes/0',
    ],
    [
      'a promotion that ends before it begins',
      (h) => void (h.promotions[0]!.stay_to = '2027-05-01'),
      '/promotions/0/stay_to',
    ],
    [
      'a discount of more than 100 percent',
      (h) => void (h.promotions[0]!.discount_amount = 101),
      '/promotions/0/discount_amount',
    ],
    [
      'codes that differ only in case',
      (h) => void (h.promotions[1]!.promotion_code = 'summer10'),
      '/promotions/1/promotion_code',
    ],
    ['fee tiers that do not end at 0', (h) => void (h.policies[0]!.off_weekday = tiers), '/policies/0/off_weekday'],
    [
      'a duplicate fee tier',
      (h) => void h.policies[0]!.peak_weekend.push({ days_before: 0, fee_percent: 1 }),
      '/policies/0/peak_weekend',
    ],
    [
      'an option linked to an unknown option',
      (h) => void (h.upsellings[1]!.adult_upselling_code = 'NONE'),
      '/upsellings/1/adult_upselling_code',
    ],
    [
      'an option linked to itself',
      (h) => void (h.upsellings[1]!.adult_upselling_code = 'KIDBREAKFAST'),
      '/upsellings/1/adult_upselling_code',
    ],
    [
      'a package that contains an unknown option',
      (h) => void (h.packages[0]!.included_upsellings = ['BREAKFAST', 'NONE']),
      '/packages/0/included_upsellings/1',
    ],
    [
      'a package that contains an option twice',
      (h) => void (h.packages[0]!.included_upsellings = ['LATE', 'BREAKFAST', 'LATE']),
      '/packages/0/included_upsellings/2',
    ],
    [
      'a number of units of an option that the package does not include',
      (h) => void (h.packages[1]!.included_counts = [{ upselling_code: 'BREAKFAST', count: 2 }]),
      '/packages/1/included_counts/0/upselling_code',
    ],
    [
      'a package with more units than the maximum of the option',
      (h) => void (h.packages[0]!.included_counts = [{ upselling_code: 'BREAKFAST', count: 5 }]),
      '/packages/0/included_counts/0/count',
    ],
    [
      'two numbers of units for one option',
      (h) => void h.packages[0]!.included_counts!.push({ upselling_code: 'BREAKFAST', count: 1 }),
      '/packages/0/included_counts/1/upselling_code',
    ],
    [
      'a package with two check-out times',
      (h) => {
        h.upsellings[3]!.checkout_time = '16:00';
        h.upsellings[3]!.max_count = 1;
        h.packages[1]!.included_upsellings = ['LATE', 'PICKUP'];
      },
      '/packages/1/included_upsellings',
    ],
    [
      'a room icon that the property does not have',
      (h) => void (h.room_types[1]!.icons = [h.icons[0]!.file_path, 'pictures/icon-pet.svg']),
      '/room_types/1/icons/1',
    ],
    [
      'a duplicate room icon',
      (h) => void (h.room_types[1]!.icons = [h.icons[0]!.file_path, h.icons[0]!.file_path]),
      '/room_types/1/icons/1',
    ],
    [
      'a duplicate icon',
      (h) => void h.icons.splice(1, 0, { ...h.icons[0]!, title: { ko: '둘째' } }),
      '/icons/1/file_path',
    ],
    [
      'a package period that ends before it begins',
      (h) => void (h.packages[0]!.periods = [{ from: '2027-06-12', to: '2027-06-11', price: null }]),
      '/packages/0/periods/0/to',
    ],
    [
      'two package prices for one night',
      (h) =>
        void (h.packages[0]!.periods = [
          { from: '2027-06-10', to: '2027-06-12', price: 50_000 },
          { from: '2027-06-12', to: '2027-06-14', price: null },
        ]),
      '/packages/0/periods/1/from',
    ],
    [
      'a check-out time for an option sold per night',
      (h) => void (h.upsellings[0]!.checkout_time = '14:00'),
      '/upsellings/0/checkout_time',
    ],
    ['a text that the database cannot store', (h) => void (h.hotel_name.en = 'City\0'), '/hotel_name/en'],
    ['no privacy terms', (h) => void h.terms.shift(), '/terms'],
    ['GUARANTEE without a card token provider', (h) => void (h.payment_type = 'GUARANTEE'), '/payment_type'],
    ['a duplicate payment method', (h) => void (h.payment_methods = ['card', 'payco', 'card']), '/payment_methods/2'],
    ['a currency that the card provider does not charge', (h) => void (h.currency = 'THB'), '/currency'],
    ['a code that is an alias of another property', (h) => void (h.hotel_code = '12'), '/hotel_code'],
    ['an unknown time zone', (h) => void (h.time_zone = 'Asia/Nowhere'), '/time_zone'],
    [
      'a customer centre without a phone number',
      (h) => void Object.assign(h, { customer_centre_from_adults: 3, footer: {} }),
      '/footer/tel',
    ],
    [
      'a name that is too long',
      (h) => void (h.room_types[0]!.room_type_name.en = 'x'.repeat(101)),
      '/room_types/0/room_type_name/en',
    ],
    [
      'an item that is too long',
      (h) => void (h.room_types[0]!.included_items[1] = { ko: 'x'.repeat(101) }),
      '/room_types/0/included_items/1/ko',
    ],
    ...['https://stay.example:443', 'https://Stay.example', 'https://stay.example:99999', 'https://.:'].map(
      (origin): [string, Change, string] => [
        `an origin that no browser sends (${origin})`,
        (h) => void (h.return_origins = ['https://stay.example', origin]),
        '/return_origins/1',
      ],
    ),
    [
      'a frame ancestor that is not an origin',
      (h) => void (h.frame_ancestors = ['https://stay.example:443']),
      '/frame_ancestors/0',
    ],
    [
      'an address for events that no browser accepts',
      (h) => void (h.events_url = 'https://:99999/steps'),
      '/events_url',
    ],
    [
      'a sailing property linked to a company',
      (h) => void Object.assign(h, { property_kind: 'sailing', linked_company: '한빛전자' }),
      '/linked_company',
    ],
    ['a path outside the folder', (h) => void (h.back_image = 'pictures/../../secret'), '/back_image'],
    ['an absolute path', (h) => void (h.icons[0]!.file_path = '/etc/passwd'), '/icons/0/file_path'],
  ] as [string, Change, string][])('rejects %s and writes nothing', async (_, change, pointer) => {
    const { result, problems } = await load(bundleOf(demoHotel('14'), city(change)));
    expect(result).toBe('fail');
    expect(problems.map((problem) => problem.pointer)).toContain(`/hotels/1${pointer}`);
    expect(await rowsOf('select * from hotel')).toEqual([]);
  });

  test('reports all invalid rows at once', async () => {
    const { problems } = await load(
      bundleOf(
        city((hotel) => {
          hotel.days[0]!.room_type_code = 'NONE';
          hotel.room_types[0]!.policy_code = 'NONE';
        }),
      ),
    );
    expect(problems).toEqual([
      { pointer: '/hotels/0/room_types/0/policy_code', message: 'No policy NONE.' },
      { pointer: '/hotels/0/days/0/room_type_code', message: 'No room type NONE.' },
    ]);
  });

  test('reports missing files', async () => {
    const files = { ...IMPORT_LIMITS.files, hasFile: (path: string) => !path.includes('lobby') };
    const { problems } = await load(bundleOf(city()), {}, { files });
    expect(problems).toEqual([
      { pointer: '/hotels/0/main_images/1/file_path', message: 'No file pictures/rendered/lobby.webp.' },
    ]);
  });

  test('rejects a repeated hotel code, and a hotel code of another company', async () => {
    const twice = await load(bundleOf(city(), city()));
    expect(twice.problems).toEqual([{ pointer: '/hotels/1/hotel_code', message: 'Duplicate.' }]);
    await load(bundleOf(city()));
    const foreign = await load({ ...bundleOf(city()), company_code: 'other' });
    expect(foreign.problems).toEqual([
      { pointer: '/hotels/0/hotel_code', message: 'Code 1 belongs to another company.' },
    ]);
    expect(await one('select company_code, revision from hotel')).toEqual({ company_code: 'haneul', revision: 1 });
  });

  test('writes nothing if a statement of the import fails', async () => {
    await rowsOf('alter table room_day add constraint no_suites check (room_type_code <> $$STE$$)');
    const failing = load(
      bundleOf(
        city((hotel) => {
          hotel.days.push({ room_type_code: 'STE', from: '2027-06-01', to: '2027-06-01', price: 1, allotment: 1 });
        }),
      ),
    );
    await expect(failing).rejects.toThrow();
    await rowsOf('alter table room_day drop constraint no_suites');
    expect(await rowsOf('select * from hotel')).toEqual([]);
    expect(await rowsOf('select * from company')).toEqual([]);
  });
});
