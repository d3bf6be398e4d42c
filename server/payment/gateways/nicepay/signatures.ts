import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** NicePay's signature: hex SHA-256 of the concatenated parts. */
function sign(...parts: (string | number)[]): string {
  return createHash('sha256').update(parts.join('')).digest('hex');
}

export function returnSignature(authToken: string, clientId: string, amount: string, secretKey: string) {
  return sign(authToken, clientId, amount, secretKey);
}

/** Our own proof, returned by the window: NicePay does not sign a return without an authorisation. */
export function windowProof(orderId: string, secretKey: string) {
  return createHmac('sha256', secretKey).update(`window ${orderId}`).digest('base64url');
}

/** For approvals, and to verify answers and webhooks (with their own ediDate). */
export function paymentSignature(tid: string, amount: number, ediDate: string, secretKey: string) {
  return sign(tid, amount, ediDate, secretKey);
}

/** For cancellations and queries (by tid) and net cancels (by orderId). */
export function referenceSignature(reference: string, ediDate: string, secretKey: string) {
  return sign(reference, ediDate, secretKey);
}

/** Compares in constant time. */
export function sameSignature(given: string, expected: string): boolean {
  const a = Buffer.from(given, 'utf8');
  const b = Buffer.from(expected, 'utf8');
  return a.length === b.length && timingSafeEqual(a, b);
}
