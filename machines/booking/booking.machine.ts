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
  emptyVoyage,
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

const keepProblem = { type: 'store the problem', params: fromError } as const;
const search = [
  {
    guard: { type: 'the party needs 1 to 5 rooms', params: fromEvent },
    target: 'list',
    actions: { type: 'store the search', params: fromEvent },
  },
  { actions: { type: 'store the problem', params: localProblem('too_many_rooms') } },
] as const;
const searchSailings = {
  target: 'voyage',
  reenter: true,
  actions: { type: 'store the sailing search', params: fromEvent },
} as const;
const takeChoice = { type: 'store the choice', params: fromEvent } as const;
const takeChange = {
  target: 'held',
  actions: { type: 'store the change', params: fromEvent },
} as const;
const takeQuote = { type: 'store the quote', params: fromOutput } as const;
const keepHold = { type: 'store the hold', params: fromOutput } as const;
const reset = { type: 'reset to the defaults', params: fromEvent } as const;
const holdExpired = {
  target: 'holdExpired',
  actions: { type: 'store the problem', params: localProblem('hold_expired') },
} as const;
const toDates = { guard: { type: 'going to the dates', params: fromEvent }, target: 'dates' } as const;
const toRooms = { guard: { type: 'going to the rooms', params: fromEvent }, target: 'list' } as const;
const toOptions = {
  guard: { type: 'going to the options, and some are offered', params: fromEvent },
  target: 'options',
} as const;
const openSailings = { target: 'voyage', actions: 'open the sailings' } as const;
const openCabins = { target: 'voyage', actions: 'open the cabins' } as const;
const toSailings = { guard: { type: 'going to the sailings', params: fromEvent }, ...openSailings } as const;
const toCabins = { guard: { type: 'going to the cabins', params: fromEvent }, ...openCabins } as const;
const backToChoosing = [
  { guard: 'it is a voyage', ...openCabins },
  { guard: 'options are offered', target: 'options' },
  { target: 'list' },
] as const;
const toEarlierStep = [toDates, toRooms, toOptions, toSailings, toCabins] as const;

const startAgain = {
  meta: { step: 'payment' },
  entry: 'clear the hold',
  on: { START_AGAIN: 'quoting', GO_TO: toEarlierStep },
} as const;

const chooseOtherwise = [
  {
    guard: { type: 'the sailing is unavailable', params: fromError },
    target: 'voyage',
    actions: ['open the sailings', keepProblem],
  },
  {
    guard: { type: 'the cabins are unavailable', params: fromError },
    target: 'voyage',
    actions: ['open the cabins', keepProblem],
  },
  { guard: { type: 'the rooms are unavailable', params: fromError }, target: 'list', actions: keepProblem },
  { guard: { type: 'the stay cannot be sold', params: fromError }, target: 'dates', actions: keepProblem },
  { guard: { type: 'an option is unavailable', params: fromError }, target: 'options', actions: keepProblem },
] as const;

/** If an applied benefit is no longer valid, requests a new quote without benefits and shows the reason. */
const withoutBenefits = {
  guard: { type: 'a used benefit is refused', params: fromError },
  target: 'requoting',
  reenter: true,
  actions: [keepProblem, 'remove the benefits'],
} as const;
/** The selected benefits belong to the previous member, so they're removed. */
const callerChanged = { target: 'quoting', reenter: true, actions: 'remove the benefits' } as const;

/**
 * Transitions after the rooms have been released. The default transition requests a new quote, because each quote can
 * be used for only one hold.
 */
