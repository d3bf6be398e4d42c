import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import {
  agreements,
  choose,
  confirmedByCode,
  couple,
  dearer,
  event,
  everything,
  held,
  input,
  lost,
  over,
  chooseMethod,
  pay,
  quote,
  renewed,
  reserve,
  reset,
  roomOptions,
  search,
  searchFor,
  chooseCabins,
  chooseSailings,
  searchSailings,
  takeChange,
  useBenefits,
  voyage,
} from '../../tests/support/client/booking.ts';
import { problem } from '../../tests/support/client/examples.ts';
import { after, answered, refused, type Row, testPaths, testTable } from '../../tests/support/client/machines.ts';
import type { BookingContext } from './booking.context.ts';
import { bookingMachine } from './booking.machine.ts';

function goTo(step: string) {
  return { type: 'GO_TO', step };
}
function searchForRooms(count: number) {
  return {
    ...searchFor,
    search: { ...search, reservationInfo: Array(count).fill(couple) },
  };
}
function paid(outcome: string, reservationNumber: string | null = null) {
  return answered('payment', {
    outcome,
    reservationNumber,
    problem: null,
  });
}

const plain = { offersOptions: false };
const sails = { ...plain, choice: null, voyage };
const notHeld = { hold: null };
const pointed = { usePoint: 5_000 };

function refusedAlike(from: string, actor: string): Row<BookingContext>[] {
  return [
    [from, refused(actor, problem('room_sold_out')), 'list'],
    [from, refused(actor, problem('all_rooms_sold_out')), 'list'],
    [from, refused(actor, problem('stay_closed')), 'dates'],
    [from, refused(actor, problem('promotion_unusable')), 'dates'],
    [from, refused(actor, problem('upselling_unavailable')), 'options'],
    [from, refused(actor, problem('sailing_closed')), 'voyage', sails],
    [from, refused(actor, problem('room_sold_out')), 'voyage', sails],
  ];
}

function jumps(from: string): Row<BookingContext>[] {
  return [
    [from, goTo('dates'), 'dates'],
    [from, goTo('room'), 'list'],
    [from, goTo('options'), 'options'],
    [from, goTo('options'), from, plain],
    [from, goTo('sailings'), 'voyage', sails],
    [from, goTo('cabins'), 'voyage', sails],
    [from, goTo('cabins'), from],
    [from, goTo('room'), from, sails],
  ];
}

function backFrom(from: string): Row<BookingContext>[] {
  return [
    [from, event('BACK'), 'options'],
    [from, event('BACK'), 'list', plain],
    [from, event('BACK'), 'voyage', sails],
  ];
}

function released(...events: { type: string }[]): Row<BookingContext>[] {
  return events.flatMap((event): Row<BookingContext>[] => [
    ['releasing', event, 'quoting', { leavingFor: 'info' }],
    ['releasing', event, 'dates', { leavingFor: 'dates' }],
    ['releasing', event, 'list', { leavingFor: 'room' }],
    ['releasing', event, 'options', { leavingFor: 'options' }],
    ['releasing', event, 'quoting', { leavingFor: 'options', ...plain }],
    ['releasing', event, 'voyage', { leavingFor: 'sailings', ...sails }],
    ['releasing', event, 'voyage', { leavingFor: 'cabins', ...sails }],
  ]);
}

