import type { Database } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/security.ts';
import { companyOf, hashToken } from '../../platform/tokens.ts';
import { findQuoteByToken } from './quote.repository.ts';

/**
 * Resolves a Quote-Token to its quote, returned as `detail`. Also resolves expired quotes, so that the call can fail
 * with `quote_expired`.
 */
export function resolveQuoteToken({ db }: { db: Database }) {
  return async (token: string): Promise<Principal | undefined> => {
    const companyCode = companyOf(token);
    if (companyCode === undefined) return undefined;
    const quote = await findQuoteByToken(db, companyCode, hashToken(token));
    return quote && { companyCode, subject: quote.quoteId, detail: quote };
  };
}
