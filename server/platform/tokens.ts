import { createHash, createHmac } from 'node:crypto';
import type { Ids } from './ids.ts';

/** The characters that a bearer token may contain (RFC 6750, b64token). */
export const BEARER_TOKEN = /^[\w.~+/=-]+$/;

/**
 * Returns an opaque token of 256 random bits, prefixed with its company's code (`haneul.…`), so that a lookup reads
 * only the rows of one company.
 */
export function newToken(ids: Ids, companyCode: string): string {
  return `${companyCode}.${ids.token()}`;
}

/** Returns the company code in a token, or undefined if the token has a different format. */
export function companyOf(token: string): string | undefined {
  return /^([a-z0-9]{1,20})\.[\w-]{43}$/.exec(token)?.[1];
}

/** Returns the hash that is stored instead of a token. A token is random, so the hash needs no key. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Returns the hash that is stored instead of a guessable value, such as an address or a phone number. Without the
 * secret, an attacker can't find the value by trying candidates.
 */
export function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
