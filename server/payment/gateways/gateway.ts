import type { CardTokenFrame, CardWindow, PaymentMethod } from '../../../generated/types.ts';

/**
 * The port to whoever takes the card: a `CardGateway` charges it (payment_type PREPAY), a `GuaranteeGateway` keeps
 * it as a promise (payment_type GUARANTEE). Card numbers and CVCs pass through neither.
 *
 * Money is integer minor units. Instants are RFC 3339 UTC strings. No operation throws: what the provider says, or
 * fails to say, is a value. `unknown` always means "money may have moved": resolve it with `find`, `query` or
 * `netCancel`, never by calling the payment failed.
 */

/** Everything the card window is opened with. `orderId` is 1–64 characters and can be paid only once, ever. */
export type WindowOrder = {
  orderId: string;
  amount: number;
  /** One of the gateway's own. */
  currency: 'KRW' | 'USD' | 'CNY';
  /** One of the gateway's own; the window opens with it. */
  method: PaymentMethod;
  goodsName: string;
  returnUrl: string;
  language: string;
  buyer?: { name?: string; phone?: string; email?: string };
};

/**
 * The return from the card window.
 *
 * `authorised`: the signature proves `amount` and that the provider made this authorisation for us. It does NOT
 * prove `orderId`, so find the payment by it, compare `amount`, and approve with the payment's own amount: a
 * transaction that belongs to another order comes back from `approve` as unknown/`another_order`.
 * `cancelled` and `declined` prove that the form comes from the window that was opened for `orderId`, and no more: they may end a
 * payment only while nothing has been sent to `approve`.
 * `forged`: refuse, log `reason`, change nothing.
 */
export type WindowReturn =
  | { kind: 'authorised'; orderId: string; transactionId: string; amount: number }
  | { kind: 'cancelled'; orderId: string; providerCode: string }
  | { kind: 'declined'; orderId: string; providerCode: string }
  | { kind: 'forged'; orderId?: string; reason: 'signature' | 'client' | 'malformed' };

/** The card as the provider describes it; `maskedNumber` shows at most the first 6 and last 4 digits. */
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
  /** What is still captured: `amount` less everything cancelled. */
  balance: number;
  currency: string;
  /** What it was paid by; null where that is none of the gateway's methods, so that it must be given back. */
  method: PaymentMethod | null;
  paidAt: string;
  approveNo?: string;
  receiptUrl?: string;
  card?: CardDescription;
};

/**
 * Why nothing certain is known.
 * `timeout`, `connection`: no answer. `unreadable`: an answer that cannot be understood. `signature`: an answer whose
 * signature is wrong. `provider_error`: a 5xx, or a code that says neither yes nor no. `already_requested`: this
 * transaction or order was sent before; what became of it must be asked. `another_order`,
 * `another_amount`, `another_method`: the provider charged something else than was asked. `query(transactionId)` tells what,
 * and that must be cancelled under the order it names.
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

/** `retriable`: sending the very same request again may resolve it and cannot move money twice. */
export type Unknown = { kind: 'unknown'; reason: UnknownReason; retriable: boolean; providerCode?: string };

/** Whose mistake a refusal is: the guest's card, our order, or our configuration (which should page somebody). */
export type Fault = 'card' | 'order' | 'configuration';

export type ApproveOutcome =
  | ({ kind: 'paid' } & Receipt)
  | { kind: 'declined'; providerCode: string; fault: Fault }
  | Unknown;

/**
 * `cancelled`: the order holds no money, by this call or an earlier one. `nothingToCancel`: the provider knows no charge for the order.
 * `tooLate`: over an hour since the approval; use `find`, then `cancel`.
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
  /** Absent: everything that is left. Otherwise a partial cancellation of exactly this much. */
  amount?: number;
  /** At most 100 characters; shown on the provider's records. No personal data. */
  reason: string;
  /** New for every refund, the same for every attempt at one refund: a partial cancel sent twice moves money once. */
  cancelId: string;
};

/**
 * `alreadyCancelled`: nothing is left to cancel, or this very cancelId was carried out before.
 * `refused` moved nothing. `limit`: asked for more than the balance, or too late. `partial_not_supported`: this
 * merchant or card allows only the whole.
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

/** One cancellation on a transaction's record. `cancelId` is ours where the provider kept it. */
export type CancelRecord = { amount: number; cancelledAt: string; cancelId?: string };

