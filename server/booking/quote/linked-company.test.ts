import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchResult } from '../../../generated/types.ts';
import { twoNights } from '../../../tests/support/api/catalogue.ts';
import { done, type Guest, guestOf, problemOf } from '../../../tests/support/api/guest.ts';
import { demoHotel, loadHotels } from '../../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';

const START = '2027-06-01T01:00:00Z';
const NOW = Date.parse(START) / 1000;
const KEY = 'provider-key-of-the-tests';
const OTHER_KEY = 'provider-key-of-another-company';
const INFO = { company_name: '한빛전자', employee_name: '박도윤', employee_number: 'E1024' };
const CALENDAR = '/client/catalogue/calendar?hotel_code=1&from=2027-06-01&to=2027-06-30';
const ROOM = '/client/catalogue/rooms/DLX?hotel_code=1';
const PACKAGE = '/client/catalogue/packages/BB?hotel_code=1';
const REFUSED = '403 linked_company_only';

let app: TestApp;
let visitor: Guest;
let employee: Guest;
beforeAll(async () => {
  app = await startTestApp({ now: START, hotels: [linked(), demoHotel('10', roomy)] });
  app.deps.settings.providerKeys = [
    { companyCode: 'haneul', key: KEY },
    { companyCode: 'bada', key: OTHER_KEY },
  ];
  visitor = app.guest;
  employee = showing(signed(INFO));
});
afterAll(() => app.close());

/**
 * Returns the city hotel, linked to the given company and therefore sold only to its employees. An empty name leaves
 * the hotel unlinked, so it is sold to all guests.
 */
function linked(linked_company: string | undefined = INFO.company_name) {
  return demoHotel('1', (hotel) => {
    roomy(hotel);
    if (linked_company) hotel.linked_company = linked_company;
  });
}
function signed(info: object, key = KEY) {
  const text = Buffer.from(JSON.stringify(info)).toString('base64url');
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
function showing(companyInfo: string) {
  return guestOf(app.send, { 'company-info': companyInfo });
}
function search(by: Guest) {
  return by.call<SearchResult>('POST', '/client/catalogue/search', {}, twoNights);
}

describe('a hotel that is linked to a company', () => {
  test.each([
    ['no header', () => undefined],
    ['an unsigned header', () => signed(INFO).split('.')[0]],
    ["another company's signature", () => signed(INFO, OTHER_KEY)],
    [
      'a header changed after signing',
      () => `${signed({ ...INFO, employee_number: 'E1' }).split('.')[0]}.${signed(INFO).split('.')[1]}`,
    ],
    ['an expired header', () => signed({ ...INFO, exp: NOW })],
    ['a header for another company', () => signed({ ...INFO, company_name: '두빛전자' })],
  ])('sells nothing to a visitor who sends %s', async (_, shown) => {
    const companyInfo = shown();
    const guest = companyInfo === undefined ? visitor : showing(companyInfo);
    const found = await search(guest);
    expect(problemOf(found)).toBe(REFUSED);
    expect(found.problem).toMatchObject({ linked_company: INFO.company_name, phone: '02-555-0100' });
    expect(problemOf(await guest.quote())).toBe(REFUSED);
    for (const path of [CALENDAR, ROOM, PACKAGE]) expect(problemOf(await guest.call('GET', path))).toBe(REFUSED);
  });

  test('sells to employees, and stores their company but not their employee number', async () => {
    for (const path of [CALENDAR, ROOM, PACKAGE]) expect((await employee.call('GET', path)).status).toBe(200);
    expect(done(await search(employee)).sumPriceList.length).toBeGreaterThan(0);
    const quote = done(await employee.quote());
    expect(quote.stay.linked_company).toBe(INFO.company_name);
    expect(problemOf(await visitor.hold(quote))).toBe(REFUSED);
    expect(problemOf(await showing(signed({ ...INFO, company_name: '두빛전자' })).hold(quote))).toBe(REFUSED);
    const held = done(await employee.hold(quote));
    expect(held.stay.linked_company).toBe(INFO.company_name);
    expect(JSON.stringify(held)).not.toContain(INFO.employee_number);
  });

  test('changes a stay only for employees', async () => {
    const booked = await app.book({}, employee);
    const wish = { end_date: '2027-06-14' };
    expect(problemOf(await visitor.quoteChange(booked.number, booked.token, wish))).toBe(REFUSED);
    const quote = done(await employee.quoteChange(booked.number, booked.token, wish));
    const refused = await visitor.change(booked.number, booked.token, quote.quote_id);
    expect(problemOf(refused)).toBe(REFUSED);
    expect(refused.problem.linked_company).toBe(INFO.company_name);
    expect(done(await employee.change(booked.number, booked.token, quote.quote_id)).status).toBe('held');
    const { reservation } = done(await visitor.detail(booked.number, booked.token));
    expect(reservation.stay.linked_company).toBe(INFO.company_name);
  });

  test('rejects a quote that was created before the hotel was linked', async () => {
    await loadHotels(app.deps.db, linked(''));
    const quote = done(await visitor.quote());
    expect(quote.stay).not.toHaveProperty('linked_company');
    await loadHotels(app.deps.db, linked());
    expect(problemOf(await visitor.hold(quote))).toBe(REFUSED);
  });
});

test('a hotel without a linked company requires no proof of employment', async () => {
  const quote = done(await visitor.quote({ hotel_code: '10', room_type_code: 'OCN' }));
  expect(quote.stay).not.toHaveProperty('linked_company');
});
