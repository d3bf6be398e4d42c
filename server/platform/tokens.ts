import { createHash } from 'node:crypto';

/** What is stored of an opaque token. The token has 256 random bits, so a plain hash cannot be guessed back. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
