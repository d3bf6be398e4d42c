import { describe, expect, test } from 'vitest';
import type {
  CabinSearchResult,
  ChangeQuoteResult,
  HoldRequest,
  HoldResult,
  PaymentReadyResult,
  PaymentResult,
  QuoteResult,
  Reservation,
  SearchResult,
  Stay,
} from '../../generated/types.ts';
import type { Node } from '../../scripts/generate/contract.ts';
import { addDays, nightsBetween } from '../../server/platform/values/nights.ts';
import { type Answer, operation, operations } from '../../scripts/generate/situations.ts';
import {
  REDIRECTED_HOTEL,
  OTHER_COMPANYS_HOTEL,
  HOTELS,
  ITEMS,
  NO_HOTEL,
  PEOPLE,
  ROOM_TYPES,
  ROUTES,
  SHIPS,
  TODAY,
} from './cast.ts';

/**
 * The requests and responses of successful examples. Failure examples are left out, because they may contain
 * intentional errors.
 */
const successes = operations.flatMap(({ id, requests, answers }) =>
  answers
    .filter(({ status }) => status < 400)
    .flatMap(({ name, value }) => [
      { at: `${id} ${name}: answer`, value },
      { at: `${id} ${name}: request`, value: requests.find((request) => request.name === name) },
    ]),
);
const objects = successes.flatMap(({ at, value }) => [...objectsIn(value)].map((node) => ({ at, node })));

function* objectsIn(value: Node): Generator<Node> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield value;
  for (const inside of Object.values(value)) yield* objectsIn(inside);
}

/** Returns the objects in the successful examples, at any depth, that have a value for each of these keys. */
function thatHave(...keys: string[]) {
  const found = objects.filter(({ node }) => keys.every((key) => node[key] !== undefined && node[key] !== null));
  expect(found.length).toBeGreaterThan(0);
  return found;
}

function answer<T>(id: string, name: string): T {
  return (operation(id).answers.find((each) => each.name === name) as Answer).value;
}
function body<T>(id: string, name: string): T {
  return operation(id).requests.find((each) => each.name === name)?.body as T;
}
function answersTo<T>(id: string): [name: string, value: T][] {
  return operation(id)
    .answers.filter(({ status }) => status < 400)
    .map(({ name, value }) => [name, value as T]);
}

