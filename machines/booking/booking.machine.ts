import { assign, sendTo, setup } from 'xstate';
import type {
  Agreements,
  CustomerInfo,
  HoldResult,
  Problem,
  QuoteRequest,
  QuoteResult,
  VoyageQuoteRequest,
} from '../../generated/types.ts';
import { fromError, fromEvent, fromOutput, required } from '../params.ts';
import { type PaymentOutput, paymentMachine } from '../payment/payment.machine.ts';
import { isTemporary, localProblem, retryDelay } from '../problem.ts';
import {
  soughtVoyage,
  type VoyageChoice,
  type VoyageEvent,
  voyageMachine,
  voyageQuoteRequest,
} from '../sailing/voyage.machine.ts';
import { unimplementedActor } from '../unimplemented.ts';
import {
  type BookingEvent,
  type On,
  type BookingInput,
  type ReserveInput,
  type NamedTraveller,
  type ReleaseInput,
  type BookingContext,
  nothingReserved,
  nothingChosen,
  initialBooking,
} from './booking.context.ts';
import { leadsTo } from './booking.problems.ts';
import { quoteRequest, roomsOf, withBenefits, withOptions, withoutOptions, withPromotion } from './booking.rooms.ts';
import type { EarlierStep, Step } from './booking.steps.ts';

// Transitions that several states share.

const keepProblem = { type: 'keep the problem', params: fromError } as const;
const search = [
  {
    guard: { type: 'the party takes 1 to 5 rooms', params: fromEvent },
    target: 'list',
    actions: { type: 'take the search', params: fromEvent },
  },
  { actions: { type: 'keep the problem', params: localProblem('too_many_rooms') } },
] as const;
const searchSailings = {
  target: 'voyage',
  reenter: true,
  actions: { type: 'take the search of sailings', params: fromEvent },
} as const;
const takeChoice = { type: 'take the choice', params: fromEvent } as const;
const takeChange = {
  target: 'held',
  actions: { type: 'take the change', params: fromEvent },
} as const;
const takeQuote = { type: 'take the quote', params: fromOutput } as const;
const keepHold = { type: 'keep the hold', params: fromOutput } as const;
const reset = { type: 'reset to the defaults', params: fromEvent } as const;
const holdExpired = {
  target: 'holdExpired',
  actions: { type: 'keep the problem', params: localProblem('hold_expired') },
} as const;
const toDates = { guard: { type: 'to dates', params: fromEvent }, target: 'dates' } as const;
const toRooms = { guard: { type: 'to the rooms', params: fromEvent }, target: 'list' } as const;
const toOptions = { guard: { type: 'to the options offered', params: fromEvent }, target: 'options' } as const;
const openSailings = { target: 'voyage', actions: 'open the sailings' } as const;
const openCabins = { target: 'voyage', actions: 'open the cabins' } as const;
const toSailings = { guard: { type: 'to the sailings', params: fromEvent }, ...openSailings } as const;
const toCabins = { guard: { type: 'to the cabins', params: fromEvent }, ...openCabins } as const;
const backToChoosing = [
  { guard: 'it is a voyage', ...openCabins },
  { guard: 'options are offered', target: 'options' },
  { target: 'list' },
] as const;
const toEarlierStep = [toDates, toRooms, toOptions, toSailings, toCabins] as const;

const startAgain = {
  meta: { step: 'payment' },
  entry: 'forget the hold',
  on: { START_AGAIN: 'quoting', GO_TO: toEarlierStep },
} as const;

const chooseOtherwise = [
  {
    guard: { type: 'the sailing is gone', params: fromError },
    target: 'voyage',
    actions: ['open the sailings', keepProblem],
  },
  {
    guard: { type: 'the cabins are gone', params: fromError },
    target: 'voyage',
    actions: ['open the cabins', keepProblem],
  },
  { guard: { type: 'the rooms are gone', params: fromError }, target: 'list', actions: keepProblem },
  { guard: { type: 'the stay cannot be sold', params: fromError }, target: 'dates', actions: keepProblem },
  { guard: { type: 'an option is gone', params: fromError }, target: 'options', actions: keepProblem },
] as const;

/** A used benefit is no longer valid: shows the price without it, and the reason. */
const withoutBenefits = {
  guard: { type: 'what is used is refused', params: fromError },
  target: 'requoting',
  reenter: true,
  actions: [keepProblem, 'drop the benefits'],
} as const;
/** Benefits belong to the member who logged out. */
const callerChanged = { target: 'quoting', reenter: true, actions: 'drop the benefits' } as const;

