import type { NicepayWindowRequest, PaymentMethod } from '../../../../generated/types.ts';
import type { WindowOrder } from '../gateway.ts';
import { cutToBytes } from './answers.ts';
import { windowProof } from './signatures.ts';

/** NicePay's names for the methods in window requests. Responses use other names (METHODS). */
export const WINDOW_METHODS: Readonly<Record<PaymentMethod, NicepayWindowRequest['method']>> = {
  card: 'card',
  kakaopay: 'kakaopay',
  naverpay: 'naverpayCard',
  payco: 'payco',
  samsungpay: 'samsungpayCard',
};

/**
 * Returns the fields for AUTHNICE.requestPay. NicePay limits their lengths in bytes of UTF-8 and forbids `"` and `|`.
 */
export function windowRequest(
  order: WindowOrder,
  { clientId, secretKey }: Record<'clientId' | 'secretKey', string>,
): NicepayWindowRequest {
  const { name = '', phone = '', email = '' } = order.buyer ?? {};
  if (!Number.isSafeInteger(order.amount) || order.amount <= 0) throw new RangeError('amount must be positive');
  if (!/^[\w-]{1,64}$/.test(order.orderId)) throw new RangeError('orderId must be 1-64 letters, digits, - or _');
  if (order.returnUrl.length > 500) throw new RangeError('returnUrl must be at most 500 characters');
  return {
    clientId,
    method: WINDOW_METHODS[order.method],
    orderId: order.orderId,
    amount: order.amount,
    currency: order.currency,
    goodsName: cutToBytes(order.goodsName.replace(/["|]/g, '-'), 40),
    returnUrl: order.returnUrl,
    language: windowLanguage(order.language),
    mallReserved: windowProof(order.orderId, secretKey),
    buyerName: cutToBytes(name, 30),
    buyerTel: phone.replace(/\D/g, '').slice(0, 40),
    buyerEmail: email.length <= 60 ? email : '',
  };
}

/** Accepts a locale (ko, zh-TW) or one of the contract's LangType values (KOR, CHN). */
function windowLanguage(language: string): 'KO' | 'EN' | 'CN' {
  if (/^ko/i.test(language)) return 'KO';
  return /^(zh|ch[nst]|cn)/i.test(language) ? 'CN' : 'EN';
}
