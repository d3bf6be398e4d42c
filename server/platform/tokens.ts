import { createHash, createHmac } from 'node:crypto';
import type { Ids } from './ids.ts';

/** What a bearer token is made of (RFC 6750, b64token). */
export const BEARER_TOKEN = /^[\w.~+/=-]+$/;

/** An opaque token that says whose company it is of, so that one request touches one company: `haneul.…`, 256 random bits. */
export function newToken(ids: Ids, companyCode: string): string {
  return `${companyCode}.${ids.token()}`;
}

/** The company that a token says it is of. Undefined when it is none. */
export function companyOf(token: string): string | undefined {
  return /^([a-z0-9]{1,20})\.[\w-]{43}$/.exec(token)?.[1];
}

/** What is stored of an opaque token. The token has 256 random bits, so a plain hash cannot be guessed back. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** What is stored of something that can be guessed, such as an address or a phone: without the secret it cannot be found by trying. */
export function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
