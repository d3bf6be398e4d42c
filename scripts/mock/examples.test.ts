import { describe, expect, test } from 'vitest';
import type {
  CabinSearchResult,
  Calendar,
  ChangeQuoteResult,
  HoldRequest,
  HoldResult,
  LoginResult,
  MainResult,
  MemberCreated,
  PaymentReadyResult,
  PaymentResult,
  PortsResult,
  QuoteResult,
  ReservationResult,
  SailingCalendar,
  SailingSearchResult,
  SearchResult,
  SignupResult,
  StartSignupResult,
  VerificationResult,
} from '../../generated/types.ts';
import type { Node } from '../generate/contract.ts';
import { callOf } from '../../tests/support/api/example-call.ts';
import { operation, operations, type OperationWithExamples, type Request } from '../generate/situations.ts';
import { type Call, exampleFor, operationOf } from './examples.ts';

function respond<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): T {
  const call: Call = { method, path, headers, body };
  const asked = operationOf(call)!;
  const example = exampleFor(asked, call);
  return asked.answers.find(({ name, status }) => name === example?.name && status === example.status)?.value as T;
}
function post<T>(path: string, body: unknown, headers?: Record<string, string>): T {
  return respond('POST', path, body, headers);
}

function credentialsOf({ node }: OperationWithExamples, { name }: Request): Record<string, string> {
  const { bearerAuth, signupToken, reservationToken } = node['x-credentials']?.[name] ?? {};
  return {
    ...(bearerAuth && { authorization: `Bearer ${bearerAuth}` }),
    ...(signupToken && { 'signup-token': signupToken }),
    ...(reservationToken && { 'reservation-token': reservationToken }),
  };
}

describe.each(operations.filter(({ area }) => area !== 'provider'))('$id', (asked) => {
  const succeeding = asked.requests.filter(({ name }) =>
    asked.answers.some((answer) => answer.name === name && answer.status < 400),
  );
  test.each(succeeding.length > 0 ? succeeding : [asked.requests[0]!])(
    'the request $name gets the example with the same name',
    (request) => {
      const { method, path } = callOf(asked, request);
      const call = { method, path, headers: credentialsOf(asked, request), body: request.body };
      expect(operationOf(call)?.id).toBe(asked.id);
      const same = asked.answers.some(({ name }) => name === request.name);
      expect(exampleFor(asked, call)?.name).toBe(same ? request.name : undefined);
    },
  );
});

function confirm({ hold_number, confirmed_by }: HoldResult): { paid: number; number: string | null } {
  if (confirmed_by === 'code') {
    const path = `/client/booking/holds/${hold_number}`;
    const { verification_id } = post<VerificationResult>(`${path}/code`, undefined);
    const confirmed = post<HoldResult>(`${path}/confirmation`, { verification_id, code: '284915' });
    return { paid: 0, number: confirmed.reservation_number };
  }
  const { order_id, amount } = post<PaymentReadyResult>('/client/payments', { hold_number });
  const result = respond<PaymentResult>('GET', `/client/payments/${order_id}`);
  expect(result).toMatchObject({ status: 'completed', hold_number, amount });
  return { paid: amount, number: result.reservation_number };
}

const DATES = { start_date: '2027-06-11', end_date: '2027-06-13' };
const COUPLE = { adult: 2, kid: 0, infant: 0, pet: 0 };

