import type { PaymentMethod } from '../../../../generated/types.ts';
import type { CancelRecord, CardDescription, Receipt, TransactionState, UnknownReason } from '../gateway.ts';
import { paymentSignature, sameSignature } from './signatures.ts';

/** What NicePay answers to an approval, a cancellation and a query, and what it sends to the webhook. */
export type Answer = {
  resultCode: string;
  tid: string;
  orderId: string;
  amount: number;
  balance: number;
  ediDate: string;
  signature: string;
  status: string;
  currency: string;
  payMethod: string;
  paidAt: string;
  cancelledAt: string;
  approveNo: string;
  receiptUrl: string;
  card?: CardDescription;
  cancels: CancelRecord[];
};

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
function money(value: unknown): number {
  return Number.isSafeInteger(value) ? (value as number) : Number.NaN;
}

/** Reads an answer, as text or parsed. Absent texts become '', absent amounts NaN; null when it is no answer at all. */
export function readAnswer(body: unknown): Answer | null {
  const fields = typeof body === 'string' ? parse(body) : body;
  if (!isFields(fields) || !text(fields.resultCode)) return null;
  return {
    resultCode: text(fields.resultCode),
    tid: text(fields.tid),
    orderId: text(fields.orderId),
    amount: money(fields.amount),
    balance: money(fields.balanceAmt),
    ediDate: text(fields.ediDate),
    signature: text(fields.signature),
    status: text(fields.status),
    currency: text(fields.currency),
    payMethod: text(fields.payMethod),
    paidAt: text(fields.paidAt),
    cancelledAt: text(fields.cancelledAt),
    approveNo: text(fields.approveNo),
    receiptUrl: text(fields.receiptUrl),
    ...(isFields(fields.card) ? { card: describeCard(fields.card) } : {}),
    cancels: (Array.isArray(fields.cancels) ? fields.cancels : []).filter(isFields).map(readCancel),
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function describeCard(card: Fields): CardDescription {
  return {
    maskedNumber: mask(text(card.cardNum)),
    ...(text(card.cardName) ? { name: text(card.cardName) } : {}),
    instalmentMonths: money(card.cardQuota) || 0,
    canCancelPart: card.canPartCancel === true || card.canPartCancel === 'true',
  };
}

/** The provider has masked with 8 digits left in front; at most the first 6 and the last 4 may be kept. */
function mask(cardNum: string): string {
  return [...cardNum].map((sign, at) => (at >= 6 && at < cardNum.length - 4 ? '*' : sign)).join('');
}

const CANCEL_ID = / \[([\w-]{1,64})\]$/;

/** Records of cancellations keep only our reason, so it carries the cancelId, within the provider's 100 bytes. */
export function reasonWithId(reason: string, cancelId: string): string {
  const suffix = ` [${cancelId}]`;
  return cutToBytes(reason, 100 - Buffer.byteLength(suffix)) + suffix;
}

function readCancel(cancel: Fields): CancelRecord {
  const cancelId = CANCEL_ID.exec(text(cancel.reason))?.[1];
  return {
    amount: money(cancel.amount),
    cancelledAt: instant(text(cancel.cancelledAt)) ?? '',
    ...(cancelId ? { cancelId } : {}),
  };
}

/** The longest beginning of `value` that fits in `bytes` of UTF-8 without cutting a character. */
export function cutToBytes(value: string, bytes: number): string {
  let end = 0;
  let size = 0;
  for (const sign of value) {
    size += Buffer.byteLength(sign);
    if (size > bytes) break;
    end += sign.length;
  }
  return value.slice(0, end);
}

/** '2026-11-21T12:01:50.000+0900' to RFC 3339 UTC; "0", the provider's "never", to undefined. */
export function instant(value: string): string | undefined {
  const at = Date.parse(value.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(at) || !value.includes('T') ? undefined : new Date(at).toISOString();
}

export function isSigned(answer: Answer, secretKey: string): boolean {
  return sameSignature(answer.signature, paymentSignature(answer.tid, answer.amount, answer.ediDate, secretKey));
}

/** What an answer says that it was paid by, which the manual writes in capitals here and there: null where that is nothing we ask for. */
export function methodOf({ payMethod }: Answer): PaymentMethod | null {
  return METHODS.find((method) => method === payMethod.toLowerCase()) ?? null;
}

/** In the provider's answers they are called as here. */
export const METHODS: readonly PaymentMethod[] = ['card', 'kakaopay', 'naverpay', 'payco', 'samsungpay'];

export function receiptOf(answer: Answer): Receipt {
  return {
    transactionId: answer.tid,
    orderId: answer.orderId,
    amount: answer.amount,
    balance: answer.balance,
    currency: answer.currency || 'KRW',
    method: methodOf(answer),
    paidAt: instant(answer.paidAt) ?? instant(answer.ediDate) ?? '',
    ...(answer.approveNo ? { approveNo: answer.approveNo } : {}),
    ...(answer.receiptUrl ? { receiptUrl: answer.receiptUrl } : {}),
    ...(answer.card ? { card: answer.card } : {}),
  };
}

/** The state a query's answer or a webhook tells. Whatever says that money moved must be signed. */
export function stateOf(answer: Answer, secretKey: string): TransactionState | { reason: UnknownReason } {
  const { status, tid, orderId, amount } = answer;
  if (answer.signature && !isSigned(answer, secretKey)) return { reason: 'signature' };
  if (!tid || !orderId) return { reason: 'unreadable' };
  if (status === 'failed' || status === 'expired') return { kind: 'failed', transactionId: tid, orderId };
  if (!answer.signature) return { reason: 'signature' };
  if (!(amount > 0)) return { reason: 'unreadable' };
  if (status === 'ready') return { kind: 'ready', transactionId: tid, orderId, amount };

  const { cancels } = answer;
  if (status === 'cancelled') return { kind: 'cancelled', cancels, ...receiptOf(answer), balance: 0 };
  const charged = status === 'paid' || status === 'partialCancelled';
  if (!charged || !(answer.balance >= 0) || answer.balance > amount) return { reason: 'unreadable' };
  return { kind: 'paid', cancels, ...receiptOf(answer) };
}