const table: Row<BookingContext>[] = [
  ['dates', searchFor, 'list'],
  ['dates', searchForRooms(5), 'list'],
  ['dates', searchForRooms(6), 'dates'],
  ['dates', searchForRooms(0), 'dates'],
  ['list', searchFor, 'list'],
  ['list', searchForRooms(6), 'list'],
  ['list', choose(true), 'options'],
  ['list', choose(false), 'quoting'],
  ['dates', searchSailings, 'voyage'],
  ['list', searchSailings, 'voyage'],
  ['voyage', searchSailings, 'voyage', sails],
  ['voyage', searchFor, 'list', sails],
  ['voyage', searchForRooms(6), 'voyage', sails],
  ['voyage', chooseSailings, 'voyage', sails],
  ['voyage', chooseCabins, 'voyage', sails],
  ['voyage', goTo('dates'), 'dates', sails],
  ['voyage', goTo('sailings'), 'voyage', sails],
  ['voyage', answered('voyage', voyage), 'quoting', sails],
  ['voyage', refused('voyage', lost), 'dates', sails],
  ['voyage', takeChange, 'held', { ...notHeld, ...sails }],
  ['list', goTo('dates'), 'dates'],
  ['list', goTo('info'), 'list'],
  ['options', roomOptions(1), 'options'],
  ['options', roomOptions(2), 'options'],
  ['options', event('CONTINUE'), 'quoting'],
  ['options', event('SKIP'), 'quoting'],
  ['options', goTo('dates'), 'dates'],
  ['options', goTo('room'), 'list'],
  ['options', goTo('info'), 'options'],
  ['quoting', answered('quote', quote), 'info'],
  ...refusedAlike('quoting', 'quote'),
  ['quoting', refused('quote', problem('upselling_unavailable')), 'quoteInterrupted', plain],
  ['quoting', refused('quote', lost), 'quoteInterrupted'],
  ...backFrom('quoting'),
  ['quoteInterrupted', event('RETRY'), 'quoting'],
  ['quoteInterrupted', event('RESUME'), 'quoting'],
  [
    'quoteInterrupted',
    after('retryDelay', 'booking', 'quoteInterrupted'),
    'quoting',
    { problem: problem('unavailable') },
  ],
  [
    'quoteInterrupted',
    after('retryDelay', 'booking', 'quoteInterrupted'),
    'quoteInterrupted',
    { problem: problem('not_found') },
  ],
  [
    'quoteInterrupted',
    after('retryDelay', 'booking', 'quoteInterrupted'),
    'quoteInterrupted',
    { problem: { ...problem('rate_limited'), retryAfter: 900 } },
  ],
  ...jumps('quoteInterrupted'),
  ['info', { type: 'SAVE_INFO' }, 'info'],
  ['info', reserve, 'reserving'],
  ['info', { ...reserve, agreements: { ...agreements, TERMS: false } } as never, 'info'],
  ['info', { ...reserve, agreements: { ...agreements, PRIVACY: false } } as never, 'info'],
  ['info', useBenefits, 'usingBenefits'],
  ['info', useBenefits, 'info', sails],
  ['usingBenefits', answered('wanted', quote), 'info'],
  ...refusedAlike('usingBenefits', 'wanted'),
  ['usingBenefits', refused('wanted', problem('mileage_not_combinable')), 'info'],
  ['usingBenefits', refused('wanted', lost), 'info'],
  ['quoting', refused('quote', problem('coupon_used')), 'requoting', pointed],
  ['quoting', refused('quote', problem('coupon_used')), 'quoteInterrupted'],
  ['requoting', refused('requote', problem('mileage_insufficient')), 'requoting', pointed],
  ['reserving', refused('reserve', problem('mileage_insufficient')), 'requoting', pointed],
  ['reserving', refused('reserve', problem('coupon_used')), 'info'],
  ...['quoting', 'quoteInterrupted', 'info', 'usingBenefits', 'priceChanged', 'quoteExpired'].map(
    (state) => [state, event('CALLER_CHANGED'), 'quoting'] as const,
  ),
  ['info', event('QUOTE_EXPIRED'), 'requoting'],
  ['info', event('QUOTE_EXPIRED'), 'quoteExpired', { requoted: true }],
  ...jumps('info'),
  ['requoting', answered('requote', renewed), 'reserving'],
  ['requoting', answered('requote', renewed), 'info', { reserveKey: null }],
  ['requoting', answered('requote', dearer), 'priceChanged'],
  ...refusedAlike('requoting', 'requote'),
  ['requoting', refused('requote', lost), 'quoteInterrupted'],
  ['priceChanged', event('ACCEPT'), 'quoting'],
  ...backFrom('priceChanged'),
  ...jumps('priceChanged'),
  ['quoteExpired', event('CONTINUE'), 'quoting'],
  ...jumps('quoteExpired'),
  ['reserving', answered('reserve', held), 'held'],
  ['reserving', answered('reserve', over), 'holdExpired'],
  ...refusedAlike('reserving', 'reserve'),
  ['reserving', refused('reserve', problem('price_changed')), 'priceChanged'],
  ['reserving', refused('reserve', problem('quote_expired')), 'requoting'],
  ['reserving', refused('reserve', problem('quote_expired')), 'quoteExpired', { requoted: true }],
  ['reserving', refused('reserve', problem('quote_used')), 'quoteExpired'],
  ['reserving', refused('reserve', problem('idempotency_in_flight')), 'reserveInterrupted'],
  ['reserving', refused('reserve', lost), 'reserveInterrupted'],
  ['reserving', refused('reserve', problem('rate_limited')), 'info'],
  ['reserving', refused('reserve', problem('invalid_phone')), 'info'],
  ['reserving', event('SAVE_INFO'), 'reserving'],
  ['reserveInterrupted', event('RETRY'), 'reserving'],
  ['reserveInterrupted', event('RESUME'), 'reserving'],
  [
    'reserveInterrupted',
    after('retryDelay', 'booking', 'reserveInterrupted'),
    'reserving',
    { problem: problem('unavailable') },
  ],
  [
    'reserveInterrupted',
    after('retryDelay', 'booking', 'reserveInterrupted'),
    'reserveInterrupted',
    { problem: problem('internal') },
  ],
  ['reserveInterrupted', event('BACK'), 'info'],
  ['reserveInterrupted', event('SAVE_INFO'), 'reserveInterrupted'],
  ['dates', takeChange, 'held', notHeld],
  ['list', takeChange, 'held', notHeld],
  ['held', confirmedByCode, 'confirmed'],
  ['held', chooseMethod, 'held'],
  ['held', pay, 'paying'],
  ['held', event('HOLD_EXPIRED'), 'holdExpired'],
  ['held', event('BACK'), 'releasing'],
  ['held', goTo('room'), 'releasing'],
  ['paying', paid('completed', 'HS7K2M9QX4'), 'confirmed'],
  ['paying', paid('expired'), 'holdExpired'],
  ['paying', paid('refunded'), 'refunded'],
  ['paying', paid('refundRefused'), 'refundRefused'],
  ['paying', paid('abandoned'), 'held'],
  ['paying', refused('payment', lost), 'held'],
  ['paying', event('BACK'), 'paying'],
  ['paying', event('HOLD_EXPIRED'), 'paying'],
  ['paying', event('RESUME'), 'paying'],
  ['paying', goTo('room'), 'paying'],
  ...released(answered('release'), refused('release', problem('payment_in_progress'))),
  ...['holdExpired', 'refunded', 'refundRefused'].flatMap((from): Row<BookingContext>[] => [
    [from, event('START_AGAIN'), 'quoting', notHeld],
    ...jumps(from),
    [from, goTo('info'), from, notHeld],
    [from, reset, 'dates', notHeld],
  ]),
  ['confirmed', reset, 'dates'],
  ['held', reset, 'releasing'],
  ['paying', reset, 'releasing'],
  ['info', reset, 'dates', notHeld],
];