/** After the rooms are released. A used quote can't be reserved again, so the guest's page needs a new one. */
const released = [
  { guard: { type: 'to dates', params: leavingFor }, target: 'dates', actions: 'forget the hold' },
  { guard: { type: 'to the rooms', params: leavingFor }, target: 'list', actions: 'forget the hold' },
  { guard: { type: 'to the options offered', params: leavingFor }, target: 'options', actions: 'forget the hold' },
  {
    guard: { type: 'to the sailings', params: leavingFor },
    target: 'voyage',
    actions: ['open the sailings', 'forget the hold'],
  },
  {
    guard: { type: 'to the cabins', params: leavingFor },
    target: 'voyage',
    actions: ['open the cabins', 'forget the hold'],
  },
  { target: 'quoting', actions: 'forget the hold' },
] as const;

function releaseInput({ hold }: BookingContext): ReleaseInput {
  return { holdNumber: required(hold).hold_number, reservationToken: required(hold).reservation_token };
}

function quoteInput({ context }: { context: BookingContext }) {
  const { voyage, search, choice, rooms } = context;
  return voyage === null ? quoteRequest(search, choice, rooms, context) : voyageQuoteRequest(voyage);
}

function wantedInput({ context: { search, choice, rooms, wanted } }: { context: BookingContext }) {
  const benefits = required(wanted);
  return quoteRequest(withPromotion(search, benefits.promotion), choice, withBenefits(rooms, benefits), benefits);
}

function leavingFor({ context }: { context: BookingContext }) {
  return { step: context.leavingFor };
}

