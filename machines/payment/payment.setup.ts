import { assign, setup } from 'xstate';
import type { GuaranteeRequest, PaymentReadyResult, PaymentRequest, PaymentResult } from '../../generated/types.ts';
import { mayPass, type Trouble } from '../problem.ts';
import { provideMe } from '../provide-me.ts';

/** To pay a hold; or, after a reload that lost everything else, to find out how an order ended. */
export type PaymentInput =
  | { holdNumber: string; reservationToken: string | null; idempotencyKey: string }
  | { orderId: string; reservationToken: string | null };

export type PaymentContext = {
  holdNumber: string | null;
  reservationToken: string | null;
  /** Of createPayment; the same until the guest tries again. */
  idempotencyKey: string | null;
  orderId: string | null;
  /** What the card window or the token frame needs. */
  ready: PaymentReadyResult | null;
  /** The token of the frame and the key it is sent with, until they are used. */
  cardToken: string | null;
  guaranteeKey: string | null;
  payment: PaymentResult | null;
  /** How often the payment's state was asked for without a final answer. */
  attempts: number;
  holdExpired: boolean;
  problem: Trouble | null;
};

export type PaymentEvent =
  | { type: 'RETURNED' }
  | { type: 'WINDOW_CLOSED' }
  | { type: 'WINDOW_FAILED' }
  | { type: 'TOKEN_RECEIVED'; cardToken: string; idempotencyKey: string }
  | { type: 'CHECK' }
  | { type: 'RETRY'; idempotencyKey?: string }
  | { type: 'BACK' }
  | { type: 'HOLD_EXPIRED' }
  | { type: 'RESUME' };

export type PaymentOutcome = 'completed' | 'refunded' | 'expired' | 'abandoned';

export type PaymentOutput = {
  outcome: PaymentOutcome;
  orderId: string | null;
  holdNumber: string | null;
  reservationNumber: string | null;
  problem: Trouble | null;
};

export type ReadyInput = { body: PaymentRequest; reservationToken: string | null; idempotencyKey: string };
export type GuaranteeInput = {
  orderId: string;
  body: GuaranteeRequest;
  reservationToken: string | null;
  idempotencyKey: string;
};
export type AskInput = { orderId: string; reservationToken: string | null };

export function initialPayment(input: PaymentInput): PaymentContext {
  return {
    holdNumber: 'holdNumber' in input ? input.holdNumber : null,
    reservationToken: input.reservationToken,
    idempotencyKey: 'idempotencyKey' in input ? input.idempotencyKey : null,
    orderId: 'orderId' in input ? input.orderId : null,
    ready: null,
    cardToken: null,
    guaranteeKey: null,
    payment: null,
    attempts: 0,
    holdExpired: false,
    problem: null,
  };
}

/** Why a payment ended without a reservation; null while it has not, and when it did not. */
function problemOfPayment(payment: PaymentResult): Trouble | null {
  switch (payment.status) {
    case 'cancelled':
      return { code: payment.code ?? 'payment_cancelled' };
    case 'failed':
      return { code: payment.code ?? 'payment_failed' };
    case 'refunded':
      return { code: payment.code ?? 'reservation_failed' };
    default:
      return null;
  }
}

/** The words of the payment machine. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as PaymentOutput,
    tags: {} as 'busy' | 'interrupted' | 'told',
  },
  actors: {
    ready: provideMe<PaymentReadyResult, ReadyInput>('ready'),
    guarantee: provideMe<PaymentResult, GuaranteeInput>('guarantee'),
    ask: provideMe<PaymentResult, AskInput>('ask'),
  },
  delays: {
    /** Patient: 1 s at first, half a second more each time, 5 s at most. */
    pollDelay: ({ context }) => Math.min(1000 + 500 * context.attempts, 5000),
    retryDelay: 3000,
  },
  guards: {
    'an order is known': ({ context }) => context.orderId !== null,
    'the hold has expired': ({ context }) => context.holdExpired,
    'a new key is given': (_, event: { idempotencyKey?: string }) => event.idempotencyKey !== undefined,
    'asking again may help': ({ context }) => mayPass(context.problem),

    'it is completed': (_, payment: PaymentResult) => payment.status === 'completed',
    'it is refunded': (_, payment: PaymentResult) => payment.status === 'refunded',
    'it is cancelled': (_, payment: PaymentResult) => payment.status === 'cancelled',
    'it failed because the hold expired': (_, payment: PaymentResult) =>
      payment.status === 'failed' && payment.code === 'hold_expired',
    'it failed': (_, payment: PaymentResult) => payment.status === 'failed',
    'it is in progress': (_, payment: PaymentResult) => payment.status === 'in_progress',
    'it never began and the hold has expired': ({ context }) => context.holdExpired,
    'it never began and the window can be opened again': ({ context }, payment: PaymentResult) =>
      context.ready?.order_id === payment.order_id,

    'the answer is that the hold expired': (_, problem: Trouble) => problem.code === 'hold_expired',
    'the card was refused': (_, problem: Trouble) => problem.code === 'payment_failed',
    'asking again will help': (_, problem: Trouble) => mayPass(problem),
    'our earlier payment is unsettled': ({ context }, problem: Trouble) =>
      problem.code === 'payment_in_progress' && context.orderId !== null,
  },
  actions: {
    'keep what the window needs': assign((_, ready: PaymentReadyResult) => ({
      ready,
      orderId: ready.order_id,
      problem: null,
    })),
    'keep the token': assign((_, event: { cardToken: string; idempotencyKey: string }) => ({
      cardToken: event.cardToken,
      guaranteeKey: event.idempotencyKey,
      problem: null,
    })),
    'forget the token': assign({ cardToken: null, guaranteeKey: null }),
    'keep the payment': assign(({ context }, payment: PaymentResult) => ({
      payment,
      orderId: payment.order_id,
      holdNumber: payment.hold_number,
      problem: payment.status === 'ready' ? context.problem : problemOfPayment(payment),
    })),
    'keep the problem': assign((_, problem: Trouble) => ({ problem })),
    'take the new key': assign((_, event: { idempotencyKey?: string }) => ({
      idempotencyKey: event.idempotencyKey ?? null,
      ready: null,
      payment: null,
      attempts: 0,
      problem: null,
    })),
    'count the attempt': assign({ attempts: ({ context }) => context.attempts + 1 }),
    'remember that the hold expired': assign({ holdExpired: true }),
    'say that the hold expired': assign({ problem: { code: 'hold_expired' } as Trouble }),
  },
});
