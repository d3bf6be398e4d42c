import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { QuoteRequest, Stay, VoyageQuoteRequest } from '../../../generated/types.ts';
import { askQuote } from './ask-quote.ts';

/** A guest who presses a stepper several times asks once. */
const SETTLED_MS = 300;

/**
 * What the choice so far comes to, as the server prices it: a quote that nothing is reserved from; null for a choice that is not whole.
 * While another is on its way the last one stands; `refused` where what is chosen cannot be had so, which going on says in words.
 */
export function useStayPreview(asked: QuoteRequest | VoyageQuoteRequest | null): {
  stay: Stay | null;
  refused: boolean;
} {
  const chosen = JSON.stringify(asked);
  const [settled, setSettled] = useState(chosen);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(chosen), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
  const quote = useQuery({
    queryKey: ['running stay', settled],
    queryFn: ({ signal }) => askQuote(JSON.parse(settled), signal),
    enabled: asked !== null && settled !== 'null',
    placeholderData: keepPreviousData,
  });
  return { stay: quote.data?.stay ?? null, refused: quote.isError };
}