describe('transitions of the booking machine', () => {
  testTable(bookingMachine, table, everything, (value, context) => {
    const at = (state: string) => bookingMachine.resolveState({ value: state as 'info', context });
    // The payment and voyage machines exist only after a transition has started them.
    if (value === 'voyage') return transition(bookingMachine, at('info'), goTo('cabins') as never)[0];
    return value === 'paying' ? transition(bookingMachine, at('held'), pay)[0] : at(value);
  });
});

describe('every simple path of the booking machine, on a real actor', () => {
  const events = [
    searchFor,
    choose(true),
    event('CONTINUE'),
    reserve,
    pay,
    answered('quote', quote),
    refused('quote', lost),
    refused('quote', problem('room_sold_out')),
    after('retryDelay', 'booking', 'quoteInterrupted'),
    answered('requote', renewed),
    answered('requote', dearer),
    refused('requote', lost),
    event('QUOTE_EXPIRED'),
    useBenefits,
    answered('wanted', quote),
    refused('wanted', problem('coupon_used')),
    answered('reserve', held),
    confirmedByCode,
    refused('reserve', lost),
    ...['price_changed', 'quote_expired', 'room_sold_out'].map((code) => refused('reserve', problem(code as never))),
    after('retryDelay', 'booking', 'reserveInterrupted'),
    paid('completed', 'HS7K2M9QX4'),
    paid('expired'),
    paid('refunded'),
    paid('refundRefused'),
    paid('abandoned'),
    event('ACCEPT'),
    event('START_AGAIN'),
    event('BACK'),
    event('HOLD_EXPIRED'),
    answered('release'),
  ];
  const paths = getSimplePaths(bookingMachine, {
    input,
    events: events as never,
    // The guards read these values in addition to the state.
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context.requoted, context.reserveKey, context.keyAfterRequote, context.hold === null]),
  });

  // Generate these paths separately, because a combined graph would run every path of a room stay twice.
  const ofVoyages = getSimplePaths(bookingMachine, { input, events: [searchSailings] });

  it('reaches every state', () => {
    const states = Object.keys(bookingMachine.root.states);
    expect(new Set([...paths, ...ofVoyages].map((path) => path.state.value))).toEqual(new Set(states));
  });

  testPaths(bookingMachine, input, [...paths, ...ofVoyages], ['quote', 'reserve', 'release', 'payment']);
});