describe.each(['1', '10', '13', '14', '15'])('a guest of property %s', (hotel_code) => {
  const { hotel } = post<MainResult>('/client/main', { hotelCode: hotel_code });
  const search = { hotel_code, ...DATES, reservationInfo: [COUPLE] };
  const offers = post<SearchResult>('/client/catalogue/search', search);
  const rooms = offers.sumPriceList.filter(({ package_code }) => package_code === null);

  test('finds rooms, and a calendar in which the stay is available', () => {
    expect(hotel.hotel_code).toBe(hotel_code);
    expect(offers.hotel_code).toBe(hotel_code);
    expect(rooms.length).toBeGreaterThan(1);
    const calendar = respond<{ hotel_code: string; days: { date: string; closed_to_arrival: boolean }[] }>(
      'GET',
      `/client/catalogue/calendar?hotel_code=${hotel_code}&from=2027-06-01&to=2027-06-30`,
    );
    expect(calendar.hotel_code).toBe(hotel_code);
    const arrivals = calendar.days.filter(({ closed_to_arrival }) => !closed_to_arrival);
    expect(arrivals.map(({ date }) => date)).toEqual([DATES.start_date]);
  });

  test('finds no rooms on sold-out dates, and gets the available dates', () => {
    const other = { ...search, start_date: '2027-07-20', end_date: '2027-07-22' };
    const { hotel_code: answered, sumPriceList, nearest_dates } = post<SearchResult>('/client/catalogue/search', other);
    expect({ answered, sumPriceList }).toEqual({ answered: hotel_code, sumPriceList: [] });
    expect(nearest_dates).toMatchObject([DATES]);
  });

  test.each(rooms)('books room $room_type_code with consistent responses', ({ room_type_code, total_price }) => {
    const wanted = {
      hotel_code,
      ...DATES,
      reservationRoomList: [{ room_type_code, ...COUPLE, selectedUpselling: [] }],
    };
    const quote = post<QuoteResult>('/client/booking/quotes', wanted);
    expect(quote.stay).toMatchObject({ hotel_code, ...DATES, total_price, rooms: [{ room_type_code }] });
    const hold = post<HoldResult>('/client/booking/holds', { quote_id: quote.quote_id });
    expect(hold.stay).toEqual(quote.stay);
    const { paid, number } = confirm(hold);
    expect(paid).toBe(quote.stay.paid_amount);
    const { reservation } = respond<ReservationResult>('GET', `/client/booking/reservations/${number}`);
    expect(reservation).toMatchObject({ reservation_number: number, stay: quote.stay });
    const cancelled = post<ReservationResult>(`/client/booking/reservations/${number}/cancellation`, { fee: 0 });
    expect(cancelled.reservation).toMatchObject({ reservation_number: number, status: 'cancelled', stay: quote.stay });
  });
});