describe('the examples', () => {
  test('give a hotel the same name everywhere, and contain only hotel codes from cast.ts', () => {
    for (const { at, node } of thatHave('hotel_code', 'hotel_name'))
      expect({ at, name: korean(node.hotel_name) }).toEqual({ at, name: HOTELS[node.hotel_code]?.name });
    const everyRequest = operations.flatMap(({ requests }) => requests.filter(({ name }) => name !== 'invalid'));
    const codes = everyRequest
      .flatMap((request) => [...objectsIn(request)])
      .flatMap(({ hotel_code, hotelCode }) => hotel_code ?? hotelCode ?? []);
    expect(
      [...new Set(codes)].filter(
        (code) => !(code in HOTELS) && ![NO_HOTEL, OTHER_COMPANYS_HOTEL, REDIRECTED_HOTEL].includes(code),
      ),
    ).toEqual([]);
  });

  test('give a room type, package, option or promotion the same name everywhere', () => {
    for (const { at, node } of thatHave('room_type_code', 'room_type_name'))
      expect({ at, name: korean(node.room_type_name) }).toEqual({ at, name: ROOM_TYPES[node.room_type_code]?.name });
    for (const { at, node } of thatHave('cabin_type_code', 'cabin_type_name'))
      expect({ at, name: korean(node.cabin_type_name) }).toEqual({ at, name: ROOM_TYPES[node.cabin_type_code]?.name });
    for (const { at, node } of thatHave('ship_code', 'ship_name'))
      expect({ at, name: korean(node.ship_name) }).toEqual({ at, name: SHIPS[node.ship_code] });
    for (const { at, node } of thatHave('route_code', 'route_name'))
      expect({ at, name: korean(node.route_name) }).toEqual({ at, name: ROUTES[node.route_code] });
    for (const kind of ['package', 'upselling', 'promotion'])
      for (const { at, node } of thatHave(`${kind}_code`, `${kind}_name`))
        expect({ at, name: node[`${kind}_name`] }).toEqual({ at, name: ITEMS[node[`${kind}_code`]] });
  });

  test('give a person the same name, phone number and birthday everywhere', () => {
    for (const { at, node } of objects) {
      const email = node.email ?? node.guest_email ?? node.buyerEmail;
      const person = PEOPLE[email];
      if (person === undefined) continue;
      const name = node.user_name ?? node.guest_name ?? node.buyerName ?? joined(node);
      const phone = at.startsWith('changeContact ')
        ? person.phone
        : (node.phone_number ?? node.guest_phone ?? node.buyerTel ?? person.phone);
      const birthday = node.birthday ?? person.birthday;
      expect({ at, name: name ?? person.name, phone, birthday }).toEqual({
        at,
        name: person.name,
        phone: person.phone,
        birthday: person.birthday,
      });
    }
  });

  test('assign an account to one person, with the same membership numbers everywhere', () => {
    const accounts = Object.values(PEOPLE).flatMap((person) =>
      Object.entries(person.logins).map(([login, numbers]) => [login, { ...person, numbers }] as const),
    );
    const byLogin = new Map(accounts);
    for (const { at, node } of thatHave('login_id')) {
      const person = byLogin.get(node.login_id);
      // Some examples contain no name or membership number, and cyber members have no membership number.
      const name = node.user_name ?? person?.name;
      const numbers = node.member_no_list ?? (node.member_no ? [node.member_no] : person?.numbers);
      expect({ at, name, numbers }).toEqual({ at, name: person?.name ?? 'nobody', numbers: person?.numbers });
    }
  });
});

/** Returns the Korean version of a text. Texts from providers may be in several languages. */
function korean(text: string | { ko: string }): string {
  return typeof text === 'string' ? text : text.ko;
}

/** Joins a person's names in the order that is usual in their script. */
function joined(node: Node): string | undefined {
  const [last, first] = [node.last_name ?? node.guest_last_name, node.first_name ?? node.guest_first_name];
  if (!last || !first) return undefined;
  return /\p{Script=Hangul}/u.test(last) ? `${last}${first}` : `${first} ${last}`;
}

