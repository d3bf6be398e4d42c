import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BundleHotel, LocalizedText } from '../../generated/types.ts';
import { PropertyBundle } from '../../generated/zod/schemas.ts';
import { hotelProblems } from '../../server/provider/bundle-checks.rules.ts';
import { LANGUAGES } from '../../server/platform/values/language.ts';
import { namedFiles } from '../../server/provider/bundle-files.rules.ts';
import { expandDays } from '../../server/provider/days.rules.ts';
import { IMPORT_LIMITS } from '../../tests/support/api/properties.ts';
import { Fares, rowErrors, storedCabins } from '../../server/sailing/departure-rows.rules.ts';
import { hanbadaDepartures } from './hotels/hanbada-departures.ts';
import { DEMO_FILES, demoBundle, PREPARED_FILES, RENDERED } from './bundle.ts';
import { ASSIGNED, UNASSIGNED } from './coupons.ts';
import { holidays } from './holidays.ts';
import { translations } from './text.ts';

const files = new Set(
  ['pictures', RENDERED].flatMap((folder) => readdirSync(join(DEMO_FILES, folder)).map((name) => `${folder}/${name}`)),
);
function hotelOn(day: string, code: string) {
  return demoBundle(day).hotels.find((one) => one.hotel_code === code) as BundleHotel;
}

test.each(['2026-11-21', '2027-06-01', '2028-02-29', '2027-12-31'])(
  'the bundle for %s passes all import checks',
  (day) => {
    const bundle = demoBundle(day);
    expect(PropertyBundle.safeParse(bundle).error?.issues ?? []).toEqual([]);
    const limits = { ...IMPORT_LIMITS, hasFile: (path: string) => files.has(path) };
    expect(bundle.hotels.flatMap((hotel, i) => hotelProblems(hotel, `/hotels/${i}`, limits))).toEqual([]);
  },
);

test('each age band of the specification is used by a property that states its infant age in the terms', () => {
  const { hotels } = demoBundle('2027-06-01');
  const found = [
    { infant_max_months: 36, child_max_years: 12 },
    { infant_max_months: 47, child_max_years: 17 },
    { infant_max_months: 35, child_max_years: 13 },
  ].map((bands) => hotels.find(({ age_bands }) => JSON.stringify(age_bands) === JSON.stringify(bands)));
  expect(found.map((hotel) => hotel?.hotel_code)).toEqual(['1', '15', '14']);
  for (const hotel of found) {
    const terms = hotel?.terms.find(({ termsType }) => termsType === 'TERMS')?.content.en;
    expect(terms).toContain(`infants up to ${hotel?.age_bands.infant_max_months} months`);
  }
});

test('each room type has four to six pictures that no other room type uses', () => {
  const rooms = demoBundle('2027-06-01').hotels.flatMap((hotel) => hotel.room_types);
  expect(rooms.filter(({ pictures }) => pictures.length < 4 || pictures.length > 6)).toEqual([]);
  const shown = rooms.flatMap(({ pictures }) => pictures.map(({ file_path }) => file_path));
  expect(shown.filter((path, at) => shown.indexOf(path) !== at)).toEqual([]);
});

test('each rendered picture is used, and prepared for serving', () => {
  const [originals, prepared] = [DEMO_FILES, PREPARED_FILES].map((folder) => join(folder, RENDERED)) as [
    string,
    string,
  ];
  const paths = demoBundle('2027-06-01').hotels.flatMap((hotel) => namedFiles(hotel, '').map(({ path }) => path));
  const shown = new Set(paths.filter((path) => path.startsWith(RENDERED)).map((path) => basename(path)));
  expect(readdirSync(originals).toSorted()).toEqual([...shown].toSorted());
  const found = [...shown].flatMap((name) => {
    const { source, copies, picture } = JSON.parse(readFileSync(join(prepared, `.${name}.json`), 'utf8'));
    expect([source, copies], name).toEqual([hash('sha256', readFileSync(join(originals, name))), true]);
    const variants: { file_path: string }[] = picture.variants;
    return [name, `.${name}.json`, ...variants.map(({ file_path }) => basename(file_path))];
  });
  expect(readdirSync(prepared).toSorted()).toEqual(found.toSorted());
});

test('every room type is on sale for every night of two years', () => {
  for (const hotel of demoBundle('2027-06-01').hotels) {
    const nights = expandDays(hotel);
    expect(nights).toHaveLength(hotel.room_types.length * 730);
    expect(nights.at(0)?.stay_date).toBe(hotel.room_types.length > 0 ? '2027-06-01' : undefined);
    expect(nights.every((night) => night.stay_date <= '2029-05-30')).toBe(true);
  }
});

