import { createHmac, randomUUID } from 'node:crypto';
import type { NicepayWindow, PaymentMethod } from '../../../generated/types.ts';
import { METHODS } from '../../../server/payment/gateways/nicepay/answers.ts';
import { WINDOW_METHODS } from '../../../server/payment/gateways/nicepay/window.ts';
import type {
  BookLine,
  Form,
  GatewayHarness,
  Order,
  Situation,
} from '../../../server/payment/gateways/gateway.conformance.ts';
import type {
  ApproveOutcome,
  CancelOutcome,
  CancelRecord,
  CardGateway,
  NetCancelOutcome,
  Receipt,
  TransactionState,
  Unknown,
  UnknownReason,
} from '../../../server/payment/gateways/gateway.ts';

const HOUR_MS = 3_600_000;
const DECLINING: readonly Situation[] = ['declined', 'bad_number', 'bad_expiry'];

type Transaction = {
  transactionId: string;
  orderId: string;
  amount: number;
  method: PaymentMethod;
  situation: Situation;
  state: 'ready' | 'asked' | 'paid' | 'failed';
  paidAt: Date | null;
  cancels: CancelRecord[];
  /** Number of upcoming responses that will be lost, for each kind of call. */
  lost: { netCancel: number; cancel: number };
};

/**
 * Creates a second card provider in memory, with a ledger and a gateway, as an example of how to add a provider. The
 * contract has no window type for this provider, so its window has the same fields as NicePay's.
 */
