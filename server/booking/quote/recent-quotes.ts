import { keepNewest } from '../../platform/keep-newest.ts';
import type { QuoteRow } from '../booking.tables.ts';

/** The part of a quote that is needed to price it again. It never changes for a visitor's quote. */
export type QuotedRequest = Pick<
  QuoteRow,
  'companyCode' | 'quoteId' | 'memberId' | 'memberNo' | 'language' | 'request' | 'expiresAt'
>;

/**
 * The latest visitors' quotes that this process has created, by the hash of their tokens. createHold can therefore read
 * the quote, the key and the inventory together, instead of reading the quote first. Every other process reads the
 * quote first.
 */
export type RecentQuotes = {
  keep(tokenHash: string, quoted: QuotedRequest): void;
  find(tokenHash: string, now: Date): QuotedRequest | undefined;
};

const QUOTES_KEPT = 2_000;
/** Longer requests aren't kept, to limit memory use. */
const LENGTH_MAX = 4_096;

export function createRecentQuotes(): RecentQuotes {
  const kept = new Map<string, QuotedRequest>();
  return {
    keep(tokenHash, quoted) {
      // A member's quote loses its owner when the member withdraws.
      if (quoted.memberId !== null || JSON.stringify(quoted.request).length > LENGTH_MAX) return;
      keepNewest(kept, tokenHash, quoted, QUOTES_KEPT);
    },
    find(tokenHash, now) {
      const quoted = kept.get(tokenHash);
      return quoted && quoted.expiresAt > now ? quoted : undefined;
    },
  };
}
