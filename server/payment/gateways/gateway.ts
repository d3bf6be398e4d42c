import type { CardTokenFrame, CardWindow, PaymentMethod } from '../../../generated/types.ts';

/*
 * Ports to card providers: a `CardGateway` charges cards (payment_type PREPAY), a `GuaranteeGateway` stores them as a guarantee
 * (payment_type GUARANTEE). Neither ever receives a card number or CVC.
 *
 * Money is in integer minor units, instants are RFC 3339 in UTC. Operations return failures and never throw, except `window`.
 * `unknown` always means that money may have moved: resolve it with `find`, `query` or `netCancel`, never by failing the payment.
 */

/** `orderId`: 1–64 characters; can be paid only once, ever. */
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
 * The return from the card window.
 *
 * `authorised`: the signature proves `amount` and that the provider made this authorisation for us. It does NOT prove `orderId`: find
 * the payment by it, compare `amount`, and approve with the payment's own amount. `approve` reports a transaction of another order as
 * unknown/`another_order`.
 * `cancelled`, `declined`: prove only that the form comes from the window for `orderId`. They may end a payment only before `approve`.
 * `forged`: reject, log `reason`, change nothing.
 */
export type WindowReturn =
  | { kind: 'authorised'; orderId: string; transactionId: string; amount: number }
  | { kind: 'cancelled'; orderId: string; providerCode: string }
  | { kind: 'declined'; orderId: string; providerCode: string }
  | { kind: 'forged'; orderId?: string; reason: 'signature' | 'client' | 'malformed' };

/** `maskedNumber`: at most the first 6 and last 4 digits. */
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
  /** `amount` minus everything cancelled. */
  balance: number;
  currency: string;
  /** null: none of the gateway's methods, so the charge must be refunded. */
  method: PaymentMethod | null;
  paidAt: string;
  approveNo?: string;
  receiptUrl?: string;
  card?: CardDescription;
};

/**
 * Why the outcome is unknown.
 * `timeout`, `connection`: no answer. `unreadable`: malformed answer. `signature`: wrong signature. `provider_error`: a 5xx, or a code
 * that neither accepts nor refuses. `already_requested`: sent before; query its outcome. `another_order`, `another_amount`,
 * `another_method`: the provider charged something other than requested. `query(transactionId)` returns the charge; cancel it under
 * the order in that answer.
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

/** `retriable`: repeating the identical request may resolve it and can't move money twice. */
export type Unknown = { kind: 'unknown'; reason: UnknownReason; retriable: boolean; providerCode?: string };

/** The cause of a refusal: the guest's card, our order, or our configuration (which should alert an operator). */
export type Fault = 'card' | 'order' | 'configuration';

export type ApproveOutcome =
  | ({ kind: 'paid' } & Receipt)
  | { kind: 'declined'; providerCode: string; fault: Fault }
  | Unknown;

/**
 * `cancelled`: the order holds no money, after this call or an earlier one. `nothingToCancel`: the provider has no charge for the
 * order. `tooLate`: more than an hour after the approval; use `find`, then `cancel`.
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
  /** Of a partial cancellation. Absent: the whole balance. */
  amount?: number;
  /** At most 100 characters. The provider stores it, so it must contain no personal data. */
  reason: string;
  /** One per refund, reused for every attempt: a partial cancel sent twice then moves money once. */
  cancelId: string;
};

/**
 * `alreadyCancelled`: the balance is 0, or this cancelId was processed before. `refused`: no money moved. `limit`: more than the
 * balance, or too late. `partial_not_supported`: by this merchant or card.
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

/** `cancelId`: from our CancelRequest, if the provider stored it. */
export type CancelRecord = { amount: number; cancelledAt: string; cancelId?: string };

/**
 * The provider's record of a transaction. After a partial cancellation it is still `paid`, with `balance` < `amount`. `ready`:
 * authorised, not charged. `notFound` and `ready` may change: an approval may still be in transit, so query again after a `netCancel`.
 */
