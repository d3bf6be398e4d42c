import { createHash, createHmac } from 'node:crypto';
import type { Ids } from './ids.ts';

/** The characters of a bearer token (RFC 6750, b64token). */
export const BEARER_TOKEN = /^[\w.~+/=-]+$/;

/** Returns an opaque token of 256 random bits that names its company: `haneul.…`. A lookup then reads the rows of one company only. */
export function newToken(ids: Ids, companyCode: string): string {
  return `${companyCode}.${ids.token()}`;
}

/** Returns the company that a token names, or undefined if it has another form. */
export function companyOf(token: string): string | undefined {
  return /^([a-z0-9]{1,20})\.[\w-]{43}$/.exec(token)?.[1];
}

/** Returns the hash that is stored of a token. The token is random, so the hash needs no key. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Returns the hash that is stored of a guessable value, such as an address or a phone number. Without the secret it can't be found by
 * trial.
 */
export function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