describe('a price', () => {
  const stays = () => thatHave('rooms', 'cancellation_policy') as { at: string; node: Stay }[];

  test('is the sum of its lines and includes its tax', () => {
    for (const { at, node } of stays()) {
      const rooms = node.rooms.map(({ lines }) => sum(lines.map(({ amount }) => amount)));
      expect({ at, rooms }).toEqual({ at, rooms: node.rooms.map((room) => room.total_price) });
      const ofStay = (node.lines ?? []).map(({ amount }) => amount);
      expect({ at, total: sum([...rooms, ...ofStay]) }).toEqual({ at, total: node.total_price });
      const tax = Math.floor(node.total_price / 11);
      expect({ at, tax: node.tax, supply: node.supply_price }).toEqual({ at, tax, supply: node.total_price - tax });
      for (const line of node.rooms.flatMap(({ lines }) => lines))
        expect(line.amount).toBe(line.unit_price * line.count);
    }
  });

  test('uses the payment type of its hotel, and has a line for each night of the stay', () => {
    for (const { at, node } of stays()) {
      const paid = node.payment_type === 'PREPAY' ? node.total_price : 0;
      expect({ at, type: node.payment_type, paid: node.paid_amount, due: node.balance_due }).toEqual({
        at,
        type: HOTELS[node.hotel_code]?.secures,
        paid,
        due: node.total_price - paid,
      });
      expect(addDays(node.start_date, node.nights)).toBe(node.end_date);
      if (node.voyage) continue;
      const nights = Array.from({ length: node.nights }, (_, night) => addDays(node.start_date, night));
      const lines = node.rooms[0]!.lines.filter(({ kind }) => kind === 'night');
      expect({ at, nights: lines.map(({ date }) => date) }).toEqual({ at, nights });
    }
  });

  test('has cancellation fees that follow its policy', () => {
    for (const { at, node } of stays()) {
      const { tiers, free_until } = node.cancellation_policy;
      const byVouchers = node.rooms.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'voucher'));
      const beforePoints =
        sum(node.rooms.map((room) => room.total_price)) - sum(byVouchers.map(({ amount }) => amount));
      for (const tier of tiers)
        expect({ at, ...tier }).toEqual({
          at,
          ...tier,
          fee: Math.floor((beforePoints * tier.fee_percent) / 100),
          until: addDays(node.start_date, -tier.days_before),
        });
      expect(free_until).toBe(tiers.findLast(({ fee }) => fee === 0)?.until);
    }
  });

  test('equals the price in the search and the calendar', () => {
    for (const name of ['standard', 'promotion']) {
      const { stay } = answer<QuoteResult>('createQuote', name);
      const shown = answer<SearchResult>('searchOffers', name).sumPriceList.find(
        (sumPrice) => sumPrice.room_type_code === 'DLX' && sumPrice.package_code === null,
      );
      expect(stay.total_price).toBe(shown?.total_price);
    }
    const { roomPriceList } = answer<SearchResult>('searchOffers', 'standard');
    const { days } = answer<{ days: Node[] }>('getCalendar', 'standard');
    for (const { date } of roomPriceList[0]!.nights) {
      const prices = roomPriceList.flatMap(({ nights }) => nights.filter((night) => night.date === date));
      const cheapest = Math.min(...prices.map(({ price }) => price));
      expect(days.find((day) => day.date === date)).toMatchObject({ date, price: cheapest });
    }
    const lowest = Math.min(...roomPriceList.flatMap(({ total_price }) => total_price ?? []));
    const ours = answer<{ priceCompareList: Node[] }>('comparePrices', 'standard').priceCompareList[0];
    expect(ours).toMatchObject({ is_ours: true, total_price: lowest });
  });
});

