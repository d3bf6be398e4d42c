import { assign, setup } from 'xstate';
import type {
  GuaranteeRequest,
  HoldResult,
  PaymentMethod,
  PaymentReadyResult,
  PaymentRequest,
  PaymentResult,
  Problem,
} from '../../generated/types.ts';
import { fromError, fromEvent, fromOutput, required } from '../params.ts';
import { type TimedProblem, isTemporary, localProblem, retryDelay } from '../problem.ts';
import { unimplementedActor } from '../unimplemented.ts';

/** Pays a hold; or, after a reload that lost it, finds out how an order ended. */
export type PaymentInput =
  | { holdNumber: string; reservationToken: string | null; method: PaymentMethod | null; idempotencyKey: string }
  | { orderId: string; reservationToken: string | null };

type TokenEvent = { type: 'TOKEN_RECEIVED'; cardToken: string };
type RetryEvent = { type: 'RETRY'; idempotencyKey: string };
export type PaymentEvent =
  | { type: 'RETURNED' }
  | { type: 'WINDOW_CLOSED' }
  | { type: 'WINDOW_FAILED' }
  | { type: 'WINDOW_MISSING' }
  | TokenEvent
  | { type: 'CHECK' }
  | RetryEvent
  | { type: 'BACK' }
  | { type: 'HOLD_EXPIRED' }
  | { type: 'RESUME' };

export type PaymentOutput = {
  outcome: 'completed' | 'refunded' | 'refundRefused' | 'expired' | 'abandoned';
  reservationNumber: string | null;
  problem: Problem | null;
};

export type ReadyInput = { body: PaymentRequest; reservationToken: string | null; idempotencyKey: string };
export type GuaranteeInput = {
  orderId: string;
  body: GuaranteeRequest;
  reservationToken: string | null;
  idempotencyKey: string;
};
export type AskInput = { orderId: string; reservationToken: string | null };
export type HoldInput = { holdNumber: string; reservationToken: string | null };

export type PaymentContext = {
  holdNumber: string | null;
  reservationToken: string | null;
  method: PaymentMethod | null;
  /** Shared by every call of this payment until the guest tries again. */
  idempotencyKey: string | null;
  orderId: string | null;
  ready: PaymentReadyResult | null;
  cardToken: string | null;
  payment: PaymentResult | null;
  attempts: number;
  holdExpired: boolean;
  /** Set if the hold was confirmed by another payment. */
  reservationNumber: string | null;
  problem: TimedProblem | null;
};

export function initialPayment(input: PaymentInput): PaymentContext {
  return {
    holdNumber: 'holdNumber' in input ? input.holdNumber : null,
    reservationToken: input.reservationToken,
    method: 'method' in input ? input.method : null,
    idempotencyKey: 'idempotencyKey' in input ? input.idempotencyKey : null,
    orderId: 'orderId' in input ? input.orderId : null,
    ready: null,
    cardToken: null,
    payment: null,
    attempts: 0,
    holdExpired: false,
    reservationNumber: null,
    problem: null,
  };
}

/** Problem code for each payment status that ends without a reservation. */
const endings = {
  cancelled: 'payment_cancelled',
  failed: 'payment_failed',
  refunded: 'reservation_failed',
  refund_refused: 'reservation_failed',
} as const satisfies Partial<Record<PaymentResult['status'], Problem['code']>>;

function problemOfPayment({ status, code }: PaymentResult): Problem | null {
  return status in endings ? localProblem(code ?? endings[status as keyof typeof endings]) : null;
}

const keepPayment = { type: 'keep the payment', params: fromOutput } as const;
const keepProblem = { type: 'keep the problem', params: fromError } as const;

