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

/** The hold to pay for. If the hold was lost in a reload, this is the order whose result must be queried instead. */
type PaymentInput =
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
  /** Idempotency-Key of every call for this payment. Another attempt by the guest gets a new key. */
  idempotencyKey: string | null;
  orderId: string | null;
  ready: PaymentReadyResult | null;
  cardToken: string | null;
  payment: PaymentResult | null;
  attempts: number;
  holdExpired: boolean;
  /** Null unless another payment has confirmed the hold. */
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

const endings = {
  cancelled: 'payment_cancelled',
  failed: 'payment_failed',
  refunded: 'reservation_failed',
  refund_refused: 'reservation_failed',
} as const satisfies Partial<Record<PaymentResult['status'], Problem['code']>>;

function problemOfPayment({ status, code }: PaymentResult): Problem | null {
  return status in endings ? localProblem(code ?? endings[status as keyof typeof endings]) : null;
}

const keepPayment = { type: 'store the payment', params: fromOutput } as const;
const keepProblem = { type: 'store the problem', params: fromError } as const;

/** Transitions by payment status. The last one is for a payment that never started and can't continue. */
const byStatus = [
  { guard: { type: 'the status is completed', params: fromOutput }, target: 'completed', actions: keepPayment },
  { guard: { type: 'the status is refunded', params: fromOutput }, target: 'refunded', actions: keepPayment },
  { guard: { type: 'the refund was refused', params: fromOutput }, target: 'refundRefused', actions: keepPayment },
  {
    guard: { type: 'another payment has replaced it', params: fromOutput },
    target: 'paidElsewhere',
    actions: keepPayment,
  },
  { guard: { type: 'the status is cancelled', params: fromOutput }, target: 'cancelled', actions: keepPayment },
  {
    guard: { type: 'the payment failed because the hold expired', params: fromOutput },
    target: 'expired',
    actions: keepPayment,
  },
  { guard: { type: 'the payment failed', params: fromOutput }, target: 'failed', actions: keepPayment },
  { guard: { type: 'the status is in progress', params: fromOutput }, target: 'waiting', actions: keepPayment },
  { guard: 'the hold has expired', target: 'expired', actions: keepPayment },
  { guard: 'another card was sent earlier', target: 'failed', actions: keepPayment },
  { guard: { type: 'the window can be opened again', params: fromOutput }, target: 'windowOpen', actions: keepPayment },
  { target: 'cancelled', actions: keepPayment },
] as const;

/** Transitions by the state of the hold, which shows whether another tab has paid for it. */
const holdByOther = [
  {
    guard: { type: 'the hold was confirmed', params: fromOutput },
    target: 'completed',
    actions: { type: 'store the reservation number', params: fromOutput },
  },
  { guard: { type: 'the hold has ended', params: fromOutput }, target: 'expired' },
] as const;

const notBegun = {
  always: { guard: 'the hold has expired', target: 'expired' },
  on: {
    RETRY: { target: 'readying', actions: { type: 'restart with the new key', params: fromEvent } },
    BACK: 'abandoned',
  },
} as const;

