import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TIERS } from '../../scripts/demo/company.ts';
import { type TestDeps, testDeps } from '../../tests/support/api/deps.ts';
import { clientOf, demoHotel, loadHotels, withoutLanguage } from '../../tests/support/api/properties.ts';
import { saveTiers } from '../membership/membership.usecases.ts';

let deps: TestDeps;
let api: ReturnType<typeof clientOf>;

beforeAll(async () => {
  deps = await testDeps();
  const city = withoutLanguage(demoHotel('1'), 'ja');
  const withoutFallback = demoHotel('13', (hotel) => void delete hotel.fallback_lang_type);
  const inOther = [demoHotel('10'), withoutFallback, demoHotel('14'), demoHotel('15')];
  await loadHotels(deps.db, city, ...withoutLanguage(inOther, 'th'));
  api = clientOf(deps);
});
afterAll(() => deps.close());

function main(hotelCode: string, language = 'ko') {
  return api.POST('/client/main', { body: { hotelCode }, params: { header: { 'Accept-Language': language } } });
}

describe('getMain', () => {
  test('returns the property with the current day and the bookable period', async () => {
    const { data } = await main('1');
    expect(data?.hotel).toMatchObject({
      hotel_code: '1',
      hotel_name: '하루 시티 서울',
      company_code: 'haneul',
      payment_type: 'PREPAY',
      today: '2027-06-01',
      bookable_to: '2028-05-31',
      early_checkout_use: true,
      isPet: false,
      showPackageTotalPrice: false,
      back_image_file: { file_path: 'pictures/rendered/hero-haru-city.webp' },
    });
    expect(data?.footer_data).toMatchObject({ hotel_name: '하루 시티 서울', ceo: '한가람', tel: '02-555-0100' });
  });

  test('returns today in the property’s time zone', async () => {
    deps.clock.set('2027-06-01T15:30:00Z');
    const { data } = await main('1');
    deps.clock.set('2027-06-01T01:00:00Z');
    expect(data?.hotel.today).toBe('2027-06-02');
  });

  test.each([
    ['en-GB,en;q=0.9', 'Haru City Seoul'],
    ['ja,ko;q=0.5', 'Haru City Seoul'],
    ['xx', '하루 시티 서울'],
  ])(
    'for Accept-Language %s responds in that language, or in the bundle’s fallback language',
    async (language, name) => {
      const { data } = await main('1', language);
      expect(data?.hotel.hotel_name).toBe(name);
    },
  );

  test('lists the properties of the company ordered by code', async () => {
    const { data } = await main('14');
    expect(data?.property_hotel_list.map((one) => one.hotel_code)).toEqual(['1', '10', '13', '14', '15']);
    expect(data?.property_hotel_list[1]).toEqual({
      hotel_code: '10',
      hotel_name: '나미 펫 양양',
      address1: '강원특별자치도 양양군',
      address2: '물치해변길 7',
      file_path: 'pictures/hero-nami.svg',
    });
  });

  test('treats code 12 as 14', async () => {
    const { data } = await main('12');
    expect(data?.hotel.hotel_code).toBe('14');
  });

  test.each([
    ['1', { isPet: false, showPackageTotalPrice: false }],
    ['10', { isPet: true, showPackageTotalPrice: false }],
    ['13', { isPet: false, showPackageTotalPrice: true }],
    ['14', { isPet: false, showPackageTotalPrice: true }],
    ['15', { isPet: false, showPackageTotalPrice: true }],
  ])('applies the special settings of code %s', async (code, flags) => {
    const { data } = await main(code);
    expect(data?.hotel).toMatchObject(flags);
  });

  test('fails with not_found for an unknown property', async () => {
    const { error, response } = await main('99');
    expect([response.status, error?.code]).toEqual([404, 'not_found']);
  });

  test('returns new data immediately after an import', async () => {
    await loadHotels(
      deps.db,
      withoutLanguage(
        demoHotel('10', (hotel) => void (hotel.hotel_name.ko = '나미 새 이름')),
        'th',
      ),
    );
    const { data } = await main('10');
    expect(data?.hotel.hotel_name).toBe('나미 새 이름');
  });

  test.each([
    [{}, '/hotelCode'],
    [{ hotelCode: 'a b' }, '/hotelCode'],
    [{ hotelCode: 1 }, '/hotelCode'],
    [{ hotelCode: '1', more: true }, '/more'],
  ])('rejects %j', async (body, pointer) => {
    const { error, response } = await api.POST('/client/main', { body: body as never });
    expect([response.status, error?.code]).toEqual([422, 'validation']);
    expect(error?.errors?.map((one) => one.pointer)).toContain(pointer);
  });
});

