import type { PaymentMethod } from '../../../../generated/types.ts';
import type { CancelRecord, CardDescription, Receipt, TransactionState, UnknownReason } from '../gateway.ts';
import { paymentSignature, sameSignature } from './signatures.ts';

/** NicePay's response to an approval, cancellation or query, or the body of its webhook. */
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

/**
 * Reads a response given as text or parsed JSON. Missing strings become '', and missing amounts become NaN. Returns
 * null if there is no result code.
 */
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

/** NicePay leaves the first 8 digits visible, but we may store only the first 6 and last 4. */
function mask(cardNum: string): string {
  return [...cardNum].map((sign, at) => (at >= 6 && at < cardNum.length - 4 ? '*' : sign)).join('');
}

const CANCEL_ID = / \[([\w-]{1,64})\]$/;

/**
 * Appends the cancel ID to the reason, because NicePay stores no other text from us. The result has at most 100 bytes.
 */
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

/** Truncates text to `bytes` bytes of UTF-8 without splitting a character. */
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

/**
 * Converts a time such as '2026-11-21T12:01:50.000+0900' to RFC 3339 in UTC. Returns undefined for "0", which NicePay
 * sends for a missing time.
 */
export function instant(value: string): string | undefined {
  const at = Date.parse(value.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(at) || !value.includes('T') ? undefined : new Date(at).toISOString();
}

export function isSigned(answer: Answer, secretKey: string): boolean {
  return sameSignature(answer.signature, paymentSignature(answer.tid, answer.amount, answer.ediDate, secretKey));
}

/** Returns null for a method that we don't offer. Ignores case, because NicePay's manual is inconsistent about it. */
export function methodOf({ payMethod }: Answer): PaymentMethod | null {
  return METHODS.find((method) => method === payMethod.toLowerCase()) ?? null;
}

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

/**
 * Returns the transaction state in a query response or webhook. Only a failed or expired transaction may lack a
 * signature, because no money has moved.
 */
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
