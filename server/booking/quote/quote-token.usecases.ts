import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/security.ts';
import { companyOf, hashToken } from '../../platform/tokens.ts';
import { findQuotedRequest } from './quote.repository.ts';
import type { RecentQuotes } from './recent-quotes.ts';

/**
 * Resolves a Quote-Token to its QuotedRequest, returned as `detail`. Also resolves expired quotes, so that the call can
 * fail with `quote_expired`.
 */
export function resolveQuoteToken({
  db,
  clock,
  recentQuotes,
}: {
  db: Database;
  clock: Clock;
  recentQuotes: RecentQuotes;
}) {
  return async (token: string): Promise<Principal | undefined> => {
    const companyCode = companyOf(token);
    if (companyCode === undefined) return undefined;
    const tokenHash = hashToken(token);
    const quoted = recentQuotes.find(tokenHash, clock.now()) ?? (await findQuotedRequest(db, companyCode, tokenHash));
    return quoted && { companyCode, subject: quoted.quoteId, detail: quoted };
  };
}
