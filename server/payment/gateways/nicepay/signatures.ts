import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** NicePay's signatures are the SHA-256 hash of the concatenated parts, in hexadecimal. */
function sign(...parts: (string | number)[]): string {
  return createHash('sha256').update(parts.join('')).digest('hex');
}

export function returnSignature(authToken: string, clientId: string, amount: string, secretKey: string) {
  return sign(authToken, clientId, amount, secretKey);
}

/**
 * Returns an HMAC of the order ID. The card window sends it back, which lets us verify returns after failed or
 * cancelled authorisations. NicePay doesn't sign those.
 */
export function windowProof(orderId: string, secretKey: string) {
  return createHmac('sha256', secretKey).update(`window ${orderId}`).digest('base64url');
}

/** Signs approvals. Responses and webhooks are signed in the same way, with the `ediDate` that they contain. */
export function paymentSignature(tid: string, amount: number, ediDate: string, secretKey: string) {
  return sign(tid, amount, ediDate, secretKey);
}

/** Signs cancellations and queries (`reference` is the tid) and net cancels (`reference` is the order ID). */
export function referenceSignature(reference: string, ediDate: string, secretKey: string) {
  return sign(reference, ediDate, secretKey);
}

/** Compares two signatures in constant time. */
export function sameSignature(given: string, expected: string): boolean {
  const a = Buffer.from(given, 'utf8');
  const b = Buffer.from(expected, 'utf8');
  return a.length === b.length && timingSafeEqual(a, b);
}