describe('a booking', () => {
  test('holds the quoted stay for the requested guest', () => {
    for (const [name, hold] of answersTo<HoldResult>('createHold')) {
      const request = body<HoldRequest>('createHold', name);
      const quote = answer<QuoteResult>(hold.stay.voyage ? 'createVoyageQuote' : 'createQuote', name);
      expect({ name, quote: request.quote_id, stay: hold.stay }).toEqual({
        name,
        quote: quote.quote_id,
        stay: quote.stay,
      });
      expect(hold.guest_name).toBe(joined(request.customerInfo));
      const { booker_email = request.customerInfo.guest_email } = request.customerInfo;
      expect(hold.booker_email).toBe(booker_email);
    }
  });

  test('is paid as its hold requires', () => {
    for (const [name, ready] of answersTo<PaymentReadyResult>('createPayment')) {
      const held = [...answersTo<HoldResult>('createHold'), ...answersTo<HoldResult>('createChange')].map(
        ([, each]) => each,
      );
      const hold = held.find(({ hold_number }) => hold_number === body<Node>('createPayment', name).hold_number)!;
      const due = hold.change?.difference.to_pay ?? hold.stay.paid_amount;
      expect({ amount: ready.amount, expires_at: ready.expires_at }).toEqual({
        amount: due,
        expires_at: hold.expires_at,
      });
      const shown = 'request' in ready.card_window ? ready.card_window.request.amount : 0;
      expect(shown).toBe(due);
    }
    const ready = answer<PaymentReadyResult>('createPayment', 'standard');
    const form = body<Node>('receivePaymentReturn', 'standard');
    const notified = body<Node>('receivePaymentWebhook', 'standard');
    const paid = answer<PaymentResult>('getPayment', 'completed');
    expect([form.orderId, notified.orderId, paid.order_id]).toEqual(Array(3).fill(ready.order_id));
    expect([Number(form.amount), notified.amount, paid.amount]).toEqual(Array(3).fill(ready.amount));
    expect(form.tid).toBe(notified.tid);
    const guaranteed = answer<PaymentResult>('confirmGuarantee', 'standard');
    expect(guaranteed.order_id).toBe(answer<PaymentReadyResult>('createPayment', 'guarantee').order_id);
    expect(guaranteed.hold_number).toBe(answer<HoldResult>('createHold', 'guarantee').hold_number);
  });

  test('leads to the reservation that was paid for', () => {
    const { reservation } = answer<{ reservation: Reservation }>('getReservation', 'confirmed');
    const paid = answer<PaymentResult>('getPayment', 'completed');
    const hold = answer<HoldResult>('createHold', 'standard');
    expect(paid.hold_number).toBe(hold.hold_number);
    expect(reservation).toMatchObject({
      reservation_number: paid.reservation_number,
      payment: { order_id: paid.order_id, amount: paid.amount },
      guest_name: hold.guest_name,
      stay: hold.stay,
    });
    expect(answer<Node>('lookUpReservation', 'standard').reservation_number).toBe(reservation.reservation_number);
    expect(answer<string>('getReservationCalendarFile', 'standard')).toContain(reservation.reservation_number);
  });

  test('has a reservation that matches its stay', () => {
    const reservations = thatHave('reservation_number', 'stay', 'contact') as { at: string; node: Reservation }[];
    for (const { at, node } of reservations) {
      const { stay, payment } = node;
      expect({ at, ...node }).toMatchObject({
        at,
        check_in: stay.start_date,
        check_out: stay.end_date,
        nights: stay.nights,
        total_price: stay.total_price,
        tax: stay.tax,
        paid_amount: stay.paid_amount,
        balance_due: stay.balance_due,
        room_type_name: stay.rooms[0]!.room_type_name,
        room_count: stay.rooms.length,
        package_code: stay.package_code,
        package_name: stay.package_name,
        type: stay.voyage ? 'sailing' : stay.package_code ? 'package' : 'room',
        guest_count: sum(stay.rooms.map(({ adult, kid, infant }) => adult + kid + infant)),
      });
      const byChanges = sum(node.changes.map(({ paid, refund }) => paid - refund));
      expect({ at, charged: (payment?.amount ?? 0) + byChanges }).toEqual({ at, charged: stay.paid_amount });
      expect(node.room_price + node.option_total - node.discount_total).toBe(stay.total_price);
    }
    const { footer_data } = answer<Node>('getMain', 'standard');
    expect(reservations[0]!.node.contact).toMatchObject({ address: footer_data.address, tel: footer_data.tel });
  });

  test('is cancelled for the fee in its policy, which a preview shows', () => {
    for (const { at, node } of thatHave('cancellation', 'stay') as { at: string; node: Reservation }[]) {
      const { fee, refund } = node.cancellation!;
      const tier = node.stay.cancellation_policy.tiers.find(
        ({ days_before }) => days_before <= nightsBetween(TODAY, node.check_in),
      );
      expect({ at, fee, refund }).toEqual({ at, fee: tier?.fee, refund: node.paid_amount - fee });
      // A reservation can have several previews, because a change to the stay also changes the refund.
      const shown = answersTo<Node>('previewCancellation').find(
        ([, preview]) => preview.reservation_number === node.reservation_number && preview.refund === refund,
      );
      expect({ at, ...shown?.[1] }).toMatchObject({ at, fee, refund, fee_percent: tier?.fee_percent });
    }
    for (const [name, { reservation }] of answersTo<{ reservation: Reservation }>('cancelReservation'))
      expect(body<Node>('cancelReservation', name).fee).toBe(reservation.cancellation?.fee);
    expect(answer<Node>('cancelReservation', 'priceChanged')).toMatchObject({
      price_before: body<Node>('cancelReservation', 'priceChanged').fee,
      price_after: answer<Node>('previewCancellation', 'fee').fee,
    });
    expect(answer<Node>('createHold', 'priceChanged').price_before).toBe(
      answer<QuoteResult>('createQuote', 'standard').stay.total_price,
    );
  });
});