/** Target for each payment status. The last entry is a payment that never started and can't continue. */
const byStatus = [
  { guard: { type: 'it is completed', params: fromOutput }, target: 'completed', actions: keepPayment },
  { guard: { type: 'it is refunded', params: fromOutput }, target: 'refunded', actions: keepPayment },
  { guard: { type: 'its refund was refused', params: fromOutput }, target: 'refundRefused', actions: keepPayment },
  { guard: { type: 'it is cancelled', params: fromOutput }, target: 'cancelled', actions: keepPayment },
  {
    guard: { type: 'it failed because the hold expired', params: fromOutput },
    target: 'expired',
    actions: keepPayment,
  },
  { guard: { type: 'it failed', params: fromOutput }, target: 'failed', actions: keepPayment },
  { guard: { type: 'it is in progress', params: fromOutput }, target: 'waiting', actions: keepPayment },
  { guard: 'the hold has expired', target: 'expired', actions: keepPayment },
  { guard: 'another card was sent for it before', target: 'failed', actions: keepPayment },
  { guard: { type: 'its window can be opened again', params: fromOutput }, target: 'windowOpen', actions: keepPayment },
  { target: 'cancelled', actions: keepPayment },
] as const;

const notBegun = {
  always: { guard: 'the hold has expired', target: 'expired' },
  on: {
    RETRY: { target: 'readying', actions: { type: 'begin anew with the new key', params: fromEvent } },
    BACK: 'abandoned',
  },
} as const;

