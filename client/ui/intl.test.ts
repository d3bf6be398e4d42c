import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dateFormat, formatAddress, learnFormats } from './intl.ts';

test.each([
  ['ko', '서울특별시 중구', '한빛로 21', '서울특별시 중구 한빛로 21'],
  ['zh-TW', '首爾市中區', '漢光路21', '首爾市中區 漢光路21'],
  ['en', 'Jung-gu, Seoul', '21 Hanbit-ro', '21 Hanbit-ro, Jung-gu, Seoul'],
  ['vi', 'Jung-gu, Seoul', undefined, 'Jung-gu, Seoul'],
])('formats an address in the order of %s', (locale, district, street, written) => {
  expect(formatAddress(district, street, locale)).toBe(written);
});

test.each(readdirSync('client/locales'))(
  'shows the time of an instant in 24 hours in %s, as the times of the contract are',
  async (locale) => {
    await learnFormats(locale);
    const moment = (hour: number) => dateFormat(locale, 'moment', 'UTC').format(Date.UTC(2027, 5, 2, hour, 5));
    expect([moment(0), moment(4), moment(16)].map((text) => /\b\d\d:\d\d\b/.exec(text)?.[0])).toEqual([
      '00:05',
      '04:05',
      '16:05',
    ]);
    expect(moment(16)).not.toMatch(/[AP]M|오전|오후|午/);
  },
);
