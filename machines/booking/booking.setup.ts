import { assign, sendTo, setup } from 'xstate';
import type {
  ErrorCode,
  HoldRequest,
  HoldResult,
  QuoteRequest,
  QuoteResult,
  SearchRequest,
} from '../../generated/types.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import type { PaymentOutput } from '../payment/payment.setup.ts';
import { mayPass, type Trouble } from '../problem.ts';
import { provideMe } from '../provide-me.ts';
import {
  type BookingContext,
  type BookingEvent,
  type BookingInput,
  type ChooseEvent,
  chosen,
  type EarlierStep,
  type ReleaseInput,
  type ReserveEvent,
  type RoomOptionsEvent,
  resetBooking,
  type SaveInfoEvent,
  type Step,
  searched,
  withoutOptions,
  withRoomOptions,
} from './booking.context.ts';

export type ReserveInput = { body: HoldRequest; quoteToken: string; idempotencyKey: string };

/** Where each refusal leads the guest; a code in no list stays where it happened, with its words. */
const refusals = {
  rooms: ['room_sold_out', 'all_rooms_sold_out', 'room_changed', 'no_rooms', 'rooms_differ_in_type'],
  dates: [
    'stay_closed',
    'stay_in_past',
    'stay_order',
    'stay_beyond_horizon',
    'stay_length',
    'no_available_dates',
    'party_over_maximum',
    'too_many_rooms',
    'customer_centre_required',
    'promotion_invalid',
    'promotion_unusable',
  ],
  options: ['upselling_unavailable', 'adult_product_required'],
  quote: ['quote_expired', 'quote_used', 'not_found', 'login_required'],
  perhapsDone: ['unavailable', 'internal', 'rate_limited', 'idempotency_in_flight'],
} as const satisfies Record<string, readonly ErrorCode[]>;

function isOneOf(codes: readonly ErrorCode[]) {
  return (_: unknown, problem: Trouble) => codes.includes(problem.code);
}

