import { createQuote, createVoyageQuote } from '../../generated/hooks/booking.ts';
import type { QuoteRequest, QuoteResult, VoyageQuoteRequest } from '../../generated/types.ts';
import { rejectWithProblem } from '../platform/api.ts';

/** The price of a stay in rooms, or of a voyage. Rejects with the Problem. */
export function askQuote(asked: QuoteRequest | VoyageQuoteRequest, signal: AbortSignal): Promise<QuoteResult> {
  const quote = 'outbound' in asked ? createVoyageQuote(asked, { signal }) : createQuote(asked, { signal });
  return quote.catch(rejectWithProblem);
}