const released = [
  { guard: { type: 'going to the dates', params: leavingFor }, target: 'dates', actions: 'clear the hold' },
  { guard: { type: 'going to the rooms', params: leavingFor }, target: 'list', actions: 'clear the hold' },
  {
    guard: { type: 'going to the options, and some are offered', params: leavingFor },
    target: 'options',
    actions: 'clear the hold',
  },
  {
    guard: { type: 'going to the sailings', params: leavingFor },
    target: 'voyage',
    actions: ['open the sailings', 'clear the hold'],
  },
  {
    guard: { type: 'going to the cabins', params: leavingFor },
    target: 'voyage',
    actions: ['open the cabins', 'clear the hold'],
  },
  { target: 'quoting', actions: 'clear the hold' },
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

/**
 * The journey from the dates to a confirmed reservation. It determines the order of the steps; prices and eligibility
 * come from the server.
 */
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
    'the party needs 1 to 5 rooms': (_, { search }: On<'SEARCH'>) =>
      search.reservationInfo.length >= 1 && search.reservationInfo.length <= 5,
    'options are offered with it': (_, { offersOptions }: On<'CHOOSE'>) => offersOptions,
    'options are offered': ({ context }) => context.offersOptions,
    'the room exists': ({ context }, { room }: On<'SET_ROOM_OPTIONS'>) => context.rooms[room] !== undefined,
    'privacy and terms are accepted': (_, { agreements }: On<'RESERVE'>) => agreements.PRIVACY && agreements.TERMS,
    'rooms are held': ({ context }) => context.hold !== null,

    'going to the dates': (_, { step }: { step: EarlierStep }) => step === 'dates',
    'going to the rooms': ({ context }, { step }: { step: EarlierStep }) => step === 'room' && context.voyage === null,
    'going to the options, and some are offered': ({ context }, { step }: { step: EarlierStep }) =>
      step === 'options' && context.offersOptions,

    'it is a voyage': ({ context }) => context.voyage !== null,
    'going to the sailings': ({ context }, { step }: { step: EarlierStep }) =>
      step === 'sailings' && context.voyage !== null,
    'going to the cabins': ({ context }, { step }: { step: EarlierStep }) =>
      step === 'cabins' && context.voyage !== null,

    'the sailing is unavailable': ({ context }, problem: Problem) =>
      context.voyage !== null && leadsTo('sailings', problem),
    'the cabins are unavailable': ({ context }, problem: Problem) =>
      context.voyage !== null && leadsTo('cabins', problem),
    'the rooms are unavailable': (_, problem: Problem) => leadsTo('rooms', problem),
    'the stay cannot be sold': (_, problem: Problem) => leadsTo('dates', problem),
    'an option is unavailable': ({ context }, problem: Problem) => context.offersOptions && leadsTo('options', problem),
    'a used benefit is refused': ({ context: { rooms, usePoint, voucher } }, problem: Problem) =>
      leadsTo('benefits', problem) &&
      (usePoint !== null ||
        voucher !== null ||
        rooms.some(({ coupon_list, benefit_list }) => coupon_list ?? benefit_list)),
    'the price has changed': (_, { code }: Problem) => code === 'price_changed',
    'the quote expired for the first time': ({ context }, { code }: Problem) =>
      code === 'quote_expired' && !context.requoted && context.keyAfterRequote !== null,
    'the quote is invalid': (_, problem: Problem) => leadsTo('quote', problem),
    'the call may have succeeded': (_, problem: Problem) => leadsTo('perhapsDone', problem),
    'a retry may succeed': ({ context }) => isTemporary(context.problem),
    'the quote was never renewed': ({ context }) => !context.requoted,
    'the renewed price differs': ({ context }, { stay }: QuoteResult) =>
      context.quote?.stay.total_price !== stay.total_price,
    'the guest wants to reserve': ({ context }) => context.reserveKey !== null,

    'the hold has ended': (_, { status }: HoldResult) => status === 'expired' || status === 'released',
    'the payment was completed': (_, { outcome }: PaymentOutput) => outcome === 'completed',
    'the hold expired': (_, { outcome }: PaymentOutput) => outcome === 'expired',
    'the payment was refunded': (_, { outcome }: PaymentOutput) => outcome === 'refunded',
    'the refund was refused': (_, { outcome }: PaymentOutput) => outcome === 'refundRefused',
  },
  actions: {
    'store the search': assign((_, { search }: On<'SEARCH'>) => ({ search, ...nothingChosen })),
    'store the choice': assign(({ context }, { roomTypeCode, packageCode = null, offersOptions }: On<'CHOOSE'>) => {
      const choice = { roomTypeCode, packageCode };
      return { ...nothingReserved, choice, offersOptions, rooms: roomsOf(context.search, choice) };
    }),
    'store the sailing search': assign((_, { search }: On<'SEARCH_SAILINGS'>) => ({
      ...nothingChosen,
      voyage: emptyVoyage(search),
    })),
    'store the voyage': assign((_, voyage: VoyageChoice) => ({ ...nothingReserved, voyage })),
    'open the sailings': assign(({ context }) => ({
      voyage: { ...required(context.voyage), open: 'sailings' as const },
    })),
    'open the cabins': assign(({ context }) => ({ voyage: { ...required(context.voyage), open: 'cabins' as const } })),
    'forward to the voyage': sendTo('voyage', ({ event }) => event as VoyageEvent),
    'store the options of a room': assign(({ context }, options: On<'SET_ROOM_OPTIONS'>) => ({
      rooms: withOptions(context.rooms, options),
      problem: null,
    })),
    'store the wanted benefits': assign((_, { type: _type, ...wanted }: On<'USE_BENEFITS'>) => ({
      wanted,
      problem: null,
    })),
    'apply the benefits': assign(({ context: { search, rooms, wanted } }) => ({
      search: withPromotion(search, required(wanted).promotion),
      rooms: withBenefits(rooms, required(wanted)),
      usePoint: required(wanted).usePoint,
      voucher: required(wanted).voucher,
      wanted: null,
      refusedBenefits: null,
    })),
    'restore the earlier benefits': assign(({ context: { wanted } }) => ({ wanted: null, refusedBenefits: wanted })),
    'remove the benefits': assign(({ context: { rooms } }) => ({
      rooms: withBenefits(rooms, { coupons: [], ofTier: [] }),
      usePoint: null,
      voucher: null,
      wanted: null,
      refusedBenefits: null,
    })),
    'clear the options': assign({ rooms: ({ context }) => withoutOptions(context.rooms) }),

    'clear the last quote': assign({ requoted: false, reserveKey: null, keyAfterRequote: null, problem: null }),
    'store the quote': assign((_, quote: QuoteResult) => ({ quote, priceChange: null, problem: null })),
    'mark the quote renewed': assign({ requoted: true }),
    'store the price change of the quote': assign(({ context }, quote: QuoteResult) => ({
      quote,
      priceChange: { before: context.quote?.stay.total_price ?? 0, after: quote.stay.total_price },
    })),
    'store the price change': assign(({ context }, { price_before, price_after }: Problem) => {
      const known = context.quote?.stay.total_price ?? 0;
      return { priceChange: { before: price_before ?? known, after: price_after ?? known } };
    }),

    'store the draft': assign(({ context }, { customerInfo, agreements, travellers }: On<'SAVE_INFO'>) => ({
      customerInfo: { ...context.customerInfo, ...customerInfo },
      agreements: { ...context.agreements, ...agreements },
      travellers: travellers ?? context.travellers,
    })),
    'store the guest and the keys': assign((_, event: On<'RESERVE'>) => ({
      customerInfo: event.customerInfo,
      agreements: event.agreements,
      travellers: event.travellers ?? [],
      reserveKey: event.idempotencyKey,
      keyAfterRequote: event.keyAfterRequote,
      requoted: false,
      problem: null,
    })),
    'use the key for the renewed quote': assign(({ context }) => ({
      reserveKey: context.keyAfterRequote,
      keyAfterRequote: null,
    })),
    'clear the keys': assign({ reserveKey: null, keyAfterRequote: null }),

    'store the hold': assign((_, hold: HoldResult) => ({
      hold,
      reservationNumber: hold.reservation_number,
      problem: null,
    })),
    'store the change': assign((_, { hold }: On<'TAKE_CHANGE'>) => ({
      ...nothingChosen,
      hold,
      changes: hold.change?.reservation_number ?? null,
      reservationNumber: null,
    })),
    // Keep the token, because the server sends it only when the hold is created.
    'store the confirmed hold': assign(({ context }, { hold }: On<'CONFIRMED'>) => ({
      hold: { ...hold, reservation_token: context.hold?.reservation_token ?? null },
      reservationNumber: hold.reservation_number,
      problem: null,
    })),
    'clear the hold': assign({ hold: null, paymentKey: null }),
    'store the method': assign((_, { method }: On<'CHOOSE_METHOD' | 'PAY'>) => ({ paymentMethod: method })),
    'store the payment key': assign((_, event: On<'PAY'>) => ({ paymentKey: event.idempotencyKey, problem: null })),
    'forward to the payment': sendTo('payment', ({ event }) => event),
    'store the reservation number': assign((_, { reservationNumber }: PaymentOutput) => ({
      reservationNumber,
      problem: null,
    })),
    'store the reason of the refund': assign((_, { problem }: PaymentOutput) => ({ problem })),

    'clear the problem': assign({ problem: null }),
    'store the problem': assign((_, problem: Problem) => ({ problem })),
    'store the next step': assign((_, { step }: { step: EarlierStep }) => ({ leavingFor: step })),
    // Keeps the guest's details, and any hold that must still be released.
    'reset to the defaults': assign(({ context: { hold, customerInfo } }, { defaults }: On<'RESET'>) => ({
      ...initialBooking({ search: defaults, customerInfo }),
      hold,
      leavingFor: 'dates' as const,
    })),
  },
}).createMachine({
  id: 'booking',
  description:
    'Guides the guest from the choice of dates to a confirmed reservation, and keeps everything that the guest entered.',
  context: ({ input }) => initialBooking(input),
  initial: 'dates',
  on: {
    SAVE_INFO: { actions: { type: 'store the draft', params: fromEvent } },
    RESET: [
      { guard: 'rooms are held', target: '.releasing', actions: reset },
      { target: '.dates', actions: reset },
    ],
  },
  states: {
    dates: {
      description: 'The guest chooses dates, party and promotion code.',
      meta: { step: 'dates' },
      on: { SEARCH: search, SEARCH_SAILINGS: searchSailings, TAKE_CHANGE: takeChange },
    },

    list: {
      description: 'Shows the list of rooms and packages.',
      meta: { step: 'room' },
      on: {
        SEARCH: search,
        CHOOSE: [
          {
            guard: { type: 'options are offered with it', params: fromEvent },
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
      description: 'The guest chooses sailings and cabins, which the voyage machine handles.',
      invoke: {
        id: 'voyage',
        src: 'voyage',
        input: ({ context }) => required(context.voyage),
        onDone: { target: 'quoting', actions: { type: 'store the voyage', params: fromOutput } },
        onError: { target: 'dates', actions: keepProblem },
      },
      on: {
        SEARCH: search,
        SEARCH_SAILINGS: searchSailings,
        CHOOSE_SAILINGS: { actions: ['clear the problem', 'forward to the voyage'] },
        CHOOSE_CABINS: { actions: ['clear the problem', 'forward to the voyage'] },
        TAKE_CHANGE: takeChange,
        GO_TO: [toDates, { actions: 'forward to the voyage' }],
      },
    },

    options: {
      description: 'The guest chooses options and early check-out for each room.',
      meta: { step: 'options' },
      on: {
        SET_ROOM_OPTIONS: {
          guard: { type: 'the room exists', params: fromEvent },
          actions: { type: 'store the options of a room', params: fromEvent },
        },
        CONTINUE: 'quoting',
        SKIP: { target: 'quoting', actions: 'clear the options' },
        GO_TO: [toDates, toRooms],
      },
    },

    quoting: {
      description: 'Requesting the price.',
      meta: { step: 'info' },
      tags: 'busy',
      entry: 'clear the last quote',
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
      description: 'No response to the price request arrived. The price is requested again.',
      meta: { step: 'info' },
      after: { retryDelay: { guard: 'a retry may succeed', target: 'quoting' } },
      on: { RETRY: 'quoting', RESUME: 'quoting', CALLER_CHANGED: callerChanged, GO_TO: toEarlierStep },
    },

    info: {
      description: 'The guest enters personal details and accepts the agreements.',
      meta: { step: 'info' },
      entry: 'clear the keys',
      on: {
        RESERVE: {
          guard: { type: 'privacy and terms are accepted', params: fromEvent },
          target: 'reserving',
          actions: { type: 'store the guest and the keys', params: fromEvent },
        },
        USE_BENEFITS: [
          { guard: 'it is a voyage' },
          { target: 'usingBenefits', actions: { type: 'store the wanted benefits', params: fromEvent } },
        ],
        QUOTE_EXPIRED: [
          { guard: 'the quote was never renewed', target: 'requoting' },
          { target: 'quoteExpired', actions: { type: 'store the problem', params: localProblem('quote_expired') } },
        ],
        CALLER_CHANGED: callerChanged,
        GO_TO: toEarlierStep,
      },
    },

    usingBenefits: {
      description:
        'Requesting the price with the selected benefits. If the benefits are refused, the stay keeps its earlier benefits.',
      meta: { step: 'info' },
      tags: 'busy',
      invoke: {
        id: 'wanted',
        src: 'quote',
        input: wantedInput,
        onDone: { target: 'info', actions: [takeQuote, 'apply the benefits'] },
        onError: [...chooseOtherwise, { target: 'info', actions: [keepProblem, 'restore the earlier benefits'] }],
      },
      on: { CALLER_CHANGED: callerChanged },
    },

    requoting: {
      description: 'Renewing the expired quote. The guest sees a message only if the price differs.',
      meta: { step: 'info' },
      tags: 'busy',
      entry: 'mark the quote renewed',
      invoke: {
        id: 'requote',
        src: 'quote',
        input: quoteInput,
        onDone: [
          {
            guard: { type: 'the renewed price differs', params: fromOutput },
            target: 'priceChanged',
            actions: { type: 'store the price change of the quote', params: fromOutput },
          },
          {
            guard: 'the guest wants to reserve',
            target: 'reserving',
            actions: [takeQuote, 'use the key for the renewed quote'],
          },
          { target: 'info', actions: takeQuote },
        ],
        onError: [...chooseOtherwise, withoutBenefits, { target: 'quoteInterrupted', actions: keepProblem }],
      },
    },

    priceChanged: {
      description: 'Shows the old and the new price. The guest accepts the new price or goes back.',
      meta: { step: 'info' },
      on: { ACCEPT: 'quoting', CALLER_CHANGED: callerChanged, BACK: backToChoosing, GO_TO: toEarlierStep },
    },

    quoteExpired: {
      description: 'The quote expired again or was already used. The guest can request a new one.',
      meta: { step: 'info' },
      on: { CONTINUE: 'quoting', CALLER_CHANGED: callerChanged, GO_TO: toEarlierStep },
    },

    reserving: {
      description: 'Holding the rooms.',
      meta: { step: 'info' },
      tags: 'busy',
      invoke: {
        id: 'reserve',
        src: 'reserve',
        input: ({ context }) => ({
          body: {
            quote_id: required(context.quote).quote_id,
            // The RESERVE event requires both objects to be complete.
            customerInfo: context.customerInfo as CustomerInfo,
            agreements: context.agreements as Agreements,
          },
          travellers: context.travellers as NamedTraveller[],
          quoteToken: required(context.quote).quote_token,
          idempotencyKey: required(context.reserveKey),
        }),
        onDone: [
          { guard: { type: 'the hold has ended', params: fromOutput }, ...holdExpired },
          { target: 'held', actions: keepHold },
        ],
        onError: [
          ...chooseOtherwise,
          withoutBenefits,
          {
            guard: { type: 'the price has changed', params: fromError },
            target: 'priceChanged',
            actions: [keepProblem, { type: 'store the price change', params: fromError }],
          },
          { guard: { type: 'the quote expired for the first time', params: fromError }, target: 'requoting' },
          {
            guard: { type: 'the quote is invalid', params: fromError },
            target: 'quoteExpired',
            actions: keepProblem,
          },
          {
            guard: { type: 'the call may have succeeded', params: fromError },
            target: 'reserveInterrupted',
            actions: keepProblem,
          },
          { target: 'info', actions: keepProblem },
        ],
      },
      on: { SAVE_INFO: {} },
    },

    reserveInterrupted: {
      description:
        'No response arrived. The same request is sent again with the same idempotency key, so that only one booking is made.',
      meta: { step: 'info' },
      after: { retryDelay: { guard: 'a retry may succeed', target: 'reserving' } },
      // A repeated key needs the same request body, so changes to the draft are ignored.
      on: { RETRY: 'reserving', RESUME: 'reserving', BACK: 'info', SAVE_INFO: {} },
    },

    held: {
      description: 'The rooms are held for the guest until the hold ends.',
      meta: { step: 'payment' },
      tags: 'hold',
      on: {
        CONFIRMED: { target: 'confirmed', actions: { type: 'store the confirmed hold', params: fromEvent } },
        CHOOSE_METHOD: { actions: { type: 'store the method', params: fromEvent } },
        PAY: {
          target: 'paying',
          actions: [
            { type: 'store the payment key', params: fromEvent },
            { type: 'store the method', params: fromEvent },
          ],
        },
        HOLD_EXPIRED: holdExpired,
        BACK: { target: 'releasing', actions: { type: 'store the next step', params: { step: 'info' } } },
        GO_TO: { target: 'releasing', actions: { type: 'store the next step', params: fromEvent } },
      },
    },

    paying: {
      description: 'The payment machine is active. It decides what happens on BACK and when the hold expires.',
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
            guard: { type: 'the payment was completed', params: fromOutput },
            target: 'confirmed',
            actions: { type: 'store the reservation number', params: fromOutput },
          },
          { guard: { type: 'the hold expired', params: fromOutput }, ...holdExpired },
          {
            guard: { type: 'the payment was refunded', params: fromOutput },
            target: 'refunded',
            actions: { type: 'store the reason of the refund', params: fromOutput },
          },
          {
            guard: { type: 'the refund was refused', params: fromOutput },
            target: 'refundRefused',
            actions: { type: 'store the reason of the refund', params: fromOutput },
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
      description: 'Releasing the rooms. A failure is ignored, because the hold expires anyway.',
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
      description: 'The hold has expired. Everything that the guest entered is kept.',
      ...startAgain,
    },

    refunded: {
      description: 'No room was left, so the payment was refunded. Everything that the guest entered is kept.',
      ...startAgain,
    },

    refundRefused: {
      description:
        'No room was left, and the card provider refused the refund. The property refunds the payment another way. Everything that the guest entered is kept.',
      ...startAgain,
    },

    confirmed: {
      description: 'The reservation is confirmed.',
      meta: { step: 'done' },
      on: {
        RESET: { target: 'dates', actions: ['clear the hold', reset] },
      },
    },
  },
});