/** The journey from dates to a confirmed reservation. Decides the order of steps, never a price or an eligibility. */
export const bookingMachine = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    meta: {} as { step: Step },
    tags: {} as 'busy' | 'hold',
    children: {} as { payment: 'payment'; voyage: 'voyage' },
  },
  actors: {
    quote: unimplementedActor<QuoteResult, QuoteRequest | VoyageQuoteRequest>('quote'),
    reserve: unimplementedActor<HoldResult, ReserveInput>('reserve'),
    release: unimplementedActor<void, ReleaseInput>('release'),
    payment: paymentMachine,
    voyage: voyageMachine,
  },
  delays: { retryDelay: ({ context }) => retryDelay(context.problem) },
  guards: {
    'the party takes 1 to 5 rooms': (_, { search }: On<'SEARCH'>) =>
      search.reservationInfo.length >= 1 && search.reservationInfo.length <= 5,
    'it comes with options to offer': (_, { offersOptions }: On<'CHOOSE'>) => offersOptions,
    'options are offered': ({ context }) => context.offersOptions,
    'there is such a room': ({ context }, { room }: On<'SET_ROOM_OPTIONS'>) => context.rooms[room] !== undefined,
    'privacy and terms are agreed': (_, { agreements }: On<'RESERVE'>) => agreements.PRIVACY && agreements.TERMS,
    'rooms are held': ({ context }) => context.hold !== null,

    'to dates': (_, { step }: { step: EarlierStep }) => step === 'dates',
    'to the rooms': ({ context }, { step }: { step: EarlierStep }) => step === 'room' && context.voyage === null,
    'to the options offered': ({ context }, { step }: { step: EarlierStep }) =>
      step === 'options' && context.offersOptions,

    'it is a voyage': ({ context }) => context.voyage !== null,
    'to the sailings': ({ context }, { step }: { step: EarlierStep }) => step === 'sailings' && context.voyage !== null,
    'to the cabins': ({ context }, { step }: { step: EarlierStep }) => step === 'cabins' && context.voyage !== null,

    'the sailing is gone': ({ context }, problem: Problem) => context.voyage !== null && leadsTo('sailings', problem),
    'the cabins are gone': ({ context }, problem: Problem) => context.voyage !== null && leadsTo('cabins', problem),
    'the rooms are gone': (_, problem: Problem) => leadsTo('rooms', problem),
    'the stay cannot be sold': (_, problem: Problem) => leadsTo('dates', problem),
    'an option is gone': ({ context }, problem: Problem) => context.offersOptions && leadsTo('options', problem),
    'what is used is refused': ({ context: { rooms, usePoint, voucher } }, problem: Problem) =>
      leadsTo('benefits', problem) &&
      (usePoint !== null ||
        voucher !== null ||
        rooms.some(({ coupon_list, benefit_list }) => coupon_list ?? benefit_list)),
    'the price changed': (_, { code }: Problem) => code === 'price_changed',
    'the quote expired for the first time': ({ context }, { code }: Problem) =>
      code === 'quote_expired' && !context.requoted && context.keyAfterRequote !== null,
    'the quote is of no use': (_, problem: Problem) => leadsTo('quote', problem),
    'it may have been done': (_, problem: Problem) => leadsTo('perhapsDone', problem),
    'asking again may help': ({ context }) => isTemporary(context.problem),
    'the quote was not renewed before': ({ context }) => !context.requoted,
    'the price is another': ({ context }, { stay }: QuoteResult) =>
      context.quote?.stay.total_price !== stay.total_price,
    'the guest has asked to reserve': ({ context }) => context.reserveKey !== null,

    'the hold is over': (_, { status }: HoldResult) => status === 'expired' || status === 'released',
    'it was paid': (_, { outcome }: PaymentOutput) => outcome === 'completed',
    'the hold expired': (_, { outcome }: PaymentOutput) => outcome === 'expired',
    'it was refunded': (_, { outcome }: PaymentOutput) => outcome === 'refunded',
    'its refund was refused': (_, { outcome }: PaymentOutput) => outcome === 'refundRefused',
  },
  actions: {
    'take the search': assign((_, { search }: On<'SEARCH'>) => ({ search, ...nothingChosen })),
    'take the choice': assign(({ context }, { roomTypeCode, packageCode = null, offersOptions }: On<'CHOOSE'>) => {
      const choice = { roomTypeCode, packageCode };
      return { ...nothingReserved, choice, offersOptions, rooms: roomsOf(context.search, choice) };
    }),
    'take the search of sailings': assign((_, { search }: On<'SEARCH_SAILINGS'>) => ({
      ...nothingChosen,
      voyage: soughtVoyage(search),
    })),
    'take the voyage': assign((_, voyage: VoyageChoice) => ({ ...nothingReserved, voyage })),
    'open the sailings': assign(({ context }) => ({
      voyage: { ...required(context.voyage), open: 'sailings' as const },
    })),
    'open the cabins': assign(({ context }) => ({ voyage: { ...required(context.voyage), open: 'cabins' as const } })),
    'forward to the voyage': sendTo('voyage', ({ event }) => event as VoyageEvent),
    'take the options of a room': assign(({ context }, options: On<'SET_ROOM_OPTIONS'>) => ({
      rooms: withOptions(context.rooms, options),
      problem: null,
    })),
    'try the benefits': assign((_, { type: _type, ...wanted }: On<'USE_BENEFITS'>) => ({
      wanted,
      problem: null,
    })),
    'take the benefits': assign(({ context: { search, rooms, wanted } }) => ({
      search: withPromotion(search, required(wanted).promotion),
      rooms: withBenefits(rooms, required(wanted)),
      usePoint: required(wanted).usePoint,
      voucher: required(wanted).voucher,
      wanted: null,
      refusedBenefits: null,
    })),
    'give up what was wanted': assign(({ context: { wanted } }) => ({ wanted: null, refusedBenefits: wanted })),
    'drop the benefits': assign(({ context: { rooms } }) => ({
      rooms: withBenefits(rooms, { coupons: [], ofTier: [] }),
      usePoint: null,
      voucher: null,
      wanted: null,
      refusedBenefits: null,
    })),
    'clear the options': assign({ rooms: ({ context }) => withoutOptions(context.rooms) }),

    'forget the last quote': assign({ requoted: false, reserveKey: null, keyAfterRequote: null, problem: null }),
    'take the quote': assign((_, quote: QuoteResult) => ({ quote, priceChange: null, problem: null })),
    'note that it was renewed': assign({ requoted: true }),
    'note the new price of the quote': assign(({ context }, quote: QuoteResult) => ({
      quote,
      priceChange: { before: context.quote?.stay.total_price ?? 0, after: quote.stay.total_price },
    })),
    'note the new price': assign(({ context }, { price_before, price_after }: Problem) => {
      const known = context.quote?.stay.total_price ?? 0;
      return { priceChange: { before: price_before ?? known, after: price_after ?? known } };
    }),

    'keep the draft': assign(({ context }, { customerInfo, agreements, travellers }: On<'SAVE_INFO'>) => ({
      customerInfo: { ...context.customerInfo, ...customerInfo },
      agreements: { ...context.agreements, ...agreements },
      travellers: travellers ?? context.travellers,
    })),
    'keep who is coming and the keys': assign((_, event: On<'RESERVE'>) => ({
      customerInfo: event.customerInfo,
      agreements: event.agreements,
      travellers: event.travellers ?? [],
      reserveKey: event.idempotencyKey,
      keyAfterRequote: event.keyAfterRequote,
      requoted: false,
      problem: null,
    })),
    'take the key for the renewed quote': assign(({ context }) => ({
      reserveKey: context.keyAfterRequote,
      keyAfterRequote: null,
    })),
    'forget the keys': assign({ reserveKey: null, keyAfterRequote: null }),

    'keep the hold': assign((_, hold: HoldResult) => ({
      hold,
      reservationNumber: hold.reservation_number,
      problem: null,
    })),
    'take the change': assign((_, { hold }: On<'TAKE_CHANGE'>) => ({
      ...nothingChosen,
      hold,
      changes: hold.change?.reservation_number ?? null,
      reservationNumber: null,
    })),
    // The server sends the token only once, when the hold is created.
    'keep what it has become': assign(({ context }, { hold }: On<'CONFIRMED'>) => ({
      hold: { ...hold, reservation_token: context.hold?.reservation_token ?? null },
      reservationNumber: hold.reservation_number,
      problem: null,
    })),
    'forget the hold': assign({ hold: null, paymentKey: null }),
    'keep the method': assign((_, { method }: On<'CHOOSE_METHOD' | 'PAY'>) => ({ paymentMethod: method })),
    'take the payment key': assign((_, event: On<'PAY'>) => ({ paymentKey: event.idempotencyKey, problem: null })),
    'forward to the payment': sendTo('payment', ({ event }) => event),
    'keep the reservation number': assign((_, { reservationNumber }: PaymentOutput) => ({
      reservationNumber,
      problem: null,
    })),
    'keep why it was refunded': assign((_, { problem }: PaymentOutput) => ({ problem })),

    'forget the problem': assign({ problem: null }),
    'keep the problem': assign((_, problem: Problem) => ({ problem })),
    'remember where to': assign((_, { step }: { step: EarlierStep }) => ({ leavingFor: step })),
    // Keeps the guest's details, and a hold that is still to be released.
    'reset to the defaults': assign(({ context: { hold, customerInfo } }, { defaults }: On<'RESET'>) => ({
      ...initialBooking({ search: defaults, customerInfo }),
      hold,
      leavingFor: 'dates' as const,
    })),
  },
}).createMachine({
  id: 'booking',
  description: 'Leads the guest from dates to a confirmed reservation and keeps what was entered.',
  context: ({ input }) => initialBooking(input),
  initial: 'dates',
  on: {
    SAVE_INFO: { actions: { type: 'keep the draft', params: fromEvent } },
    RESET: [
      { guard: 'rooms are held', target: '.releasing', actions: reset },
      { target: '.dates', actions: reset },
    ],
  },
  states: {
    dates: {
      description: 'Dates, party and promotion code.',
      meta: { step: 'dates' },
      on: { SEARCH: search, SEARCH_SAILINGS: searchSailings, TAKE_CHANGE: takeChange },
    },

    list: {
      description: 'What can be booked.',
      meta: { step: 'room' },
      on: {
        SEARCH: search,
        CHOOSE: [
          {
            guard: { type: 'it comes with options to offer', params: fromEvent },
            target: 'options',
            actions: takeChoice,
          },
          { target: 'quoting', actions: takeChoice },
        ],
        SEARCH_SAILINGS: searchSailings,
        TAKE_CHANGE: takeChange,
        GO_TO: toDates,
      },
    },

    voyage: {
      description: 'Sailings and cabins, which have a machine of their own.',
      invoke: {
        id: 'voyage',
        src: 'voyage',
        input: ({ context }) => required(context.voyage),
        onDone: { target: 'quoting', actions: { type: 'take the voyage', params: fromOutput } },
        onError: { target: 'dates', actions: keepProblem },
      },
      on: {
        SEARCH: search,
        SEARCH_SAILINGS: searchSailings,
        CHOOSE_SAILINGS: { actions: ['forget the problem', 'forward to the voyage'] },
        CHOOSE_CABINS: { actions: ['forget the problem', 'forward to the voyage'] },
        TAKE_CHANGE: takeChange,
        GO_TO: [toDates, { actions: 'forward to the voyage' }],
      },
    },

    options: {
      description: 'Options and early check-out of each room.',
      meta: { step: 'options' },
      on: {
        SET_ROOM_OPTIONS: {
          guard: { type: 'there is such a room', params: fromEvent },
          actions: { type: 'take the options of a room', params: fromEvent },
        },
        CONTINUE: 'quoting',
        SKIP: { target: 'quoting', actions: 'clear the options' },
        GO_TO: [toDates, toRooms],
      },
    },

    quoting: {
      description: 'The price is being asked for.',
      meta: { step: 'info' },
      tags: 'busy',
      entry: 'forget the last quote',
      invoke: {
        id: 'quote',
        src: 'quote',
        input: quoteInput,
        onDone: { target: 'info', actions: takeQuote },
        onError: [...chooseOtherwise, withoutBenefits, { target: 'quoteInterrupted', actions: keepProblem }],
      },
      on: { BACK: backToChoosing, CALLER_CHANGED: callerChanged },
    },

    quoteInterrupted: {
      description: 'No price yet; it is asked for again.',
      meta: { step: 'info' },
      after: { retryDelay: { guard: 'asking again may help', target: 'quoting' } },
      on: { RETRY: 'quoting', RESUME: 'quoting', CALLER_CHANGED: callerChanged, GO_TO: toEarlierStep },
    },

    info: {
      description: 'Who is coming, and the agreements.',
      meta: { step: 'info' },
      entry: 'forget the keys',
      on: {
        RESERVE: {
          guard: { type: 'privacy and terms are agreed', params: fromEvent },
          target: 'reserving',
          actions: { type: 'keep who is coming and the keys', params: fromEvent },
        },
        USE_BENEFITS: [
          { guard: 'it is a voyage' },
          { target: 'usingBenefits', actions: { type: 'try the benefits', params: fromEvent } },
        ],
        QUOTE_EXPIRED: [
          { guard: 'the quote was not renewed before', target: 'requoting' },
          { target: 'quoteExpired', actions: { type: 'keep the problem', params: localProblem('quote_expired') } },
        ],
        CALLER_CHANGED: callerChanged,
        GO_TO: toEarlierStep,
      },
    },

    usingBenefits: {
      description: 'The price with what a member wants to use; where it is refused the stay stays as it was.',
      meta: { step: 'info' },
      tags: 'busy',
      invoke: {
        id: 'wanted',
        src: 'quote',
        input: wantedInput,
        onDone: { target: 'info', actions: [takeQuote, 'take the benefits'] },
        onError: [...chooseOtherwise, { target: 'info', actions: [keepProblem, 'give up what was wanted'] }],
      },
      on: { CALLER_CHANGED: callerChanged },
    },

    requoting: {
      description: 'The expired quote is renewed; the guest is told only if the price is another.',
      meta: { step: 'info' },
      tags: 'busy',
      entry: 'note that it was renewed',
      invoke: {
        id: 'requote',
        src: 'quote',
        input: quoteInput,
        onDone: [
          {
            guard: { type: 'the price is another', params: fromOutput },
            target: 'priceChanged',
            actions: { type: 'note the new price of the quote', params: fromOutput },
          },
          {
            guard: 'the guest has asked to reserve',
            target: 'reserving',
            actions: [takeQuote, 'take the key for the renewed quote'],
          },
          { target: 'info', actions: takeQuote },
        ],
        onError: [...chooseOtherwise, withoutBenefits, { target: 'quoteInterrupted', actions: keepProblem }],
      },
    },

    priceChanged: {
      description: 'The old price and the new one; the guest decides.',
      meta: { step: 'info' },
      on: { ACCEPT: 'quoting', CALLER_CHANGED: callerChanged, BACK: backToChoosing, GO_TO: toEarlierStep },
    },

    quoteExpired: {
      description: 'The quote ran out again, or was used; a new one is a tap away.',
      meta: { step: 'info' },
      on: { CONTINUE: 'quoting', CALLER_CHANGED: callerChanged, GO_TO: toEarlierStep },
    },

    reserving: {
      description: 'The rooms are being taken.',
      meta: { step: 'info' },
      tags: 'busy',
      invoke: {
        id: 'reserve',
        src: 'reserve',
        input: ({ context }) => ({
          body: {
            quote_id: required(context.quote).quote_id,
            // RESERVE requires both to be complete.
            customerInfo: context.customerInfo as CustomerInfo,
            agreements: context.agreements as Agreements,
          },
          travellers: context.travellers as NamedTraveller[],
          quoteToken: required(context.quote).quote_token,
          idempotencyKey: required(context.reserveKey),
        }),
        onDone: [
          { guard: { type: 'the hold is over', params: fromOutput }, ...holdExpired },
          { target: 'held', actions: keepHold },
        ],
        onError: [
          ...chooseOtherwise,
          withoutBenefits,
          {
            guard: { type: 'the price changed', params: fromError },
            target: 'priceChanged',
            actions: [keepProblem, { type: 'note the new price', params: fromError }],
          },
          { guard: { type: 'the quote expired for the first time', params: fromError }, target: 'requoting' },
          {
            guard: { type: 'the quote is of no use', params: fromError },
            target: 'quoteExpired',
            actions: keepProblem,
          },
          {
            guard: { type: 'it may have been done', params: fromError },
            target: 'reserveInterrupted',
            actions: keepProblem,
          },
          { target: 'info', actions: keepProblem },
        ],
      },
      on: { SAVE_INFO: {} },
    },

    reserveInterrupted: {
      description: 'No answer; the same request is sent again with the same key, so that it is one booking.',
      meta: { step: 'info' },
      after: { retryDelay: { guard: 'asking again may help', target: 'reserving' } },
      // A repeated key needs the same body, so ignore changes to the draft.
      on: { RETRY: 'reserving', RESUME: 'reserving', BACK: 'info', SAVE_INFO: {} },
    },

    held: {
      description: "The rooms are the guest's until the hold ends.",
      meta: { step: 'payment' },
      tags: 'hold',
      on: {
        CONFIRMED: { target: 'confirmed', actions: { type: 'keep what it has become', params: fromEvent } },
        CHOOSE_METHOD: { actions: { type: 'keep the method', params: fromEvent } },
        PAY: {
          target: 'paying',
          actions: [
            { type: 'take the payment key', params: fromEvent },
            { type: 'keep the method', params: fromEvent },
          ],
        },
        HOLD_EXPIRED: holdExpired,
        BACK: { target: 'releasing', actions: { type: 'remember where to', params: { step: 'info' } } },
        GO_TO: { target: 'releasing', actions: { type: 'remember where to', params: fromEvent } },
      },
    },

    paying: {
      description: 'The payment has the guest; it alone decides what back and an ended hold mean now.',
      meta: { step: 'payment' },
      tags: 'hold',
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context }) => ({
          ...releaseInput(context),
          method: context.paymentMethod,
          idempotencyKey: required(context.paymentKey),
        }),
        onDone: [
          {
            guard: { type: 'it was paid', params: fromOutput },
            target: 'confirmed',
            actions: { type: 'keep the reservation number', params: fromOutput },
          },
          { guard: { type: 'the hold expired', params: fromOutput }, ...holdExpired },
          {
            guard: { type: 'it was refunded', params: fromOutput },
            target: 'refunded',
            actions: { type: 'keep why it was refunded', params: fromOutput },
          },
          {
            guard: { type: 'its refund was refused', params: fromOutput },
            target: 'refundRefused',
            actions: { type: 'keep why it was refunded', params: fromOutput },
          },
          { target: 'held' },
        ],
        onError: { target: 'held', actions: keepProblem },
      },
      on: {
        BACK: { actions: 'forward to the payment' },
        HOLD_EXPIRED: { actions: 'forward to the payment' },
        RESUME: { actions: 'forward to the payment' },
      },
    },

    releasing: {
      description: 'The rooms are given back; they would come back by themselves, so a failure is no matter.',
      meta: { step: 'payment' },
      tags: 'busy',
      invoke: {
        id: 'release',
        src: 'release',
        input: ({ context }) => releaseInput(context),
        onDone: released,
        onError: released,
      },
    },

    holdExpired: {
      description: 'The hold ran out; everything entered is kept.',
      ...startAgain,
    },

    refunded: {
      description: 'The payment found no room and was given back; everything entered is kept.',
      ...startAgain,
    },

    refundRefused: {
      description:
        'The payment found no room and the card takes nothing back; the property returns it. Everything entered is kept.',
      ...startAgain,
    },

    confirmed: {
      description: 'The reservation stands.',
      meta: { step: 'done' },
      on: {
        RESET: { target: 'dates', actions: ['forget the hold', reset] },
      },
    },
  },
});