/**
 * Pays for a hold, from preparation to a final result. Once the card window has opened, money may have moved. From then
 * on, a call without a clear result doesn't end the payment; the machine queries the server until the result is known.
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
    pollDelay: ({ context }) => Math.min(1000 + 500 * context.attempts, 5000),
    retryDelay: ({ context }) => retryDelay(context.problem),
  },
  guards: {
    'the order id is known': ({ context }) => context.orderId !== null,
    'the hold has expired': ({ context }) => context.holdExpired,
    'another card was sent earlier': ({ context }) => context.problem?.code === 'idempotency_mismatch',

    'the status is completed': (_, { status }: PaymentResult) => status === 'completed',
    'the status is refunded': (_, { status }: PaymentResult) => status === 'refunded',
    'the refund was refused': (_, { status }: PaymentResult) => status === 'refund_refused',
    'another payment has replaced it': (_, { status, code }: PaymentResult) =>
      status === 'cancelled' && code === 'payment_in_progress',
    'the status is cancelled': (_, { status }: PaymentResult) => status === 'cancelled',
    'the payment failed because the hold expired': (_, { status, code }: PaymentResult) =>
      status === 'failed' && code === 'hold_expired',
    'the payment failed': (_, { status }: PaymentResult) => status === 'failed',
    'the status is in progress': (_, { status }: PaymentResult) => status === 'in_progress',
    'the window can be opened again': ({ context }, { order_id }: PaymentResult) =>
      context.ready?.order_id === order_id,

    'the server reports an expired hold': (_, { code }: Problem) => code === 'hold_expired',
    'the card was declined': (_, { code }: Problem) => code === 'payment_failed',
    'an earlier payment of ours is undecided': ({ context }, { code }: Problem) =>
      code === 'payment_in_progress' && context.orderId !== null,
    'another payment uses the hold': (_, { code }: Problem) =>
      code === 'payment_in_progress' || code === 'reservation_failed',
    'the hold was confirmed': (_, { status }: HoldResult) => status === 'confirmed',
    'the hold has ended': (_, { status }: HoldResult) => status === 'expired' || status === 'released',
    'a retry will succeed': (_, problem: Problem) => isTemporary(problem),
    // A status query has no side effects, so it is also repeated after an internal server error.
    'a retry may succeed': ({ context }) => isTemporary(context.problem) || context.problem?.code === 'internal',
  },
  actions: {
    'store the window data': assign((_, ready: PaymentReadyResult) => ({
      ready,
      orderId: ready.order_id,
      problem: null,
    })),
    'store the token': assign((_, { cardToken }: TokenEvent) => ({ cardToken, problem: null })),
    'clear the token': assign({ cardToken: null }),
    'store the payment': assign(({ context }, payment: PaymentResult) => ({
      payment,
      orderId: payment.order_id,
      holdNumber: payment.hold_number,
      cardToken: null,
      problem: payment.status === 'ready' ? context.problem : problemOfPayment(payment),
    })),
    'restart with the new key': assign((_, { idempotencyKey }: RetryEvent) => ({
      idempotencyKey,
      ready: null,
      payment: null,
      attempts: 0,
      problem: null,
    })),
    'clear the decided order': assign({ orderId: null }),
    'count the attempt': assign({ attempts: ({ context }) => context.attempts + 1 }),
    'mark the hold expired': assign({ holdExpired: true }),
    'store the reservation number': assign((_, { reservation_number }: HoldResult) => ({
      reservationNumber: reservation_number,
      problem: null,
    })),
    'store the problem': assign((_, problem: Problem) => ({ problem })),
  },
}).createMachine({
  id: 'payment',
  description: 'Pays for a hold by card or guarantees it, and queries the server until the result is final.',
  context: ({ input }) => initialPayment(input),
  initial: 'starting',
  on: { HOLD_EXPIRED: { actions: 'mark the hold expired' } },
  states: {
    starting: {
      always: [{ guard: 'the order id is known', target: 'reconciling' }, { target: 'readying' }],
    },

    readying: {
      description: 'Creating the payment.',
      always: { guard: 'the hold has expired', target: 'expired' },
      invoke: {
        id: 'ready',
        src: 'ready',
        input: ({ context }) => ({
          body: { hold_number: required(context.holdNumber), ...(context.method && { method: context.method }) },
          reservationToken: context.reservationToken,
          idempotencyKey: required(context.idempotencyKey),
        }),
        onDone: { target: 'windowOpen', actions: { type: 'store the window data', params: fromOutput } },
        onError: [
          { guard: { type: 'the server reports an expired hold', params: fromError }, target: 'expired' },
          {
            guard: { type: 'an earlier payment of ours is undecided', params: fromError },
            target: 'reconciling',
            actions: keepProblem,
          },
          { guard: { type: 'another payment uses the hold', params: fromError }, target: 'paidElsewhere' },
          {
            guard: { type: 'a retry will succeed', params: fromError },
            target: 'readyInterrupted',
            actions: keepProblem,
          },
          { target: 'failed', actions: keepProblem },
        ],
      },
      on: { BACK: 'abandoned' },
    },

    readyInterrupted: {
      description: 'No response arrived. The payment is requested again with the same idempotency key.',
      always: { guard: 'the hold has expired', target: 'expired' },
      after: { retryDelay: 'readying' },
      on: { RESUME: 'readying', BACK: 'abandoned' },
    },

    paidElsewhere: {
      description:
        'Another payment uses this hold, perhaps in another tab. The state of the hold shows the result of that payment.',
      invoke: {
        id: 'hold',
        src: 'hold',
        input: ({ context }) => ({
          holdNumber: required(context.holdNumber),
          reservationToken: context.reservationToken,
        }),
        onDone: [...holdByOther, { target: 'waitingElsewhere' }],
        onError: { target: 'waitingElsewhere', actions: keepProblem },
      },
      on: { BACK: 'abandoned' },
    },

    waitingElsewhere: {
      description:
        'The other payment is undecided. The hold is queried again after a delay, or when the guest retries.',
      entry: 'count the attempt',
      after: { pollDelay: 'paidElsewhere' },
      on: {
        RETRY: { target: 'readying', actions: { type: 'restart with the new key', params: fromEvent } },
        RESUME: 'paidElsewhere',
        BACK: 'abandoned',
      },
    },

    windowOpen: {
      description: "The card window or the provider's frame is open.",
      on: {
        RETURNED: 'reconciling',
        RESUME: 'reconciling',
        // The guest may be paying at this moment, so the server decides whether the hold expired first.
        HOLD_EXPIRED: { target: 'reconciling', actions: 'mark the hold expired' },
        WINDOW_CLOSED: {
          target: 'cancelled',
          actions: { type: 'store the problem', params: localProblem('payment_cancelled') },
        },
        WINDOW_FAILED: {
          target: 'failed',
          actions: { type: 'store the problem', params: localProblem('payment_failed') },
        },
        WINDOW_MISSING: 'windowMissing',
        TOKEN_RECEIVED: { target: 'guaranteeing', actions: { type: 'store the token', params: fromEvent } },
        BACK: 'abandoned',
      },
    },

    guaranteeing: {
      description: 'Confirming the hold with the card token.',
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
            guard: { type: 'the server reports an expired hold', params: fromError },
            target: 'expired',
            actions: 'clear the token',
          },
          {
            guard: { type: 'the card was declined', params: fromError },
            target: 'failed',
            actions: [keepProblem, 'clear the token'],
          },
          {
            guard: { type: 'a retry will succeed', params: fromError },
            target: 'guaranteeInterrupted',
            actions: keepProblem,
          },
          // The call may have succeeded, so query the server for the result.
          { target: 'reconciling', actions: [keepProblem, 'clear the token'] },
        ],
      },
    },

    guaranteeInterrupted: {
      description: 'No response arrived. The same card token is sent again with the same idempotency key.',
      after: { retryDelay: 'guaranteeing' },
      on: { RESUME: 'guaranteeing' },
    },

    reconciling: {
      description: 'Querying the state of the payment.',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ orderId: required(context.orderId), reservationToken: context.reservationToken }),
        onDone: byStatus,
        onError: { target: 'unclear', actions: keepProblem },
      },
    },

    waiting: {
      description: 'The payment is in progress at the card provider. It is queried again after a delay.',
      entry: 'count the attempt',
      after: { pollDelay: 'reconciling' },
      on: { RESUME: 'reconciling' },
    },

    unclear: {
      description:
        'No response to the payment query arrived. The payment is queried again, and is never reported as failed.',
      entry: 'count the attempt',
      after: { retryDelay: { guard: 'a retry may succeed', target: 'reconciling' } },
      on: { CHECK: 'reconciling', RESUME: 'reconciling' },
    },

    cancelled: {
      description:
        'The guest closed the window. This payment charged nothing. The hold is queried, because another tab may have paid for it.',
      ...notBegun,
      invoke: {
        id: 'holdAfterClosing',
        src: 'hold',
        input: ({ context }) => ({
          holdNumber: required(context.holdNumber),
          reservationToken: context.reservationToken,
        }),
        onDone: [...holdByOther],
        // If the hold can't be loaded, the guest can still retry or go back.
        onError: { actions: [] },
      },
    },
    windowMissing: { description: "The provider's card window did not load. Nothing was charged.", ...notBegun },

    failed: {
      description: 'The payment failed, for example because the card was declined. Nothing was charged.',
      always: { guard: 'the hold has expired', target: 'expired' },
      on: {
        RETRY: {
          target: 'readying',
          actions: [{ type: 'restart with the new key', params: fromEvent }, 'clear the decided order'],
        },
        BACK: 'abandoned',
      },
    },

    completed: {
      type: 'final',
      description: 'The card was charged or guaranteed. The booking is confirmed.',
      output: 'completed',
    },
    refunded: {
      type: 'final',
      description: 'The card was charged, but no room was left. The payment was refunded.',
      output: 'refunded',
    },
    refundRefused: {
      type: 'final',
      description:
        'The card was charged, but no room was left, and the card provider refused the refund. The property refunds the payment another way.',
      output: 'refundRefused',
    },
    expired: {
      type: 'final',
      description: 'The hold expired before the payment was made.',
      entry: { type: 'store the problem', params: localProblem('hold_expired') },
      output: 'expired',
    },
    abandoned: { type: 'final', description: 'The guest went back. The rooms stay held.', output: 'abandoned' },
  },
  output: ({ context, event }) => ({
    outcome: event.output as PaymentOutput['outcome'],
    reservationNumber: context.payment?.reservation_number ?? context.reservationNumber,
    problem: context.problem,
  }),
});
