import type { CardTokenFrame, CardWindow, PaymentMethod } from '../../../generated/types.ts';

/*
 * Ports to card providers. A `CardGateway` charges cards (payment_type PREPAY), and a `GuaranteeGateway` stores them
 * as a guarantee (payment_type GUARANTEE). Neither ever receives a card number or CVC.
 *
 * Amounts are integers in minor units, and times are RFC 3339 strings in UTC. Every operation except `window` returns
 * failures instead of throwing. If the outcome of a charge or refund is `unknown`, money may have moved. Resolve it
 * with `find`, `query` or `netCancel`; never just mark the payment as failed.
 */

/** `orderId` has 1–64 characters and can be paid only once, ever. */
export type WindowOrder = {
  orderId: string;
  amount: number;
  /** One of the gateway's `currencies`. */
  currency: 'KRW' | 'USD' | 'CNY';
  /** One of the gateway's `methods`. */
  method: PaymentMethod;
  goodsName: string;
  returnUrl: string;
  language: string;
  buyer?: { name?: string; phone?: string; email?: string };
};

/**
 * The result of reading the form that the card window posts to `returnUrl`.
 *
 * `authorised`: the signature proves `amount` and that the provider made this authorisation for us. It does NOT prove
 * `orderId`. Use `orderId` only to find the payment, compare `amount`, and approve with the payment's own amount. If
 * the transaction belongs to another order, `approve` returns `unknown` with the reason `another_order`.
 * `cancelled`, `declined`: the form proves only that it comes from the window for `orderId`. It may end a payment only
 * before `approve`.
 * `forged`: reject the form, log `reason` and change nothing.
 */
export type WindowReturn =
  | { kind: 'authorised'; orderId: string; transactionId: string; amount: number }
  | { kind: 'cancelled'; orderId: string; providerCode: string }
  | { kind: 'declined'; orderId: string; providerCode: string }
  | { kind: 'forged'; orderId?: string; reason: 'signature' | 'client' | 'malformed' };

/** The card that was charged. `maskedNumber` shows at most the first 6 and last 4 digits. */
export type CardDescription = {
  maskedNumber: string;
  name?: string;
  instalmentMonths: number;
  canCancelPart: boolean;
};

export type Receipt = {
  transactionId: string;
  orderId: string;
  amount: number;
  /** `amount` minus all cancelled amounts. */
  balance: number;
  currency: string;
  /** Null if the charge used a method that we don't offer. Such a charge must be refunded. */
  method: PaymentMethod | null;
  paidAt: string;
  approveNo?: string;
  receiptUrl?: string;
  card?: CardDescription;
};

/**
 * `timeout`, `connection`: there was no response. `unreadable`: the response was malformed. `signature`: the response
 * had a wrong signature. `provider_error`: the response was a 5xx, or contained a code that neither accepts nor
 * refuses the request. `already_requested`: the request was sent before; query its outcome. `another_order`,
 * `another_amount`, `another_method`: the provider charged something other than what was requested.
 * `query(transactionId)` returns that charge, which must be cancelled under the order ID in the result.
 */
export type UnknownReason =
  | 'timeout'
  | 'connection'
  | 'unreadable'
  | 'signature'
  | 'provider_error'
  | 'already_requested'
  | 'another_order'
  | 'another_amount'
  | 'another_method';

/** If `retriable` is true, repeating the identical request may resolve the outcome and can't move money twice. */
export type Unknown = { kind: 'unknown'; reason: UnknownReason; retriable: boolean; providerCode?: string };

/** What caused a refusal: the guest's card, our order, or our configuration (which should alert an operator). */
export type Fault = 'card' | 'order' | 'configuration';

export type ApproveOutcome =
  | ({ kind: 'paid' } & Receipt)
  | { kind: 'declined'; providerCode: string; fault: Fault }
  | Unknown;

/**
 * `cancelled`: this call or an earlier one cancelled the charge. `nothingToCancel`: the provider has no charge for the
 * order. `tooLate`: more than an hour has passed since the approval; use `find`, then `cancel`.
 */
export type NetCancelOutcome =
  | { kind: 'cancelled'; transactionId?: string; cancelledAt?: string }
  | { kind: 'nothingToCancel'; providerCode: string }
  | { kind: 'tooLate'; providerCode: string }
  | { kind: 'refused'; providerCode: string; fault: Fault }
  | Unknown;

export type CancelRequest = {
  transactionId: string;
  orderId: string;
  /** If absent, the whole balance is cancelled. */
  amount?: number;
  /** At most 100 characters. The provider stores it, so it must contain no personal data. */
  reason: string;
  /**
   * Identifies the refund. Use the same ID for every attempt, so a partial cancellation that is sent twice moves money
   * only once.
   */
  cancelId: string;
};

/**
 * `alreadyCancelled`: the balance is 0, or this `cancelId` was processed before. `refused`: no money moved. The reason
 * `limit` means that the amount is too high, and `partial_not_supported` that this merchant or card allows only full
 * cancellations.
 */