describe('listTerms', () => {
  test('returns the terms in order, and marks those that a booking requires', async () => {
    const { data } = await api.POST('/common/terms/list/lang', { body: { hotelCode: '1', langType: 'KOR' } });
    expect(data?.termsList.map((one) => [one.termsType, one.required])).toEqual([
      ['PRIVACY', true],
      ['TERMS', true],
      ['MARKETING', false],
      ['CANCAL', false],
    ]);
    expect(data?.termsList[0]?.title).toBe('개인정보 수집 및 이용 동의');
  });

  test.each([
    ['ENG', 'How we use your personal data'],
    ['THA', 'How we use your personal data'],
  ] as const)('responds in %s, or in the bundle’s fallback language', async (langType, title) => {
    const { data } = await api.POST('/common/terms/list/lang', { body: { hotelCode: '12', langType } });
    expect(data?.termsList[0]?.title).toBe(title);
  });

  test('fails with not_found for an unknown property, and rejects an unknown language', async () => {
    const unknown = await api.POST('/common/terms/list/lang', { body: { hotelCode: '99', langType: 'KOR' } });
    expect(unknown.error?.code).toBe('not_found');
    const french = await api.POST('/common/terms/list/lang', { body: { hotelCode: '1', langType: 'FRA' as 'KOR' } });
    expect(french.error?.errors).toEqual([{ pointer: '/langType', code: 'validation' }]);
  });
});

test('shows missing texts in Korean if the bundle has no fallback language', async () => {
  await saveTiers(deps.db, 'haneul', withoutLanguage(TIERS, 'th'));
  const { data: facts } = await main('13', 'th');
  const { data: terms } = await api.POST('/common/terms/list/lang', { body: { hotelCode: '13', langType: 'THA' } });
  const header = { 'Accept-Language': 'th' };
  const { data: found } = await api.POST('/client/catalogue/search', {
    body: {
      hotel_code: '13',
      start_date: '2027-06-21',
      end_date: '2027-06-22',
      reservationInfo: [{ adult: 2, kid: 0, infant: 0, pet: 0 }],
    },
    params: { header },
  });
  const { data: tiers } = await api.GET('/client/membership/tiers', {
    params: { query: { hotel_code: '13' }, header },
  });
  expect(facts?.hotel.hotel_name).toBe('세인트 백야');
  expect(facts?.property_hotel_list.map((one) => one.hotel_name).slice(1, 3)).toEqual([
    'Nami Pets Yangyang',
    '세인트 백야',
  ]);
  expect(terms?.termsList[0]?.title).toBe('개인정보 수집 및 이용 동의');
  expect(found?.roomList.map((room) => room.room_type_name)).toContain('온천 스위트');
  expect(tiers?.tiers.every(({ tier_name }) => /[가-힣]/.test(tier_name))).toBe(true);
});

describe('listFiles', () => {
  const list = (hotelCode: string) =>
    api.POST('/common/file/list/client', {
      body: { hotelCode, fileType: 'icon' },
      params: { header: { 'Accept-Language': 'en' } },
    });

  test('returns the icons in the provider’s order', async () => {
    const { data } = await list('1');
    expect(data?.data.slice(0, 2)).toEqual([
      { file_seq: 1, file_path: 'pictures/icon-wifi.svg', title: 'Wi-Fi' },
      { file_seq: 2, file_path: 'pictures/icon-breakfast.svg', title: 'Breakfast' },
    ]);
  });

  test('omits icons that are only for rooms', async () => {
    const { data } = await list('1');
    expect(data?.data.map(({ title }) => title)).toEqual(['Wi-Fi', 'Breakfast', 'Parking', 'Pool', 'Gym', 'Spa']);
  });

  test('fails with not_found for an unknown property', async () => {
    const { error } = await list('99');
    expect(error?.code).toBe('not_found');
  });
});