export function secondProvider(provider = 'second', now: () => Date = () => new Date()) {
  const books = new Map<string, Transaction>();
  const limits = new Set<() => void>();
  const held = new Map<string, { reached: PromiseWithResolvers<void>; released: PromiseWithResolvers<void> }>();
  let partialCancel = true;

  function holdOf(orderId: string) {
    const known = held.get(orderId) ?? {
      reached: Promise.withResolvers<void>(),
      released: Promise.withResolvers<void>(),
    };
    held.set(orderId, known);
    return known;
  }

  /** Resolves when the time limit of the call expires, which the test triggers with `timeOut`. */
  function noAnswer(orderId: string): Promise<Unknown> {
    return new Promise((resolve) => {
      limits.add(() => resolve(unknown('timeout', false)));
      holdOf(orderId).reached.resolve();
    });
  }

  function charge(transaction: Transaction): void {
    transaction.state = 'paid';
    transaction.paidAt = now();
  }

  function gatewayWith(secret: string): CardGateway<NicepayWindow> {
    const isSignedByUs = secret === SECRET;

    async function approve(request: Parameters<CardGateway['approve']>[0]): Promise<ApproveOutcome> {
      const transaction = books.get(request.transactionId);
      if (!isSignedByUs) return { kind: 'declined', providerCode: 'secret', fault: 'configuration' };
      if (!transaction) return { kind: 'declined', providerCode: 'unknown', fault: 'order' };
      if (transaction.state !== 'ready') return unknown('already_requested', false);
      if (transaction.amount !== request.amount) return { kind: 'declined', providerCode: 'amount', fault: 'order' };
      const { orderId, situation } = transaction;
      if ([...books.values()].some((other) => other.orderId === orderId && other.state === 'paid'))
        return unknown('already_requested', false);
      if (DECLINING.includes(situation)) {
        transaction.state = 'failed';
        return { kind: 'declined', providerCode: situation, fault: 'card' };
      }
      transaction.state = 'asked';
      if (situation === 'reset_before_approval') return unknown('connection', false);
      if (situation === 'timeout_before_approval') return noAnswer(orderId);
      if (situation === 'charged_after_timeout') {
        void holdOf(orderId).released.promise.then(() => charge(transaction));
        return noAnswer(orderId);
      }
      charge(transaction);
      if (situation === 'timeout_after_approval') return noAnswer(orderId);
      if (orderId !== request.orderId) return unknown('another_order', false);
      if (situation === 'unreadable_answer') return unknown('unreadable', false);
      if (situation === 'bad_answer_signature') return { ...unknown('signature', false), providerCode: 'paid' };
      if (situation === 'reset_after_approval' || situation === 'net_cancel_fails_twice')
        return unknown('connection', false);
      return { kind: 'paid', ...receiptOf(transaction) };
    }

    async function netCancel(orderId: string): Promise<NetCancelOutcome> {
      if (!isSignedByUs) return { kind: 'refused', providerCode: 'secret', fault: 'configuration' };
      const transaction = [...books.values()].find((one) => one.orderId === orderId && one.state === 'paid');
      if (!transaction) return { kind: 'nothingToCancel', providerCode: 'none' };
      if (transaction.lost.netCancel-- > 0) return unknown('connection', true);
      if (balanceOf(transaction) === 0) return { kind: 'cancelled' };
      if (now().getTime() - transaction.paidAt!.getTime() > HOUR_MS) return { kind: 'tooLate', providerCode: 'hour' };
      transaction.cancels.push({ amount: balanceOf(transaction), cancelledAt: now().toISOString() });
      return { kind: 'cancelled', transactionId: transaction.transactionId };
    }

    async function cancel(request: Parameters<CardGateway['cancel']>[0]): Promise<CancelOutcome> {
      const { transactionId, cancelId } = request;
      const transaction = books.get(transactionId);
      if (transaction?.state !== 'paid') return { kind: 'refused', reason: 'other', providerCode: 'none' };
      const balance = balanceOf(transaction);
      if (balance === 0 || transaction.cancels.some((one) => one.cancelId === cancelId))
        return { kind: 'alreadyCancelled' };
      const amount = request.amount ?? balance;
      if (amount > balance) return { kind: 'refused', reason: 'limit', providerCode: 'balance' };
      if (amount < balance && !partialCancel)
        return { kind: 'refused', reason: 'partial_not_supported', providerCode: 'whole' };
      const cancelledAt = now().toISOString();
      transaction.cancels.push({ amount, cancelledAt, cancelId });
      if (transaction.lost.cancel-- > 0) return unknown('connection', true);
      return { kind: 'cancelled', transactionId, amount, balance: balance - amount, cancelledAt };
    }

    return {
      provider,
      displayName: 'Second Pay',
      currencies: ['KRW'],
      methods: METHODS,
      answerWithinMs: 35_000,
      origins: ['https://second.example'],
      window: ({ orderId, amount, currency, method, returnUrl, goodsName }) => ({
        provider: 'nicepay',
        script_url: 'https://second.example/window.js',
        request: {
          clientId: provider,
          method: WINDOW_METHODS[method],
          orderId,
          amount,
          currency,
          returnUrl,
          goodsName: goodsName.slice(0, 40),
          language: 'EN',
          mallReserved: sign(secret, 'window', orderId),
          buyerName: '',
          buyerTel: '',
          buyerEmail: '',
        },
      }),
      readReturn(form) {
        const field = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
        const [orderId, result, amount] = [field('orderId'), field('authResultCode'), field('amount')];
        if (!orderId || !result) return { kind: 'forged', reason: 'malformed' };
        if (result !== 'ok' && field('mallReserved') !== sign(secret, 'window', orderId))
          return { kind: 'forged', orderId, reason: 'signature' };
        if (result === 'closed') return { kind: 'cancelled', orderId, providerCode: result };
        if (result !== 'ok') return { kind: 'declined', orderId, providerCode: result };
        if (field('clientId') !== provider) return { kind: 'forged', orderId, reason: 'client' };
        const transactionId = field('tid');
        if (field('signature') !== sign(secret, transactionId, amount))
          return { kind: 'forged', orderId, reason: 'signature' };
        return { kind: 'authorised', orderId, transactionId, amount: Number(amount) };
      },
      approve,
      netCancel,
      cancel,
      find: async ({ orderId }) => {
        const known = [...books.values()].find((one) => one.orderId === orderId && one.state === 'paid');
        return known ? stateOf(known) : { kind: 'notFound' };
      },
      query: async (transactionId) => {
        const known = books.get(transactionId);
        return known ? stateOf(known) : { kind: 'notFound' };
      },
      readWebhook(body) {
        const { transactionId, signature, amount } = parsed(body);
        const known = books.get(transactionId ?? '');
        if (!known || transactionId === undefined) return { kind: 'forged', reason: 'malformed' };
        if (signature !== sign(secret, transactionId, String(amount))) return { kind: 'forged', reason: 'signature' };
        return { kind: 'event', transactionId, orderId: known.orderId, state: stateOf(known) };
      },
      webhookReply: { status: 200, contentType: 'text/html', body: 'OK' },
    };
  }

  return {
    gateway: gatewayWith(SECRET),
    impostor: gatewayWith('guessed'),
    authorise({ orderId, amount, method = 'card' }: Order, situation: Situation = 'approved'): Form {
      const transactionId = randomUUID().replaceAll('-', '').slice(0, 30);
      const lost = {
        netCancel: situation === 'net_cancel_fails_twice' ? 2 : 0,
        cancel: situation === 'refund_answer_lost' ? 1 : 0,
      };
      books.set(transactionId, {
        transactionId,
        orderId,
        amount,
        method,
        situation,
        state: 'ready',
        paidAt: null,
        cancels: [],
        lost,
      });
      const result = { user_cancels: 'closed', not_authorised: 'no' }[situation as string] ?? 'ok';
      const signature = situation === 'forged_return' ? 'forged' : sign(SECRET, transactionId, String(amount));
      return {
        authResultCode: result,
        orderId,
        tid: transactionId,
        amount: String(amount),
        clientId: provider,
        mallReserved: sign(SECRET, 'window', orderId),
        signature,
      };
    },
    whenHeld: (orderId: string) => holdOf(orderId).reached.promise,
    async release(orderId: string) {
      holdOf(orderId).released.resolve();
      await Promise.resolve();
    },
    timeOut() {
      for (const end of limits) end();
      limits.clear();
    },
    allowPartialCancel: (allowed: boolean) => void (partialCancel = allowed),
    books: (orderId: string): BookLine[] =>
      [...books.values()]
        .filter((one) => one.orderId === orderId && one.state === 'paid')
        .map((one) => ({
          transactionId: one.transactionId,
          orderId,
          captured: one.amount,
          cancelled: one.amount - balanceOf(one),
          balance: balanceOf(one),
        })),
    webhookBody(orderId: string): string {
      const { transactionId, amount } = [...books.values()].find((one) => one.orderId === orderId)!;
      return JSON.stringify({ transactionId, amount, signature: sign(SECRET, transactionId, String(amount)) });
    },
  };
}