/** Follows the sailing examples as a guest would. Each request uses values from the previous response. */
describe('a guest of the ferry line', () => {
  const hotel_code = '20';
  const get = <T>(path: string) => respond<T>('GET', `/client/sailing/${path}`);

  function sail(travellers: object, cabins: object[], back?: string) {
    const { routes } = get<PortsResult>(`ports?hotel_code=${hotel_code}`);
    const out = routes.find(({ from, return_route_codes }) => from === 'ICN' && return_route_codes.length > 0)!;
    const daysOf = (route: string) =>
      get<SailingCalendar>(
        `calendar?hotel_code=${hotel_code}&route_code=${route}&from=2027-06-01&to=2027-06-30`,
      ).days.filter(({ status }) => status === 'open');
    const departure_date = daysOf(out.route_code)[0]!.date;
    const returning = back && { return_route_code: back, return_date: daysOf(back)[0]!.date };
    const search = { hotel_code, route_code: out.route_code, departure_date, ...returning, ...travellers };
    const found = post<SailingSearchResult>('/client/sailing/search', search);
    const open = (sailings: SailingSearchResult['outbound']) =>
      sailings.find(({ status }) => status === 'open')?.leg.departure_code;
    const chosen = { hotel_code, outbound: open(found.outbound), ...(back && { inbound: open(found.inbound) }) };
    const offers = post<CabinSearchResult>('/client/sailing/cabins', { ...chosen, ...travellers });
    expect(offers.legs.map(({ departure_code }) => departure_code)).toEqual(
      back ? [chosen.outbound, chosen.inbound] : [chosen.outbound],
    );
    const quote = post<QuoteResult>('/client/booking/voyage-quotes', { ...chosen, cabins });
    expect(quote.stay).toMatchObject({
      hotel_code,
      rooms: cabins.map(({ cabin_type_code, ...counts }: Node) => ({ room_type_code: cabin_type_code, ...counts })),
    });
    // These travellers are from an example for another quote. The mock doesn't check that their number matches this
    // quote.
    const named = operation('createHold').requests.find(({ name }) => name === 'roundTrip')!.body as HoldRequest;
    const hold = post<HoldResult>('/client/booking/holds', { ...named, quote_id: quote.quote_id });
    expect(hold.stay).toEqual(quote.stay);
    const { paid, number } = confirm(hold);
    expect(paid).toBe(quote.stay.paid_amount);
    return { offers, quote, hold, number };
  }

  function cancel(number: string, fee: number, token?: string) {
    const headers: Record<string, string> = token ? { 'reservation-token': token } : {};
    return post<ReservationResult>(`/client/booking/reservations/${number}/cancellation`, { fee }, headers).reservation;
  }

  test('books a return trip with an infant in two cabins, and cancels it', () => {
    const cabins = [
      { cabin_type_code: 'OCV', adult: 1, kid: 0, infant: 1 },
      { cabin_type_code: 'OCV', adult: 1, kid: 0, infant: 0 },
    ];
    const { quote, number } = sail({ adult: 2, kid: 0, infant: 1 }, cabins, 'TAOICN');
    const { reservation } = respond<ReservationResult>('GET', `/client/booking/reservations/${number}`);
    expect(reservation).toMatchObject({ reservation_number: number, type: 'sailing', stay: quote.stay });
    expect(reservation.travellers).toHaveLength(3);
    expect(cancel(number!, 0)).toMatchObject({ reservation_number: number, status: 'cancelled', stay: quote.stay });
  });

  test('books a one-way trip with a companion, moves the departure by a week, and cancels it', () => {
    const couple = [{ cabin_type_code: 'OCV', adult: 2, kid: 0, infant: 0 }];
    const { offers, quote, hold, number } = sail({ adult: 2, kid: 0, infant: 0 }, couple);
    const offer = offers.cabins.find(({ cabin_type }) => cabin_type.cabin_type_code === 'OCV');
    expect(quote.stay.total_price).toBe(offer?.total_price);
    const path = `/client/booking/reservations/${number}`;
    const token = { 'reservation-token': hold.reservation_token! };
    const { reservation } = respond<ReservationResult>('GET', path, undefined, token);
    const later = { ...reservation.voyage_selection!, outbound: 'IT0618' };
    const change = post<ChangeQuoteResult>(`${path}/voyage-change-quotes`, later, token);
    expect(post<{ code: string }>(`${path}/voyage-change-quotes`, reservation.voyage_selection, token).code).toBe(
      'nothing_changed',
    );
    const held = post<HoldResult>(`${path}/changes`, { quote_id: change.quote_id }, token);
    expect(held.change?.difference).toEqual(change.difference);
    expect(confirm(held)).toEqual({ paid: change.difference.to_pay, number });
    const changed = respond<ReservationResult>('GET', path, undefined, {
      'reservation-token': held.reservation_token!,
    });
    expect(changed.reservation).toMatchObject({ stay: change.stay, voyage_selection: later });
    expect(cancel(number!, 0, held.reservation_token!)).toMatchObject({ status: 'cancelled', stay: change.stay });
  });
});

test('prices the days around a stay with the promotion code of the search', () => {
  const days = (query: string) =>
    respond<Calendar>('GET', `/client/catalogue/calendar?hotel_code=1&from=2027-06-08&to=2027-06-15&rooms=1${query}`);
  expect(days('').days[3]).not.toHaveProperty('promotion_price');
  expect(days('&promotion_code=SUMMER10&nights=2').days[3]).toMatchObject({ price: 180_000, promotion_price: 162_000 });
  expect(days('&promotion_code=NOSUCH&nights=2')).toMatchObject({ code: 'promotion_invalid' });
});