test('a change lists what is added and removed, and the amount to pay or refund', () => {
  const quotes = ['createChangeQuote', 'createVoyageChangeQuote'].flatMap((id) => answersTo<ChangeQuoteResult>(id));
  for (const [name, { stay, difference }] of quotes) {
    const { price_before, price_after, lines, to_pay, to_refund } = difference;
    expect({ name, after: price_after, sum: sum(lines.map(({ amount }) => amount)) }).toEqual({
      name,
      after: stay.total_price,
      sum: price_after - price_before,
    });
    expect({ name, paid: to_pay - to_refund }).toEqual({ name, paid: price_after - price_before });
  }
});

describe('a voyage', () => {
  const voyages = () => thatHave('voyage', 'rooms') as { at: string; node: Stay }[];

  test('departs and arrives in the local times of its ports, with the right duration', () => {
    for (const { at, node } of voyages()) {
      const { legs, trip } = node.voyage!;
      const [first, last] = [legs[0]!, legs.at(-1)!];
      expect({ at, from: first.departs_at.slice(0, 16), to: last.arrives_at.slice(0, 16) }).toEqual({
        at,
        from: `${node.start_date}T${node.checkin_time}`,
        to: `${node.end_date}T${node.checkout_time}`,
      });
      expect({ at, trip }).toEqual({ at, trip: legs.length === 2 ? 'round_trip' : 'one_way' });
    }
    for (const { at, node } of thatHave('departs_at', 'arrives_at', 'from')) {
      const minutes = (Date.parse(node.arrives_at) - Date.parse(node.departs_at)) / 60_000;
      expect({ at, code: node.departure_code, minutes }).toEqual({
        at,
        code: node.departure_code,
        minutes: node.duration_minutes,
      });
      for (const [moment, { time_zone }] of [
        [node.departs_at, node.from],
        [node.arrives_at, node.to],
      ] as const)
        expect({ at, shown: wallTime(moment, time_zone) }).toEqual({ at, shown: moment.slice(0, 16) });
    }
  });

  test('charges the fares of each leg, at the price shown in the cabin list', () => {
    for (const { at, node } of voyages()) {
      const days = node.voyage!.legs.map((leg) => [leg.departure_code, leg.departs_at.slice(0, 10)]);
      for (const { code, date } of node.rooms.flatMap(({ lines }) => lines))
        expect({ at, days }).toEqual({ at, days: expect.arrayContaining([[code, date]]) });
    }
    for (const [shown, quoted] of [
      ['standard', 'roundTripTogether'],
      ['oneWay', 'oneWay'],
      ['later', 'oneWayLater'],
    ] as const) {
      const { stay } = answer<QuoteResult>('createVoyageQuote', quoted);
      const cabin = answer<CabinSearchResult>('searchCabins', shown).cabins.find(
        ({ cabin_type }) => cabin_type.cabin_type_code === stay.rooms[0]!.room_type_code,
      );
      expect({ quoted, total: cabin?.total_price }).toEqual({ quoted, total: stay.total_price });
    }
  });

  test('lists the travellers in each quoted cabin, and reveals no passport number', () => {
    const named = thatHave('travellers', 'stay').filter(({ node }) => node.stay.voyage) as {
      at: string;
      node: HoldResult;
    }[];
    expect(named.length).toBeGreaterThan(10);
    for (const { at, node } of named) {
      const counted = node.stay.rooms.map((_, cabin) => {
        const inside = node.travellers.filter((each) => each.cabin === cabin).map(({ band }) => band);
        return ['adult', 'kid', 'infant'].map((band) => inside.filter((each) => each === band).length);
      });
      expect({ at, counted }).toEqual({
        at,
        counted: node.stay.rooms.map(({ adult, kid, infant }) => [adult, kid, infant]),
      });
      for (const each of node.travellers) expect(each.passport_masked).toMatch(/^\*{6}\d{3}$/);
      expect({
        at,
        expiry: node.travellers.every((each) => each.passport_expires_on! >= node.stay.voyage!.passports_valid_until),
      }).toEqual({ at, expiry: true });
    }
    const numbers = [...objectsIn(operation('createHold').requests)].flatMap((node) => node.passport_number ?? []);
    const answers = JSON.stringify(operations.map((each) => each.answers));
    expect(numbers.filter((number) => answers.includes(number))).toEqual([]);
  });
});

