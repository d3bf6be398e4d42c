import { given } from '../provide-me.ts';
import { answer, by, said, trouble } from '../words.ts';
import { initialPayment, type PaymentOutcome, paymentSetup } from './payment.setup.ts';

const keepThePayment = by('keep the payment', answer);
const keepTheProblem = by('keep the problem', trouble);

/** Where each answer about a payment leads. The last line is a payment that never began and cannot go on. */
const bySettlement = [
  { guard: by('it is completed', answer), target: 'completed', actions: keepThePayment },
  { guard: by('it is refunded', answer), target: 'refunded', actions: keepThePayment },
  { guard: by('it is cancelled', answer), target: 'cancelled', actions: keepThePayment },
  { guard: by('it failed because the hold expired', answer), target: 'expired', actions: keepThePayment },
  { guard: by('it failed', answer), target: 'failed', actions: keepThePayment },
  { guard: by('it is in progress', answer), target: 'waiting', actions: keepThePayment },
  { guard: 'it never began and the hold has expired', target: 'expired', actions: keepThePayment },
  {
    guard: by('it never began and the window can be opened again', answer),
    target: 'windowOpen',
    actions: keepThePayment,
  },
  { target: 'cancelled', actions: keepThePayment },
] as const;

/**
 * Paying a hold, from making it ready to an end that is certain. Money may have moved from the moment the window is
 * open, so from there no error ends it: it asks until it knows. Pure; the actors `ready`, `guarantee` and `ask` are
 * provided.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  description: 'Pays a hold by the card window or by a guarantee, and asks until the end is certain.',
  context: ({ input }) => initialPayment(input),
  initial: 'starting',
  on: { HOLD_EXPIRED: { actions: 'remember that the hold expired' } },
  states: {
    starting: {
      always: [{ guard: 'an order is known', target: 'settling' }, { target: 'readying' }],
    },

    readying: {
      description: 'The payment is being created.',
      tags: 'busy',
      invoke: {
        id: 'ready',
        src: 'ready',
        input: ({ context }) => ({
          body: { hold_number: given(context.holdNumber) },
          reservationToken: context.reservationToken,
          idempotencyKey: given(context.idempotencyKey),
        }),
        onDone: {
          target: 'windowOpen',
          actions: by('keep what the window needs', answer),
        },
        onError: [
          {
            guard: by('the answer is that the hold expired', trouble),
            target: 'expired',
            actions: keepTheProblem,
          },
          {
            guard: by('our earlier payment is unsettled', trouble),
            target: 'settling',
            actions: keepTheProblem,
          },
          {
            guard: by('asking again will help', trouble),
            target: 'readyInterrupted',
            actions: keepTheProblem,
          },
          { target: 'failed', actions: keepTheProblem },
        ],
      },
      always: { guard: 'the hold has expired', target: 'expired' },
      on: { BACK: 'abandoned' },
    },

    readyInterrupted: {
      description: 'No answer yet; it is asked again with the same key.',
      tags: 'interrupted',
      always: { guard: 'the hold has expired', target: 'expired' },
      after: { retryDelay: 'readying' },
      on: { RETRY: 'readying', RESUME: 'readying', BACK: 'abandoned' },
    },

    windowOpen: {
      description: "The card window or the provider's frame has the guest.",
      on: {
        RETURNED: 'settling',
        RESUME: 'settling',
        // The guest may be paying in this very moment, so the server says whether the hold or the payment won.
        HOLD_EXPIRED: { target: 'settling', actions: 'remember that the hold expired' },
        WINDOW_CLOSED: {
          target: 'cancelled',
          actions: by('keep the problem', { code: 'payment_cancelled' } as const),
        },
        WINDOW_FAILED: { target: 'failed', actions: by('keep the problem', { code: 'unavailable' } as const) },
        TOKEN_RECEIVED: {
          target: 'guaranteeing',
          actions: by('keep the token', said),
        },
        BACK: 'abandoned',
      },
    },

    guaranteeing: {
      description: 'The hold is being confirmed by the card token.',
      tags: 'busy',
      invoke: {
        id: 'guarantee',
        src: 'guarantee',
        input: ({ context }) => ({
          orderId: given(context.orderId),
          body: { card_token: given(context.cardToken) },
          reservationToken: context.reservationToken,
          idempotencyKey: given(context.guaranteeKey),
        }),
        onDone: bySettlement,
        onError: [
          {
            guard: by('the answer is that the hold expired', trouble),
            target: 'expired',
            actions: keepTheProblem,
          },
          { guard: by('the card was refused', trouble), target: 'failed', actions: keepTheProblem },
          // It may have been done: only the server knows.
          { target: 'settling', actions: keepTheProblem },
        ],
      },
      exit: 'forget the token',
    },

    settling: {
      description: 'The server is asked how the payment stands.',
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ orderId: given(context.orderId), reservationToken: context.reservationToken }),
        onDone: bySettlement,
        onError: { target: 'unclear', actions: keepTheProblem },
      },
    },

    waiting: {
      description: 'In progress at the card provider; asked again in a moment.',
      tags: 'busy',
      entry: 'count the attempt',
      after: { pollDelay: 'settling' },
      on: { CHECK: 'settling', RESUME: 'settling' },
    },

    unclear: {
      description: 'No answer about the payment; it is asked again, and nothing is called failed.',
      tags: 'interrupted',
      entry: 'count the attempt',
      after: { retryDelay: { guard: 'asking again may help', target: 'settling' } },
      on: { CHECK: 'settling', RESUME: 'settling' },
    },

    cancelled: {
      description: 'The guest closed the window; nothing is charged.',
      tags: 'told',
      always: { guard: 'the hold has expired', target: 'expired' },
      on: {
        RETRY: {
          guard: by('a new key is given', said),
          target: 'readying',
          actions: by('take the new key', said),
        },
        BACK: 'abandoned',
      },
    },

    failed: {
      description: 'Refused; nothing is charged.',
      tags: 'told',
      always: { guard: 'the hold has expired', target: 'expired' },
      on: {
        RETRY: {
          guard: by('a new key is given', said),
          target: 'readying',
          actions: by('take the new key', said),
        },
        BACK: 'abandoned',
      },
    },

    completed: { description: 'Charged or guaranteed: the booking is confirmed.', type: 'final', output: 'completed' },
    refunded: {
      description: 'Was charged, but no room was left: given back.',
      type: 'final',
      output: 'refunded',
    },
    expired: {
      description: 'The hold ran out before it was paid.',
      type: 'final',
      entry: 'say that the hold expired',
      output: 'expired',
    },
    abandoned: { description: 'The guest went back; the hold stays.', type: 'final', output: 'abandoned' },
  },
  output: ({ context, event }) => ({
    outcome: event.output as PaymentOutcome,
    orderId: context.orderId,
    holdNumber: context.holdNumber,
    reservationNumber: context.payment?.reservation_number ?? null,
    problem: context.problem,
  }),
});
