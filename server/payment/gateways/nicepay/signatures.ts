import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Returns a signature as NicePay defines it: the SHA-256 hash of the concatenated parts, in hexadecimal. */
function sign(...parts: (string | number)[]): string {
  return createHash('sha256').update(parts.join('')).digest('hex');
}

export function returnSignature(authToken: string, clientId: string, amount: string, secretKey: string) {
  return sign(authToken, clientId, amount, secretKey);
}

/**
 * Returns an HMAC of the order ID, which the card window sends back. It lets us verify returns of failed or cancelled
 * authorisations, which NicePay doesn't sign.
 */
export function windowProof(orderId: string, secretKey: string) {
  return createHmac('sha256', secretKey).update(`window ${orderId}`).digest('base64url');
}

/** Returns the signature for approvals. Responses and webhooks have the same signature, computed with their own `ediDate`. */
export function paymentSignature(tid: string, amount: number, ediDate: string, secretKey: string) {
  return sign(tid, amount, ediDate, secretKey);
}

/** Returns the signature for cancellations and queries (`reference` is the tid) and for net cancels (`reference` is the order id). */
export function referenceSignature(reference: string, ediDate: string, secretKey: string) {
  return sign(reference, ediDate, secretKey);
}

/** Compares two signatures in constant time. */
export function sameSignature(given: string, expected: string): boolean {
  const a = Buffer.from(given, 'utf8');
  const b = Buffer.from(expected, 'utf8');
  return a.length === b.length && timingSafeEqual(a, b);
}
