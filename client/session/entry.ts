import { paths } from '../paths.ts';

export type Entry = {
  hotelCode: string;
  /** Where the guest goes on. */
  to: string;
  /** My page was asked for by somebody who is not logged in. */
  loginNeeded: boolean;
};

const HOTEL_CODE = /^[0-9A-Za-z]{1,12}$/;

/** What the entry address asks for, or null where it names no hotel: then the access is invalid. */
export function entryOf(query: URLSearchParams): Entry | null {
  const hotelCode = query.get('hotel_code') ?? '';
  if (!HOTEL_CODE.test(hotelCode)) return null;
  const p = query.get('p');
  if (p === 'search' || p === 'login') return { hotelCode, to: paths.login('lookup'), loginNeeded: false };
  if (p === 'myPage') return { hotelCode, to: paths.home(), loginNeeded: true };
  return { hotelCode, to: query.get('startDate') ? paths.reservation() : paths.home(), loginNeeded: false };
}