/** The words of the booking machine. */
export const bookingSetup = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    meta: {} as { step: Step },
    tags: {} as 'busy' | 'interrupted' | 'told' | 'hold',
    children: {} as { payment: 'payment' },
  },
  actors: {
    quote: provideMe<QuoteResult, QuoteRequest>('quote'),
    reserve: provideMe<HoldResult, ReserveInput>('reserve'),
    release: provideMe<void, ReleaseInput>('release'),
    payment: paymentMachine,
  },
  delays: { retryDelay: 3000 },
  guards: {
    'the party takes 1 to 5 rooms': (_, { search }: { search: SearchRequest }) =>
      search.reservationInfo.length >= 1 && search.reservationInfo.length <= 5,
    'there are options to offer': (_, event: ChooseEvent) => event.offersOptions,
    'options were offered': ({ context }) => context.offersOptions,
    'there is such a room': ({ context }, event: RoomOptionsEvent) => context.rooms[event.room] !== undefined,
    'privacy and terms are agreed': (_, { agreements }: ReserveEvent) => agreements.PRIVACY && agreements.TERMS,

    'to dates': (_, event: { step: EarlierStep }) => event.step === 'dates',
    'to the rooms': (_, event: { step: EarlierStep }) => event.step === 'room',
    'to the options offered': ({ context }, event: { step: EarlierStep }) =>
      event.step === 'options' && context.offersOptions,
    'to the guest': (_, event: { step: EarlierStep }) => event.step === 'info',
    'leaving for dates': ({ context }) => context.leavingFor === 'dates',
    'leaving for the rooms': ({ context }) => context.leavingFor === 'room',
    'leaving for the options offered': ({ context }) => context.leavingFor === 'options' && context.offersOptions,
    'rooms are held': ({ context }) => context.hold !== null,

    'the rooms are gone': isOneOf(refusals.rooms),
    'the stay cannot be sold': isOneOf(refusals.dates),
    'an option is gone': ({ context }, problem: Trouble) =>
      context.offersOptions && isOneOf(refusals.options)(null, problem),
    'the price changed': (_, problem: Trouble) => problem.code === 'price_changed',
    'the quote expired for the first time': ({ context }, problem: Trouble) =>
      problem.code === 'quote_expired' && !context.requoted && context.keyAfterRequote !== null,
    'the quote is of no use': isOneOf(refusals.quote),
    'it may have been done': isOneOf(refusals.perhapsDone),
    'asking again may help': ({ context }) => mayPass(context.problem),
    'the quote was not renewed before': ({ context }) => !context.requoted,
    'the price is the same and the guest has asked to reserve': ({ context }, quote: QuoteResult) =>
      context.quote?.stay.total_price === quote.stay.total_price && context.reserveKey !== null,
    'the price is the same': ({ context }, quote: QuoteResult) =>
      context.quote?.stay.total_price === quote.stay.total_price,

    'it is confirmed at once': (_, hold: HoldResult) => hold.status === 'confirmed',
    'the hold is over': (_, hold: HoldResult) => hold.status === 'expired' || hold.status === 'released',
    'it was paid': (_, output: PaymentOutput) => output.outcome === 'completed',
    'the hold expired': (_, output: PaymentOutput) => output.outcome === 'expired',
    'it was refunded': (_, output: PaymentOutput) => output.outcome === 'refunded',
  },
  actions: {
    'take the search': assign((_, event: { search: SearchRequest }) => searched(event.search)),
    'refuse the number of rooms': assign({ problem: { code: 'too_many_rooms' } as Trouble }),
    'take the choice': assign(({ context }, event: ChooseEvent) => chosen(context, event)),
    'take the options of a room': assign(({ context }, event: RoomOptionsEvent) => ({
      rooms: withRoomOptions(context.rooms, event),
      problem: null,
    })),
    'clear the options': assign({ rooms: ({ context }) => withoutOptions(context.rooms) }),
    'take the quote': assign((_, quote: QuoteResult) => ({ quote, priceChange: null, problem: null })),
    'note that it was renewed': assign({ requoted: true }),
    'begin with a fresh quote': assign({ requoted: false, reserveKey: null, keyAfterRequote: null, problem: null }),
    'note the new price of the quote': assign(({ context }, quote: QuoteResult) => ({
      quote,
      priceChange: { before: context.quote?.stay.total_price ?? 0, after: quote.stay.total_price },
    })),
    'note the new price': assign(({ context }, { price_before, price_after }: Trouble) => ({
      priceChange: {
        before: price_before ?? context.quote?.stay.total_price ?? 0,
        after: price_after ?? context.quote?.stay.total_price ?? 0,
      },
    })),
    'keep the draft': assign(({ context }, event: SaveInfoEvent) => ({
      customerInfo: { ...context.customerInfo, ...event.customerInfo },
      agreements: { ...context.agreements, ...event.agreements },
    })),
    'keep who is coming and the key': assign((_, event: ReserveEvent) => ({
      customerInfo: event.customerInfo,
      agreements: event.agreements,
      reserveKey: event.idempotencyKey,
      keyAfterRequote: event.keyAfterRequote,
      requoted: false,
      problem: null,
    })),
    'take the key for the renewed quote': assign(({ context }) => ({
      reserveKey: context.keyAfterRequote,
      keyAfterRequote: null,
    })),
    'forget the key': assign({ reserveKey: null, keyAfterRequote: null }),
    'keep the hold': assign((_, hold: HoldResult) => ({
      hold,
      reservationNumber: hold.reservation_number,
      problem: null,
    })),
    'forget the hold': assign({ hold: null, paymentKey: null }),
    'take the payment key': assign((_, event: { idempotencyKey: string }) => ({
      paymentKey: event.idempotencyKey,
      problem: null,
    })),
    'keep the reservation number': assign((_, output: PaymentOutput) => ({
      reservationNumber: output.reservationNumber,
      problem: null,
    })),
    'keep how it ended': assign((_, output: PaymentOutput) => ({ problem: output.problem })),
    'say that the hold expired': assign({ problem: { code: 'hold_expired' } as Trouble }),
    'keep the problem': assign((_, problem: Trouble) => ({ problem })),
    'remember where to': assign((_, event: { step: EarlierStep }) => ({ leavingFor: event.step })),
    'reset all but what the address gave': assign(({ context }, event: { defaults: SearchRequest }) =>
      resetBooking(context, event.defaults),
    ),
    'hand it to the payment': sendTo('payment', ({ event }) => event),
  },
});
