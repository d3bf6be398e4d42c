import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Problem, QuoteRequest, QuoteResult, Stay, VoyageQuoteRequest } from '../../../generated/types.ts';
import { requestQuote } from './request-quote.ts';

const SETTLED_MS = 300;

/**
 * Prices the current choice without a hold. `stay` keeps the previous price while the next one loads, and is null for
 * an incomplete choice. `pricing` is true while `stay` isn't the price of the current choice. `problem` explains why
 * there is no price.
 */
export function useStayPreview(asked: QuoteRequest | VoyageQuoteRequest | null): {
  stay: Stay | null;
  pricing: boolean;
  problem: Problem | null;
  onRetry: () => void;
} {
  const chosen = JSON.stringify(asked);
  const [settled, setSettled] = useState(chosen);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(chosen), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
  const quote = useQuery<QuoteResult, Problem>({
    queryKey: ['running stay', settled],
    queryFn: ({ signal }) => requestQuote(JSON.parse(settled), signal),
    enabled: asked !== null && settled !== 'null',
    placeholderData: keepPreviousData,
  });
  return {
    stay: asked === null ? null : (quote.data?.stay ?? null),
    pricing: asked !== null && (chosen !== settled || quote.isPlaceholderData || quote.isLoading),
    problem: quote.error,
    onRetry: () => void quote.refetch(),
  };
}