test('rejects a request that matches no example', () => {
  const wish = { hotel_code: '15', ...DATES };
  const quote = (room: object, more = {}) =>
    post<{ code?: string }>('/client/booking/quotes', {
      ...wish,
      reservationRoomList: [{ room_type_code: 'OCS', ...COUPLE, selectedUpselling: [], ...room }],
      ...more,
    }).code;
  expect(quote({})).toBeUndefined();
  expect(quote({ kid: 1 })).toBe('customer_centre_required');
  expect(quote({ selectedUpselling: [{ upselling_code: 'PICKUP', count: 1, date_list: [] }] })).toBe(
    'upselling_unavailable',
  );
  expect(quote({}, { promotion_code: 'NOSUCH' })).toBe('promotion_invalid');
  expect(quote({}, { start_date: '2027-07-20', end_date: '2027-07-22' })).toBe('all_rooms_sold_out');
  expect(post<{ code: string }>('/client/user/login', { hotelCode: '1', loginId: 'nobody1' }).code).toBe(
    'bad_credentials',
  );
});

const VERIFICATIONS: Record<string, { path: string; example: string }> = {
  AFFILIATE: { path: '/client/signup/affiliation', example: 'standard' },
  PRESALE_INDIVIDUAL: { path: '/client/signup/ownership', example: 'individual' },
  PRESALE_CORPORATE: { path: '/client/signup/ownership', example: 'corporate' },
};

test.each(['GENERAL', 'CYBER', 'AFFILIATE', 'PRESALE_INDIVIDUAL', 'PRESALE_CORPORATE'])(
  'a member who signs up as %s has that type in every response, including those after login',
  (member_type) => {
    const begun = post<StartSignupResult>('/client/signup/sessions', { hotel_code: '15', member_type });
    const token = { 'signup-token': begun.signup_token };
    let { signup } = begun;
    for (let step = 0; signup.missing.length > 0 && step < 5; step += 1) {
      const [missing] = signup.missing;
      if (missing === 'AFFILIATION' || missing === 'OWNERSHIP') {
        const { path, example } = VERIFICATIONS[member_type]!;
        const { body } = operationOf({ method: 'POST', path })!.requests.find(({ name }) => name === example)!;
        ({ signup } = post<SignupResult>(path, body, token));
      } else {
        const asked = { channel: missing === 'EMAIL' ? 'EMAIL' : 'SMS', subject: 'MEMBER', to: '01055500999' };
        const { verification_id } = post<VerificationResult>('/client/signup/codes', asked, token);
        ({ signup } = post<SignupResult>(
          '/client/signup/codes/confirmation',
          { verification_id, code: '284915' },
          token,
        ));
      }
      expect(signup.member_type).toBe(member_type);
    }
    expect(signup.missing).toEqual([]);
    const created = post<MemberCreated>('/client/signup/members', { login_id: 'whoever1' }, token);
    expect(created.member_type).toBe(member_type);
    const { userInfo, token: bearer } = post<LoginResult>('/client/user/login', { loginId: created.login_id });
    expect(userInfo).toMatchObject({ member_type, user_name: created.user_name, login_id: created.login_id });
    const { member } = respond<{ member: object }>('GET', '/client/member/profile', undefined, {
      authorization: `Bearer ${bearer}`,
    });
    expect(member).toMatchObject({ member_type, login_id: created.login_id });
    const again = post<LoginResult>('/client/user/find/sso', { sso_key: userInfo.sso_key });
    expect(again).toMatchObject({ token: bearer, userInfo: { login_id: created.login_id } });
  },
);

test('a person under 14 signs up with a guardian', () => {
  const { signup_token } = post<StartSignupResult>('/client/signup/sessions', {
    hotel_code: '1',
    member_type: 'GENERAL',
  });
  const token = { 'signup-token': signup_token };
  const { body } = operation('createMember').requests.find(({ name }) => name === 'child')!;
  const { guardian_name: _, ...alone } = body as Record<string, unknown>;
  expect(post<{ code: string }>('/client/signup/members', alone, token).code).toBe('guardian_consent_required');
  const asked = { channel: 'SMS', subject: 'GUARDIAN', to: '01055500165' };
  const { verification_id } = post<VerificationResult>('/client/signup/codes', asked, token);
  const { signup } = post<SignupResult>(
    '/client/signup/codes/confirmation',
    { verification_id, code: '284915' },
    token,
  );
  expect(signup.guardian_phone_number).toBe('01055500165');
  expect(post<MemberCreated>('/client/signup/members', body, token).login_id).toBe('haru2015');
});