function wallTime(moment: string, timeZone: string): string {
  const shown = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return shown.slice(0, 16).replace(' ', 'T');
}

test('a response contains the number that was requested', () => {
  const numbers = operations.flatMap(({ id, requests, answers }) =>
    answers
      .filter(({ status, value }) => status < 400 && typeof value === 'object')
      .flatMap(({ name, value }) => {
        const asked = requests.find((request) => request.name === name)!.parameters;
        return ['hold_number', 'reservation_number', 'order_id']
          .map((key) => ({ at: `${id} ${name}`, asked: asked[key], successes: numberIn(value, key) }))
          .filter((each) => each.asked !== undefined && each.successes !== undefined);
      }),
  );
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers.filter(({ asked, successes: answered }) => asked !== answered)).toEqual([]);
});

describe('a sequence of calls', () => {
  test('confirms a code by the id returned when it was sent, and uses its ticket', () => {
    const sent = operation('confirmVerification').requests.find(({ name }) => name === 'standard')!.parameters;
    expect(sent['verification_id']).toBe(answer<Node>('requestVerification', 'standard').verification_id);
    const { ticket } = answer<Node>('confirmVerification', 'standard');
    expect([body<Node>('findLoginId', 'standard').ticket, body<Node>('changePassword', 'standard').ticket]).toEqual([
      ticket,
      ticket,
    ]);
  });

  test('finishes a social login with the values returned at its start', () => {
    const { state, flow_token } = answer<Node>('startSocialLogin', 'standard');
    for (const [name] of answersTo('finishSocialLogin'))
      expect(body<Node>('finishSocialLogin', name)).toMatchObject({ state, flow_token });
    const { social_ticket, prefill } = answer<Node>('finishSocialLogin', 'signupNeeded');
    expect(body<Node>('startSignup', 'social').social_ticket).toBe(social_ticket);
    expect(answer<Node>('startSignup', 'social').signup.prefill).toEqual(prefill);
  });

  test('recognises a session by the key returned at login', () => {
    const { userInfo, token } = answer<Node>('loginUser', 'standard');
    expect(body<Node>('loginBySso', 'standard').sso_key).toBe(userInfo.sso_key);
    expect(answer<Node>('loginBySso', 'standard')).toMatchObject({ token, userInfo });
    expect(body<Node>('loginBySso', 'fromProvider').sso_key).toBe(answer<Node>('createSsoKey', 'standard').sso_key);
    expect(operation('getSession').node['x-credentials'].standard.bearerAuth).toBe(token);
  });

  test('verifies the address to which a sign-up code was sent', () => {
    for (const [name, sent] of answersTo<Node>('sendSignupCode')) {
      const { to } = body<Node>('sendSignupCode', name);
      expect(body<Node>('confirmSignupCode', name).verification_id).toBe(sent.verification_id);
      const { signup } = answer<Node>('confirmSignupCode', name);
      expect(Object.values(signup)).toContain(to);
    }
  });

  test('creates the member that the sign-up requested', () => {
    for (const id of ['createMember', 'createSocialMember'])
      for (const [name, created] of answersTo<Node>(id)) {
        const request = body<Node>(id, name);
        expect({ name, is: created.user_name }).toEqual({ name, is: joined(request) });
        expect(created.login_id).toBe(request.login_id ?? created.login_id);
      }
    const proven = answer<Node>('getSignup', 'proven').signup;
    expect(proven.phone_number).toBe(PEOPLE[body<Node>('createMember', 'general').email]?.phone);
  });
});

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Returns the number in the field `key` of a response, or of the reservation or change that the response contains. */
function numberIn({ reservation, change, ...answered }: Node, key: string): string | undefined {
  return reservation?.[key] ?? answered[key] ?? change?.[key];
}
