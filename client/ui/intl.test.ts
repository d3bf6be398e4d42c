import { expect, test } from 'vitest';
import { formatAddress } from './intl.ts';

test.each([
  ['ko', '서울특별시 중구', '한빛로 21', '서울특별시 중구 한빛로 21'],
  ['zh-TW', '首爾市中區', '漢光路21', '首爾市中區 漢光路21'],
  ['en', 'Jung-gu, Seoul', '21 Hanbit-ro', '21 Hanbit-ro, Jung-gu, Seoul'],
  ['vi', 'Jung-gu, Seoul', undefined, 'Jung-gu, Seoul'],
])('formats an address in the order of %s', (locale, district, street, written) => {
  expect(formatAddress(district, street, locale)).toBe(written);
});