export type TransactionState =
  | ({ kind: 'paid'; cancels: CancelRecord[] } & Receipt)
  | ({ kind: 'cancelled'; cancels: CancelRecord[] } & Receipt)
  | { kind: 'ready'; transactionId: string; orderId: string; amount: number }
  | { kind: 'failed'; transactionId: string; orderId: string; providerCode?: string }
  | { kind: 'notFound' }
  | Unknown;

/** `event` is authentic but may be late, repeated or out of order: act on what `query(event.transactionId)` returns. */
export type WebhookReading =
  | { kind: 'event'; transactionId: string; orderId: string; state: TransactionState }
  | { kind: 'forged'; reason: 'signature' | 'malformed' };

export interface CardGateway<Window extends CardWindow = CardWindow> {
  /** Stored with its payments; also the path segment of its return and webhook. */
  readonly provider: string;
  /** ISO 4217. A property that sells prepaid stays must use one of them. */
  readonly currencies: readonly WindowOrder['currency'][];
  /** Methods of its window that are charged at once and refunded like a card. A property offers some of them. */
  readonly methods: readonly PaymentMethod[];
  /** `approve` returns within this many milliseconds. */
  readonly answerWithinMs: number;
  /** For the page's script-src, frame-src, form-action and connect-src. */
  readonly origins: readonly string[];
  /** Builds the window's data without calling the provider. Throws a RangeError for an order that breaks our own rules. */
  window(order: WindowOrder): Window;
  /** Reads the form that the window posts cross-site to `returnUrl`. Nothing is charged yet. */
  readReturn(form: Readonly<Record<string, unknown>>): WindowReturn;
  /** Charges the card. `amount`: the payment's own, never the form's. */
  approve(request: { transactionId: string; orderId: string; amount: number }): Promise<ApproveOutcome>;
  /** Undoes an approval with an unknown result, within an hour of it. Safe to repeat. */
  netCancel(orderId: string): Promise<NetCancelOutcome>;
  /** Refunds the whole balance or a part. Safe to repeat with the same `cancelId`. */
  cancel(request: CancelRequest): Promise<CancelOutcome>;
  /** Finds a charge by our order id. `orderedAt`: when the payment was opened. */
  find(request: { orderId: string; orderedAt: string }): Promise<TransactionState>;
  /** Finds a charge by the provider's transaction id. */
  query(transactionId: string): Promise<TransactionState>;
  /** `body`: text or parsed JSON. Unknown fields are ignored. */
  readWebhook(body: unknown): WebhookReading;
  /** The response that a webhook requires; without it the provider sends it again. */
  readonly webhookReply: { status: 200; contentType: string; body: string };
}

/** `expiryMonth`: 'YYYY-MM'. */
export type GuaranteeOutcome =
  | { kind: 'valid'; token: string; orderId: string; maskedNumber: string; cardName?: string; expiryMonth: string }
  | { kind: 'invalid'; reason: 'not_found' | 'another_order' | 'token_expired' | 'card_expired' | 'revoked' }
  | Unknown;

export interface GuaranteeGateway {
  /** Stored with its payments. */
  readonly provider: string;
  /** For the page's frame-src. */
  readonly origins: readonly string[];
  /**
   * Builds the provider's frame, which takes the card and posts `{ type: 'card_token', token }` to its parent. `parentOrigin`: the
   * only origin that may embed it and receive the token.
   */
  frame(order: { orderId: string; language: string; parentOrigin: string }): CardTokenFrame;
  /** Charges and reserves nothing on the card. Safe to repeat. */
  verify(request: { token: string; orderId: string }): Promise<GuaranteeOutcome>;
  /** Deletes the card at the provider. Safe to repeat. */
  revoke(token: string): Promise<{ kind: 'revoked' } | Unknown>;
}
