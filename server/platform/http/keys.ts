import { timingSafeEqual } from 'node:crypto';
import { hashToken } from '../tokens.ts';
import type { Resolver } from './context.ts';

/**
 * Returns a resolver for configured keys that compares hashes in constant time. The principal's subject is the company
 * code.
 */
export function keyResolver(keys: readonly { companyCode: string; key: string }[]): Resolver {
  const known = keys.map(({ companyCode, key }) => ({ companyCode, hash: Buffer.from(hashToken(key)) }));
  return async (token) => {
    const actual = Buffer.from(hashToken(token));
    const found = known.filter(({ hash }) => timingSafeEqual(hash, actual))[0];
    return found && { companyCode: found.companyCode, subject: found.companyCode };
  };
}