export function secondProviderHarness(): GatewayHarness {
  let now = Date.parse('2027-06-01T01:00:00Z');
  const clock = () => new Date(now);
  const { gateway, impostor, authorise, books, webhookBody, allowPartialCancel, ...control } = secondProvider(
    'second',
    clock,
  );
  let orders = 0;
  return {
    ...control,
    gateway,
    impostor,
    newOrder: (amount = 120_000) => ({ orderId: `second-order-${++orders}`, amount }),
    authorise: async (order, situation) => authorise(order, situation),
    passMinutes: (minutes) => void (now += minutes * 60_000),
    orderedAt: () => clock().toISOString(),
    allowPartialCancel: async (allowed) => allowPartialCancel(allowed),
    books: async (orderId) => books(orderId),
    webhookBody: async (orderId) => webhookBody(orderId),
  };
}

const SECRET = 'secret-of-the-second-provider';

function sign(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret).update(parts.join('|')).digest('hex');
}

function unknown(reason: UnknownReason, retriable: boolean): Unknown {
  return { kind: 'unknown', reason, retriable };
}

function balanceOf({ amount, cancels }: Transaction): number {
  return cancels.reduce((left, cancel) => left - cancel.amount, amount);
}

function receiptOf(transaction: Transaction): Receipt {
  const { transactionId, orderId, amount, method, paidAt } = transaction;
  const card = { maskedNumber: '123456******0011', instalmentMonths: 0, canCancelPart: true };
  return {
    transactionId,
    orderId,
    amount,
    balance: balanceOf(transaction),
    currency: 'KRW',
    method,
    paidAt: paidAt!.toISOString(),
    card,
  };
}

function stateOf(transaction: Transaction): TransactionState {
  const { transactionId, orderId, amount, state, cancels } = transaction;
  if (state === 'failed') return { kind: 'failed', transactionId, orderId };
  if (state !== 'paid') return { kind: 'ready', transactionId, orderId, amount };
  return {
    kind: balanceOf(transaction) === 0 ? 'cancelled' : 'paid',
    ...receiptOf(transaction),
    cancels: [...cancels],
  };
}

function parsed(body: unknown): { transactionId?: string; signature?: string; amount?: number } {
  try {
    const value: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
