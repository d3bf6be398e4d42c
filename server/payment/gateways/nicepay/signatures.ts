import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The provider's formulas: each is the hex SHA-256 of the parts joined with nothing between. */
function sign(...parts: (string | number)[]): string {
  return createHash('sha256').update(parts.join('')).digest('hex');
}

export function returnSignature(authToken: string, clientId: string, amount: string, secretKey: string) {
  return sign(authToken, clientId, amount, secretKey);
}

/** Ours, for the window to bring back: the provider signs no return without an authorisation. */
export function windowProof(orderId: string, secretKey: string) {
  return createHmac('sha256', secretKey).update(`window ${orderId}`).digest('base64url');
}

/** Signs an approval, and every answer and webhook the provider sends (with their own ediDate). */
export function paymentSignature(tid: string, amount: number, ediDate: string, secretKey: string) {
  return sign(tid, amount, ediDate, secretKey);
}

/** Signs a cancellation and a query (by tid), and a net cancellation (by orderId). */
export function referenceSignature(reference: string, ediDate: string, secretKey: string) {
  return sign(reference, ediDate, secretKey);
}

/** Compares in a time that does not tell how much was right. */
export function sameSignature(given: string, expected: string): boolean {
  const a = Buffer.from(given, 'utf8');
  const b = Buffer.from(expected, 'utf8');
  return a.length === b.length && timingSafeEqual(a, b);
}
