import type { Agreements, CustomerInfo } from '../../generated/types.ts';
import { given } from '../provide-me.ts';
import { answer, by, said, trouble } from '../words.ts';
import { initialBooking, quoteRequest, releaseRequest } from './booking.context.ts';
import { bookingSetup } from './booking.setup.ts';
import {
  backToChoosing,
  chooseOtherwise,
  keepTheProblem,
  toDates,
  toGuest,
  toOptions,
  toRooms,
  whereTheGuestGoes,
} from './booking.ways.ts';

/**
 * The journey from choosing dates to a confirmed reservation. It decides the order of steps, never a price or an
 * eligibility. Pure; the actors `quote`, `reserve`, `release` and `payment` are provided.
 */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  description: 'Leads the guest from dates to a confirmed reservation and keeps what was entered.',
  context: ({ input }) => initialBooking(input),
  initial: 'dates',
  on: {
    SAVE_INFO: { actions: by('keep the draft', said) },
    RESET: [
      { guard: 'rooms are held', target: '.releasing', actions: by('reset all but what the address gave', said) },
      { target: '.dates', actions: by('reset all but what the address gave', said) },
    ],
  },
  states: {
    dates: {
      description: 'Dates, party and promotion code.',
      meta: { step: 'dates' },
      on: {
        SEARCH: [
          { guard: by('the party takes 1 to 5 rooms', said), target: 'list', actions: by('take the search', said) },
          { actions: 'refuse the number of rooms' },
        ],
      },
    },

    list: {
      description: 'What can be booked.',
      meta: { step: 'room' },
      on: {
        SEARCH: [
          { guard: by('the party takes 1 to 5 rooms', said), actions: by('take the search', said) },
          { actions: 'refuse the number of rooms' },
        ],
        CHOOSE: [
          { guard: by('there are options to offer', said), target: 'options', actions: by('take the choice', said) },
          { target: 'quoting', actions: by('take the choice', said) },
        ],
        BACK: 'dates',
        GO_TO: toDates,
      },
    },

    options: {
      description: 'Options and early check-out of each room.',
      meta: { step: 'options' },
      on: {
        SET_ROOM_OPTIONS: {
          guard: by('there is such a room', said),
          actions: by('take the options of a room', said),
        },
        CONTINUE: 'quoting',
        SKIP: { target: 'quoting', actions: 'clear the options' },
        BACK: 'list',
        GO_TO: [toDates, toRooms],
      },
    },

    quoting: {
      description: 'The price is being asked for.',
      meta: { step: 'info' },
      tags: 'busy',
      entry: 'begin with a fresh quote',
      invoke: {
        id: 'quote',
        src: 'quote',
        input: ({ context }) => quoteRequest(context),
        onDone: { target: 'info', actions: by('take the quote', answer) },
        onError: [...chooseOtherwise, { target: 'quoteInterrupted', actions: keepTheProblem }],
      },
      on: { BACK: backToChoosing },
    },

    quoteInterrupted: {
      description: 'No price yet; it is asked for again.',
      meta: { step: 'info' },
      tags: 'interrupted',
      after: { retryDelay: { guard: 'asking again may help', target: 'quoting' } },
      on: { RETRY: 'quoting', RESUME: 'quoting', BACK: backToChoosing, GO_TO: [toDates, toRooms, toOptions] },
    },

    info: {
      description: 'Who is coming, and the agreements.',
      meta: { step: 'info' },
      entry: 'forget the key',
      on: {
        RESERVE: {
          guard: by('privacy and terms are agreed', said),
          target: 'reserving',
          actions: by('keep who is coming and the key', said),
        },
        QUOTE_EXPIRED: [
          { guard: 'the quote was not renewed before', target: 'requoting' },
          { target: 'quoteExpired', actions: by('keep the problem', { code: 'quote_expired' } as const) },
        ],
        BACK: backToChoosing,
        GO_TO: [toDates, toRooms, toOptions],
      },
    },

    requoting: {
      description: 'The expired quote is renewed, without a word if the price is the same.',
      meta: { step: 'info' },
      tags: 'busy',
      entry: 'note that it was renewed',
      invoke: {
        id: 'requote',
        src: 'quote',
        input: ({ context }) => quoteRequest(context),
        onDone: [
          {
            guard: by('the price is the same and the guest has asked to reserve', answer),
            target: 'reserving',
            actions: [by('take the quote', answer), 'take the key for the renewed quote'],
          },
          { guard: by('the price is the same', answer), target: 'info', actions: by('take the quote', answer) },
          { target: 'priceChanged', actions: by('note the new price of the quote', answer) },
        ],
        onError: [...chooseOtherwise, { target: 'quoteInterrupted', actions: keepTheProblem }],
      },
    },

    priceChanged: {
      description: 'The old price and the new one; the guest decides.',
      meta: { step: 'info' },
      tags: 'told',
      on: { ACCEPT: 'quoting', BACK: backToChoosing, GO_TO: [toDates, toRooms, toOptions] },
    },

    quoteExpired: {
      description: 'The quote ran out again, or was used; a new one is a tap away.',
      meta: { step: 'info' },
      tags: 'told',
      on: { CONTINUE: 'quoting', BACK: backToChoosing, GO_TO: [toDates, toRooms, toOptions] },
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
            quote_id: given(context.quote).quote_id,
            // Whole since RESERVE, which brings them as the contract wants them.
            customerInfo: context.customerInfo as CustomerInfo,
            agreements: context.agreements as Agreements,
          },
          quoteToken: given(context.quote).quote_token,
          idempotencyKey: given(context.reserveKey),
        }),
        onDone: [
          { guard: by('it is confirmed at once', answer), target: 'confirmed', actions: by('keep the hold', answer) },
          { guard: by('the hold is over', answer), target: 'holdExpired', actions: 'say that the hold expired' },
          { target: 'held', actions: by('keep the hold', answer) },
        ],
        onError: [
          ...chooseOtherwise,
          {
            guard: by('the price changed', trouble),
            target: 'priceChanged',
            actions: [keepTheProblem, by('note the new price', trouble)],
          },
          { guard: by('the quote expired for the first time', trouble), target: 'requoting' },
          { guard: by('the quote is of no use', trouble), target: 'quoteExpired', actions: keepTheProblem },
          { guard: by('it may have been done', trouble), target: 'reserveInterrupted', actions: keepTheProblem },
          { target: 'info', actions: keepTheProblem },
        ],
      },
      on: { SAVE_INFO: {} },
    },

    reserveInterrupted: {
      description: 'No answer; the same request is sent again with the same key, so that it is one booking.',
      meta: { step: 'info' },
      tags: 'interrupted',
      after: { retryDelay: { guard: 'asking again may help', target: 'reserving' } },
      // The same key goes with the same body, so the draft rests.
      on: { RETRY: 'reserving', RESUME: 'reserving', BACK: 'info', SAVE_INFO: {} },
    },

    held: {
      description: "The rooms are the guest's until the hold ends.",
      meta: { step: 'payment' },
      tags: 'hold',
      on: {
        PAY: { target: 'paying', actions: by('take the payment key', said) },
        HOLD_EXPIRED: { target: 'holdExpired', actions: 'say that the hold expired' },
        BACK: { target: 'releasing', actions: by('remember where to', { step: 'info' } as const) },
        GO_TO: { target: 'releasing', actions: by('remember where to', said) },
      },
    },

    paying: {
      description: 'The payment has the guest; it alone decides what back and an ended hold mean now.',
      meta: { step: 'payment' },
      tags: 'hold',
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context }) => ({ ...releaseRequest(context), idempotencyKey: given(context.paymentKey) }),
        onDone: [
          { guard: by('it was paid', answer), target: 'confirmed', actions: by('keep the reservation number', answer) },
          { guard: by('the hold expired', answer), target: 'holdExpired', actions: 'say that the hold expired' },
          { guard: by('it was refunded', answer), target: 'refunded', actions: by('keep how it ended', answer) },
          { target: 'held' },
        ],
        onError: { target: 'held', actions: keepTheProblem },
      },
      on: {
        BACK: { actions: 'hand it to the payment' },
        HOLD_EXPIRED: { actions: 'hand it to the payment' },
        RESUME: { actions: 'hand it to the payment' },
      },
    },

    releasing: {
      description: 'The rooms are given back; they would come back by themselves, so a failure is no matter.',
      meta: { step: 'payment' },
      tags: 'busy',
      invoke: {
        id: 'release',
        src: 'release',
        input: ({ context }) => releaseRequest(context),
        onDone: whereTheGuestGoes,
        onError: whereTheGuestGoes,
      },
    },

    holdExpired: {
      description: 'The hold ran out; everything entered is kept.',
      meta: { step: 'payment' },
      tags: 'told',
      entry: 'forget the hold',
      on: { START_AGAIN: 'quoting', BACK: 'list', GO_TO: [toDates, toRooms, toOptions, toGuest] },
    },

    refunded: {
      description: 'The payment found no room and was given back; everything entered is kept.',
      meta: { step: 'payment' },
      tags: 'told',
      entry: 'forget the hold',
      on: { START_AGAIN: 'quoting', BACK: 'list', GO_TO: [toDates, toRooms, toOptions, toGuest] },
    },

    confirmed: {
      description: 'The reservation stands.',
      meta: { step: 'done' },
      on: { RESET: { target: 'dates', actions: ['forget the hold', by('reset all but what the address gave', said)] } },
    },
  },
});
