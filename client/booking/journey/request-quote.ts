import { createQuote, createVoyageQuote } from '../../../generated/hooks/booking.ts';
import type { QuoteRequest, QuoteResult, VoyageQuoteRequest } from '../../../generated/types.ts';
import { session } from '../../session/index.ts';
import { rejectWithProblem } from '../../platform/api/api.ts';

/** Prices a stay or a voyage for the current visitor or member. Rejects with a Problem. */
export function requestQuote(wanted: QuoteRequest | VoyageQuoteRequest, signal: AbortSignal): Promise<QuoteResult> {
  const { memberNo } = session;
  const body = { ...wanted, ...(memberNo !== null && { member_no: memberNo }) };
  const quote = 'outbound' in body ? createVoyageQuote(body, { signal }) : createQuote(body, { signal });
  return quote.catch(rejectWithProblem);
}