/**
 * What the provider's books say. A partial cancellation leaves the transaction `paid` with `balance` < `amount`.
 * `ready`: authorised and not charged; it can still be charged. `notFound` and `ready` are the truth of this moment: an
 * approval may still be on its way, so ask again after a `netCancel`.
 */
export type TransactionState =
  | ({ kind: 'paid'; cancels: CancelRecord[] } & Receipt)
  | ({ kind: 'cancelled'; cancels: CancelRecord[] } & Receipt)
  | { kind: 'ready'; transactionId: string; orderId: string; amount: number }
  | { kind: 'failed'; transactionId: string; orderId: string; providerCode?: string }
  | { kind: 'notFound' }
  | Unknown;

/**
 * A webhook is a hint that may be late, doubled or out of order: `event` is proven to be the provider's, but the state
 * to act on is the one `query(event.transactionId)` gives now.
 */
export type WebhookReading =
  | { kind: 'event'; transactionId: string; orderId: string; state: TransactionState }
  | { kind: 'forged'; reason: 'signature' | 'malformed' };

export interface CardGateway<Window extends CardWindow = CardWindow> {
  /** The name that its payments keep, and that its return and webhook come under. */
  readonly provider: string;
  /** What it charges in, by ISO 4217: a property that is paid beforehand sells in one of them. */
  readonly currencies: readonly WindowOrder['currency'][];
  /** What its window takes, of what is charged at once and goes back as a card does: a property offers some of them. */
  readonly methods: readonly PaymentMethod[];
  /** An approval is answered, or known to be unanswered, within this (milliseconds). */
  readonly answerWithinMs: number;
  /** The origins a page must allow in script-src, frame-src, form-action and connect-src to show the window. */
  readonly origins: readonly string[];
  /**
   * Charges nothing and asks the provider nothing. Throws a RangeError on an order that our own rules cannot produce.
   */
  window(order: WindowOrder): Window;
  /** Reads the urlencoded form that the window posts across sites to `returnUrl`. Nothing is charged yet. */
  readReturn(form: Readonly<Record<string, unknown>>): WindowReturn;
  /** Charges. `amount` is the payment's own, never the form's. */
  approve(request: { transactionId: string; orderId: string; amount: number }): Promise<ApproveOutcome>;
  /** Undoes an approval whose result is unknown. Only within an hour of it. Safe to repeat. */
  netCancel(orderId: string): Promise<NetCancelOutcome>;
  /** Gives back all, or a part. Safe to repeat with the same `cancelId`. */
  cancel(request: CancelRequest): Promise<CancelOutcome>;
  /** Looks a charge up by our order id. `orderedAt`: when we sent the order (RFC 3339 UTC). */
  find(request: { orderId: string; orderedAt: string }): Promise<TransactionState>;
  /** Looks a charge up by the provider's transaction id. */
  query(transactionId: string): Promise<TransactionState>;
  /** `body` is the request's, as text or parsed; fields nobody knows are ignored. */
  readWebhook(body: unknown): WebhookReading;
  /** What a webhook must be answered with, or it is sent again. */
  readonly webhookReply: { status: 200; contentType: string; body: string };
}

/** `expiryMonth` is 'YYYY-MM'. `invalid` also covers a token that was made for another order. */
export type GuaranteeOutcome =
  | { kind: 'valid'; token: string; orderId: string; maskedNumber: string; cardName?: string; expiryMonth: string }
  | { kind: 'invalid'; reason: 'not_found' | 'another_order' | 'token_expired' | 'card_expired' | 'revoked' }
  | Unknown;

export interface GuaranteeGateway {
  /** The name that its payments keep. */
  readonly provider: string;
  /** The origins a page must allow in frame-src to show the frame. */
  readonly origins: readonly string[];
  /**
   * The frame in which the provider, on its own origin, takes the card; then it posts `{ type: 'card_token', token }` to its parent.
   * `parentOrigin`: the origin of our page, the only one that may frame it and the only one the token is posted to.
   */
  frame(order: { orderId: string; language: string; parentOrigin: string }): CardTokenFrame;
  /** Server to server. Nothing is charged or reserved on the card. Safe to repeat. */
  verify(request: { token: string; orderId: string }): Promise<GuaranteeOutcome>;
  /** Forgets the card: on cancellation, on expiry of the hold, after the stay. Safe to repeat. */
  revoke(token: string): Promise<{ kind: 'revoked' } | Unknown>;
}
