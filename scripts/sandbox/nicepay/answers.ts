import { createHash } from 'node:crypto';
import type { Ledger, Transaction } from './ledger.ts';

export type Credentials = { clientId: string; secretKey: string };

/** Deliberately separate from the product's own implementation, so that a mistake in either one is noticed. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export const MESSAGES: Readonly<Record<string, string>> = {
  '0000': '정상 처리되었습니다.',
  '2001': '취소 성공',
  '2003': '취소 실패',
  '2010': '취소 요청금액 0원 이하',
  '2012': '취소 해당거래 없음',
  '2013': '취소 완료 거래',
  '2016': '취소 기한 초과',
  '2020': '망취소 허용시간 초과',
  '2032': '취소금액이 취소가능금액보다 큼',
  '3011': '카드번호 오류',
  '3021': '유효기간 오류',
  '3041': '금액 오류(1000원 미만)',
  '3095': '카드사 실패 응답',
  A123: '거래금액 불일치',
  A127: '주문번호 중복 오류',
  C002: '카드사 인증 실패',
  I002: '사용자가 결제를 취소하였습니다',
  P015: 'orderId가 이미 존재합니다.',
  U100: '필수입력항목이 누락되었습니다.',
  U107: '거래내역이 존재하지 않습니다.',
  U112: '이미 사용된 OrderId 입니다.',
  U114: '이미 사용된 TID 입니다.',
  U121: '인증 요청내역이 존재하지 않습니다.',
  U126: 'orderId가 존재하지 않습니다.',
  U128: '부분취소를 이용할 수 없습니다.',
  U304: 'BASIC AUTHENTICATION 실패',
  U305: 'BEARER AUTHENTICATION 실패',
  U312: 'SIGN DATA 검증에 실패하였습니다.',
};

/**
 * Payment methods that the simulated window accepts, with their names in responses. The product never requests
 * `cellphone`; only a tampered request contains it.
 */
export const PAY_METHODS: Readonly<Record<string, string>> = {
  card: 'card',
  kakaopay: 'kakaopay',
  naverpayCard: 'naverpay',
  payco: 'payco',
  samsungpayCard: 'samsungpay',
  cellphone: 'cellphone',
};

/** Payment methods without a card in the sandbox. Their responses have `card: null`. */
const WITHOUT_CARD: readonly string[] = ['kakaopay', 'cellphone'];

export function resultOf(code: string) {
  return { resultCode: code, resultMsg: MESSAGES[code] ?? code };
}

/**
 * Formats a UTC time such as '2026-11-21T03:00:00.000Z' in Korean time, as the provider does. Returns "0" unchanged.
 */
function koreanTime(instant: string): string {
  if (instant === '0') return instant;
  return new Date(Date.parse(instant) + 9 * 3_600_000).toISOString().replace('Z', '+0900');
}

export function returnForm(transaction: Transaction, { clientId, secretKey }: Credentials): Record<string, string> {
  const { tid, orderId, amount, mallReserved, authToken } = transaction;
  const signature = sha256(`${authToken}${clientId}${amount}${secretKey}`);
  const common = { clientId, orderId, amount: String(amount), mallReserved, authToken, signature };
  return { authResultCode: '0000', authResultMsg: '인증 성공', tid, ...common };
}

/** Returns the form of a failed authorisation, which has no transaction, token or signature. */
export function failedReturnForm(
  order: { orderId: string; amount: number; mallReserved: string },
  code: string,
  clientId: string,
) {
  const { orderId, amount, mallReserved } = order;
  const common = { clientId, orderId, amount: String(amount), mallReserved, authToken: '', signature: '' };
  return { authResultCode: code, authResultMsg: MESSAGES[code] ?? code, tid: '', ...common };
}

/** Returns the body of a webhook or of a response to an approval, cancellation or query. */
export function answerOf(transaction: Transaction, ledger: Ledger, { secretKey }: Credentials) {
  const ediDate = koreanTime(ledger.clock().toISOString());
  const { tid, orderId, amount, method = 'card', cancels, status, resultCode } = transaction;
  return {
    ...resultOf(resultCode),
    tid,
    cancelledTid: cancels.at(-1)?.tid ?? null,
    orderId,
    ediDate,
    signature: sha256(`${tid}${amount}${ediDate}${secretKey}`),
    status,
    paidAt: koreanTime(transaction.paidAt),
    failedAt: koreanTime(transaction.failedAt),
    cancelledAt: koreanTime(transaction.cancelledAt),
    payMethod: PAY_METHODS[method],
    amount,
    balanceAmt: transaction.balance,
    goodsName: transaction.goodsName,
    mallReserved: transaction.mallReserved || null,
    useEscrow: false,
    currency: transaction.currency,
    channel: 'pc',
    approveNo: transaction.approveNo || null,
    buyerName: transaction.buyerName,
    buyerTel: transaction.buyerTel,
    buyerEmail: transaction.buyerEmail,
    receiptUrl: null,
    issuedCashReceipt: false,
    mallUserId: null,
    coupon: null,
    card: WITHOUT_CARD.includes(method) ? null : cardOf(transaction),
    vbank: null,
    cancels: cancels.length === 0 ? null : cancels.map(cancelOf),
    cashReceipts: null,
  };
}

function cardOf({ cardNum }: Transaction) {
  return {
    cardCode: '99',
    cardName: '샌드박스',
    cardNum,
    cardQuota: 0,
    isInterestFree: false,
    cardType: 'credit',
    canPartCancel: true,
    acquCardCode: '99',
    acquCardName: '샌드박스',
  };
}

function cancelOf({ tid, amount, cancelledAt, reason }: Transaction['cancels'][number]) {
  return {
    tid,
    amount,
    cancelledAt: koreanTime(cancelledAt),
    reason,
    receiptUrl: null,
    couponAmt: 0,
  };
}
