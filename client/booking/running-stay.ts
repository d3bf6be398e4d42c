import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createQuote } from '../../generated/hooks/booking.ts';
import type { Stay } from '../../generated/types.ts';
import { quoteRequest } from '../../machines/booking/booking.rooms.ts';
import { rejectWithProblem } from '../platform/api.ts';
import type { BookingSnapshot } from './booking.store.ts';

/** A guest who presses a stepper several times asks once. */
const SETTLED_MS = 300;

/**
 * What the choice so far comes to, as the server prices it: a quote that nothing is reserved from. While another is on its way the
 * last one stands; `refused` where what is chosen cannot be had so, which going on says in words.
 */
export function useRunningStay({ context }: BookingSnapshot, wanted: boolean): { stay: Stay | null; refused: boolean } {
  const { search, choice, rooms } = context;
  const chosen = JSON.stringify(quoteRequest(search, choice, rooms));
  const [settled, setSettled] = useState(chosen);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(chosen), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
  const quote = useQuery({
    queryKey: ['running stay', settled],
    queryFn: ({ signal }) => createQuote(JSON.parse(settled), { signal }).catch(rejectWithProblem),
    enabled: wanted,
    placeholderData: keepPreviousData,
  });
  return { stay: quote.data?.stay ?? null, refused: quote.isError };
}