/**
 * Pays a hold, from preparation to a final result. Once the card window is open, money may have moved: from there no
 * error ends the payment, and it queries the server until the result is known.
 */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as PaymentOutput,
  },
  actors: {
    ready: unimplementedActor<PaymentReadyResult, ReadyInput>('ready'),
    guarantee: unimplementedActor<PaymentResult, GuaranteeInput>('guarantee'),
    ask: unimplementedActor<PaymentResult, AskInput>('ask'),
    hold: unimplementedActor<HoldResult, HoldInput>('hold'),
  },
  delays: {
    /** 1 s, plus 0.5 s per attempt, at most 5 s. */
    pollDelay: ({ context }) => Math.min(1000 + 500 * context.attempts, 5000),
    retryDelay: ({ context }) => retryDelay(context.problem),
  },
  guards: {
    'an order is known': ({ context }) => context.orderId !== null,
    'the hold has expired': ({ context }) => context.holdExpired,
    'another card was sent for it before': ({ context }) => context.problem?.code === 'idempotency_mismatch',

    'it is completed': (_, { status }: PaymentResult) => status === 'completed',
    'it is refunded': (_, { status }: PaymentResult) => status === 'refunded',
    'its refund was refused': (_, { status }: PaymentResult) => status === 'refund_refused',
    'it is cancelled': (_, { status }: PaymentResult) => status === 'cancelled',
    'it failed because the hold expired': (_, { status, code }: PaymentResult) =>
      status === 'failed' && code === 'hold_expired',
    'it failed': (_, { status }: PaymentResult) => status === 'failed',
    'it is in progress': (_, { status }: PaymentResult) => status === 'in_progress',
    'its window can be opened again': ({ context }, { order_id }: PaymentResult) =>
      context.ready?.order_id === order_id,

    'the answer is that the hold expired': (_, { code }: Problem) => code === 'hold_expired',
    'the card was refused': (_, { code }: Problem) => code === 'payment_failed',
    'our earlier payment is not decided': ({ context }, { code }: Problem) =>
      code === 'payment_in_progress' && context.orderId !== null,
    'another payment has the hold': (_, { code }: Problem) =>
      code === 'payment_in_progress' || code === 'reservation_failed',
    'the hold is a reservation': (_, { status }: HoldResult) => status === 'confirmed',
    'the hold is over': (_, { status }: HoldResult) => status === 'expired' || status === 'released',
    'asking again will help': (_, problem: Problem) => isTemporary(problem),
    // A status query has no effect, so it is also repeated after a server error.
    'asking again may help': ({ context }) => isTemporary(context.problem) || context.problem?.code === 'internal',
  },
  actions: {
    'keep what the window needs': assign((_, ready: PaymentReadyResult) => ({
      ready,
      orderId: ready.order_id,
      problem: null,
    })),
    'keep the token': assign((_, { cardToken }: TokenEvent) => ({ cardToken, problem: null })),
    'forget the token': assign({ cardToken: null }),
    'keep the payment': assign(({ context }, payment: PaymentResult) => ({
      payment,
      orderId: payment.order_id,
      holdNumber: payment.hold_number,
      cardToken: null,
      problem: payment.status === 'ready' ? context.problem : problemOfPayment(payment),
    })),
    'begin anew with the new key': assign((_, { idempotencyKey }: RetryEvent) => ({
      idempotencyKey,
      ready: null,
      payment: null,
      attempts: 0,
      problem: null,
    })),
    'forget the decided order': assign({ orderId: null }),
    'count the attempt': assign({ attempts: ({ context }) => context.attempts + 1 }),
    'remember that the hold expired': assign({ holdExpired: true }),
    'keep the reservation number': assign((_, { reservation_number }: HoldResult) => ({
      reservationNumber: reservation_number,
      problem: null,
    })),
    'keep the problem': assign((_, problem: Problem) => ({ problem })),
  },
}).createMachine({
  id: 'payment',
  description: 'Pays a hold by the card window or by a guarantee, and asks until the end is certain.',
  context: ({ input }) => initialPayment(input),
  initial: 'starting',
  on: { HOLD_EXPIRED: { actions: 'remember that the hold expired' } },
  states: {
    starting: {
      always: [{ guard: 'an order is known', target: 'reconciling' }, { target: 'readying' }],
    },

    readying: {
      description: 'The payment is being created.',
      always: { guard: 'the hold has expired', target: 'expired' },
      invoke: {
        id: 'ready',
        src: 'ready',
        input: ({ context }) => ({
          body: { hold_number: required(context.holdNumber), ...(context.method && { method: context.method }) },
          reservationToken: context.reservationToken,
          idempotencyKey: required(context.idempotencyKey),
        }),
        onDone: { target: 'windowOpen', actions: { type: 'keep what the window needs', params: fromOutput } },
        onError: [
          { guard: { type: 'the answer is that the hold expired', params: fromError }, target: 'expired' },
          {
            guard: { type: 'our earlier payment is not decided', params: fromError },
            target: 'reconciling',
            actions: keepProblem,
          },
          { guard: { type: 'another payment has the hold', params: fromError }, target: 'paidElsewhere' },
          {
            guard: { type: 'asking again will help', params: fromError },
            target: 'readyInterrupted',
            actions: keepProblem,
          },
          { target: 'failed', actions: keepProblem },
        ],
      },
      on: { BACK: 'abandoned' },
    },

    readyInterrupted: {
      description: 'No answer yet; it is asked again with the same key.',
      always: { guard: 'the hold has expired', target: 'expired' },
      after: { retryDelay: 'readying' },
      on: { RESUME: 'readying', BACK: 'abandoned' },
    },

    paidElsewhere: {
      description: 'Another payment has these rooms, perhaps in another tab; the hold says what became of it.',
      invoke: {
        id: 'hold',
        src: 'hold',
        input: ({ context }) => ({
          holdNumber: required(context.holdNumber),
          reservationToken: context.reservationToken,
        }),
        onDone: [
          {
            guard: { type: 'the hold is a reservation', params: fromOutput },
            target: 'completed',
            actions: { type: 'keep the reservation number', params: fromOutput },
          },
          { guard: { type: 'the hold is over', params: fromOutput }, target: 'expired' },
          { target: 'waitingElsewhere' },
        ],
        onError: { target: 'waitingElsewhere', actions: keepProblem },
      },
      on: { BACK: 'abandoned' },
    },

    waitingElsewhere: {
      description: 'The other payment is not decided; asked again in a moment, or tried again by the guest.',
      entry: 'count the attempt',
      after: { pollDelay: 'paidElsewhere' },
      on: {
        RETRY: { target: 'readying', actions: { type: 'begin anew with the new key', params: fromEvent } },
        RESUME: 'paidElsewhere',
        BACK: 'abandoned',
      },
    },

    windowOpen: {
      description: "The card window or the provider's frame has the guest.",
      on: {
        RETURNED: 'reconciling',
        RESUME: 'reconciling',
        // The guest may be paying right now, so the server decides whether the hold expired first.
        HOLD_EXPIRED: { target: 'reconciling', actions: 'remember that the hold expired' },
        WINDOW_CLOSED: {
          target: 'cancelled',
          actions: { type: 'keep the problem', params: localProblem('payment_cancelled') },
        },
        WINDOW_FAILED: {
          target: 'failed',
          actions: { type: 'keep the problem', params: localProblem('payment_failed') },
        },
        WINDOW_MISSING: 'windowMissing',
        TOKEN_RECEIVED: { target: 'guaranteeing', actions: { type: 'keep the token', params: fromEvent } },
        BACK: 'abandoned',
      },
    },

    guaranteeing: {
      description: 'The hold is being confirmed by the card token.',
      invoke: {
        id: 'guarantee',
        src: 'guarantee',
        input: ({ context }) => ({
          orderId: required(context.orderId),
          body: { card_token: required(context.cardToken) },
          reservationToken: context.reservationToken,
          idempotencyKey: required(context.idempotencyKey),
        }),
        onDone: byStatus,
        onError: [
          {
            guard: { type: 'the answer is that the hold expired', params: fromError },
            target: 'expired',
            actions: 'forget the token',
          },
          {
            guard: { type: 'the card was refused', params: fromError },
            target: 'failed',
            actions: [keepProblem, 'forget the token'],
          },
          {
            guard: { type: 'asking again will help', params: fromError },
            target: 'guaranteeInterrupted',
            actions: keepProblem,
          },
          // The call may have succeeded; only the server knows.
          { target: 'reconciling', actions: [keepProblem, 'forget the token'] },
        ],
      },
    },

    guaranteeInterrupted: {
      description: 'No answer yet; the same card is sent again with the same key.',
      after: { retryDelay: 'guaranteeing' },
      on: { RESUME: 'guaranteeing' },
    },

    reconciling: {
      description: 'The server is asked how the payment stands.',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ orderId: required(context.orderId), reservationToken: context.reservationToken }),
        onDone: byStatus,
        onError: { target: 'unclear', actions: keepProblem },
      },
    },

    waiting: {
      description: 'In progress at the card provider; asked again in a moment.',
      entry: 'count the attempt',
      after: { pollDelay: 'reconciling' },
      on: { RESUME: 'reconciling' },
    },

    unclear: {
      description: 'No answer about the payment; it is asked again, and nothing is called failed.',
      entry: 'count the attempt',
      after: { retryDelay: { guard: 'asking again may help', target: 'reconciling' } },
      on: { CHECK: 'reconciling', RESUME: 'reconciling' },
    },

    cancelled: { description: 'The guest closed the window; nothing is charged.', ...notBegun },
    windowMissing: { description: "The card provider's window did not come; nothing is charged.", ...notBegun },

    failed: {
      description: 'Refused; nothing is charged.',
      always: { guard: 'the hold has expired', target: 'expired' },
      on: {
        RETRY: {
          target: 'readying',
          actions: [{ type: 'begin anew with the new key', params: fromEvent }, 'forget the decided order'],
        },
        BACK: 'abandoned',
      },
    },

    completed: { type: 'final', description: 'Charged or guaranteed: the booking is confirmed.', output: 'completed' },
    refunded: { type: 'final', description: 'Charged, but no room was left: given back.', output: 'refunded' },
    refundRefused: {
      type: 'final',
      description: 'Charged, but no room was left, and the card takes nothing back: the property returns it.',
      output: 'refundRefused',
    },
    expired: {
      type: 'final',
      description: 'The hold ran out before it was paid.',
      entry: { type: 'keep the problem', params: localProblem('hold_expired') },
      output: 'expired',
    },
    abandoned: { type: 'final', description: 'The guest went back; the hold stays.', output: 'abandoned' },
  },
  output: ({ context, event }) => ({
    outcome: event.output as PaymentOutput['outcome'],
    reservationNumber: context.payment?.reservation_number ?? context.reservationNumber,
    problem: context.problem,
  }),
});