describe('city hotel', () => {
  const nights = expandDays(hotelOn('2027-06-01', '1'));
  const standard = (date: string) => nights.find((night) => night.room_type_code === 'STD' && night.stay_date === date);

  test.each([
    ['2027-06-02', 140_000, 1],
    ['2027-06-04', 180_000, 1],
    ['2027-07-14', 140_000, 1],
    ['2027-07-15', 200_000, 1],
    ['2027-07-16', 240_000, 2],
    ['2027-08-14', 240_000, 1],
    ['2027-12-24', 240_000, 1],
    ['2028-01-05', 200_000, 1],
    ['2027-09-13', 180_000, 1],
  ])('a night on %s costs %i won and requires a stay of at least %i nights', (date, price, minNights) => {
    expect(standard(date)).toMatchObject({ price, min_nights: minNights });
  });

  test('has closed days, and fully and nearly fully booked nights', () => {
    const closed = nights.filter((night) => night.closed);
    expect(new Set(closed.map((night) => night.stay_date)).size).toBe(4);
    const full = nights.filter((night) => night.stay_date === '2027-06-19');
    expect(full.map((night) => night.allotment)).toEqual([0, 0, 0, 0]);
    expect(standard('2027-06-12')?.allotment).toBe(1);
  });
});

describe('ferry line', () => {
  const rows = hanbadaDepartures('2027-06-01');
  const sailing = hotelOn('2027-06-01', '20').sailing!;

  test('sails for two years, with full and cancelled departures in the first weeks', () => {
    expect(rowErrors(sailing, rows)).toEqual([]);
    expect(new Set(rows.map(({ departure_code }) => departure_code)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(800);
    expect(rows.filter(({ capacity }) => capacity === 0).length).toBe(5);
    expect(rows.filter(({ status }) => status === 'cancelled').length).toBe(4);
  });

  test('has a fare for each cabin type on each departure, with higher fares in summer', () => {
    const cabins = rows.flatMap((row) => storedCabins(sailing, new Fares(sailing.fares), row));
    expect(cabins.filter(({ fare_adult }) => fare_adult === null)).toEqual([]);
    const ocean = (code: string) =>
      cabins.find((one) => one.departure_code === code && one.cabin_type_code === 'OCV')?.fare_adult;
    expect([ocean('IT0611'), ocean('IT0618'), ocean('IT0720')]).toEqual([150_000, 170_000, 210_000]);
  });
});

test('returns the solar and lunar public holidays of 2027', () => {
  expect(holidays('2027-01-01', '2027-12-31')).toEqual([
    '2027-01-01',
    '2027-02-06',
    '2027-02-07',
    '2027-02-08',
    '2027-03-01',
    '2027-05-05',
    '2027-05-13',
    '2027-06-06',
    '2027-08-15',
    '2027-09-14',
    '2027-09-15',
    '2027-09-16',
    '2027-10-03',
    '2027-10-09',
    '2027-12-25',
  ]);
});

function textsIn(value: unknown): LocalizedText[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'ko' in value ? [value as LocalizedText] : Object.values(value).flatMap(textsIn);
}

test('every text is available in Korean and English', () => {
  for (const { ko, en } of textsIn(demoBundle('2027-06-01'))) {
    expect(ko.trim()).not.toBe('');
    expect(en?.trim(), ko).toBeTruthy();
    expect(en).not.toMatch(/[가-힣]/u);
  }
});

test('every text except the content of terms is available in all languages, and no translation is unused', () => {
  const { hotels, ...company } = demoBundle('2027-06-01');
  const shown = hotels.map(({ terms, ...hotel }) => ({ ...hotel, terms: terms.map(({ title }) => title) }));
  const texts = textsIn([company, shown, ASSIGNED, UNASSIGNED]);
  for (const text of texts) expect(Object.keys(text).sort(), text.en).toEqual([...LANGUAGES].sort());
  const used = new Set(texts.map(({ en = '' }) => en.replace(/^No\. 2027-/, 'No. {year}-')));
  for (const [language, translated] of Object.entries(translations)) {
    expect(
      Object.keys(translated).filter((en) => !used.has(en)),
      language,
    ).toEqual([]);
    expect(
      Object.values(translated).filter((text) => /[가-힣]/u.test(text)),
      language,
    ).toEqual([]);
  }
});

test('every hotel and every room type of a hotel has its own picture', () => {
  const heroes = demoBundle('2027-06-01').hotels.map((hotel) => hotel.back_image);
  expect(new Set(heroes).size).toBe(6);
  for (const hotel of demoBundle('2027-06-01').hotels) {
    expect(namedFiles(hotel, '').length).toBeGreaterThan(10);
    expect(new Set(hotel.room_types.map((type) => type.pictures[0]?.file_path)).size).toBe(hotel.room_types.length);
  }
});