export type CancelOutcome =
  | { kind: 'cancelled'; transactionId: string; amount: number; balance: number; cancelledAt: string }
  | { kind: 'alreadyCancelled'; providerCode?: string }
  | {
      kind: 'refused';
      reason: 'limit' | 'too_late' | 'partial_not_supported' | 'configuration' | 'other';
      providerCode: string;
    }
  | Unknown;

/** `cancelId` is the ID from our `CancelRequest`, if the provider stored it. */
export type CancelRecord = { amount: number; cancelledAt: string; cancelId?: string };

/**
 * The state of a transaction according to the provider. After a partial cancellation, it is still `paid`, with
 * `balance` < `amount`. `ready` means authorised but not charged. `notFound` and `ready` aren't final, because an
 * approval may still be in transit; query again after a `netCancel`.
 */
export type TransactionState =
  | ({ kind: 'paid'; cancels: CancelRecord[] } & Receipt)
  | ({ kind: 'cancelled'; cancels: CancelRecord[] } & Receipt)
  | { kind: 'ready'; transactionId: string; orderId: string; amount: number }
  | { kind: 'failed'; transactionId: string; orderId: string; providerCode?: string }
  | { kind: 'notFound' }
  | Unknown;

/**
 * The result of verifying a webhook. An `event` is authentic but may be late, repeated or out of order, so act only on
 * the result of `query(event.transactionId)`.
 */
export type WebhookReading =
  | { kind: 'event'; transactionId: string; orderId: string; state: TransactionState }
  | { kind: 'forged'; reason: 'signature' | 'malformed' };

export interface CardGateway<Window extends CardWindow = CardWindow> {
  /** The provider's name. It is stored with each payment and is part of the provider's return and webhook paths. */
  readonly provider: string;
  /** The payment company's name, as guests know it. */
  readonly displayName: string;
  /** ISO 4217 codes. A property that sells prepaid stays must use one of these currencies. */
  readonly currencies: readonly WindowOrder['currency'][];
  /**
   * Methods that the window offers, that charge immediately, and that are refunded like a card. Each property chooses
   * from these.
   */
  readonly methods: readonly PaymentMethod[];
  /** `approve` returns within this many milliseconds. */
  readonly answerWithinMs: number;
  /** The origins that the page's script-src, frame-src, form-action and connect-src must allow. */
  readonly origins: readonly string[];
  /**
   * Builds the window's data without calling the provider. Throws a RangeError if the order breaks the provider's
   * rules.
   */
  window(order: WindowOrder): Window;
  /** Reads the form that the window posts cross-site to `returnUrl`. Nothing has been charged yet. */
  readReturn(form: Readonly<Record<string, unknown>>): WindowReturn;
  /** Charges the card. `amount` must come from the payment, never from the form. */
  approve(request: { transactionId: string; orderId: string; amount: number }): Promise<ApproveOutcome>;
  /** Undoes an approval with an unknown result. Possible within an hour of the approval, and safe to repeat. */
  netCancel(orderId: string): Promise<NetCancelOutcome>;
  /** Refunds the whole balance or a part. Safe to repeat with the same `cancelId`. */
  cancel(request: CancelRequest): Promise<CancelOutcome>;
  /** Finds a charge by our order ID. `orderedAt` is when the payment was opened. */
  find(request: { orderId: string; orderedAt: string }): Promise<TransactionState>;
  query(transactionId: string): Promise<TransactionState>;
  /** Reads and verifies a webhook. `body` is text or parsed JSON. Unknown fields are ignored. */
  readWebhook(body: unknown): WebhookReading;
  /** The response that the provider expects to a webhook. If it gets any other response, it sends the webhook again. */
  readonly webhookReply: { status: 200; contentType: string; body: string };
}

/** `expiryMonth` has the format YYYY-MM. */
export type GuaranteeOutcome =
  | { kind: 'valid'; token: string; orderId: string; maskedNumber: string; cardName?: string; expiryMonth: string }
  | { kind: 'invalid'; reason: 'not_found' | 'another_order' | 'token_expired' | 'card_expired' | 'revoked' }
  | Unknown;

export interface GuaranteeGateway {
  /** The provider's name, which is stored with each payment. */
  readonly provider: string;
  /** The origins that the page's frame-src must allow. */
  readonly origins: readonly string[];
  /**
   * Returns the provider's frame, in which the guest enters the card. The frame then posts `{ type: 'card_token',
   * token }` to its parent. Only `parentOrigin` may embed the frame and receive the token.
   */
  frame(order: { orderId: string; language: string; parentOrigin: string }): CardTokenFrame;
  /** Verifies a card token without charging the card or reserving an amount on it. Safe to repeat. */
  verify(request: { token: string; orderId: string }): Promise<GuaranteeOutcome>;
  /** Deletes the card at the provider. Safe to repeat. */
  revoke(token: string): Promise<{ kind: 'revoked' } | Unknown>;
}
