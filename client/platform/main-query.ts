import { QueryObserver } from '@tanstack/react-query';
import { getGetMainQueryOptions } from '../../generated/hooks/property.ts';
import type { MainResult, Problem } from '../../generated/types.ts';
import { problemOf } from './api.ts';
import { queryClient } from './queryClient.ts';

/** What is known of the hotel that was asked for by this code. Both are empty until the server has answered. */
export type MainAnswer = {
  hotelCode: string;
  main: MainResult | undefined;
  problem: Problem | null;
  askAgain: () => void;
};

function mainOf(hotelCode: string) {
  return getGetMainQueryOptions({ hotelCode }, { query: { staleTime: 10 * 60_000 } });
}

export function fetchMain(hotelCode: string): Promise<MainResult> {
  return queryClient.fetchQuery(mainOf(hotelCode));
}

/** Asks for the hotel where that is not known or old, and tells the answer, now and at each change. Returns how to stop. */
export function followMain(hotelCode: string, tell: (answer: MainAnswer) => void): () => void {
  const observer = new QueryObserver(queryClient, mainOf(hotelCode));
  const tellCurrent = () => {
    const { data, error, refetch } = observer.getCurrentResult();
    tell({ hotelCode, main: data, problem: error && problemOf(error), askAgain: () => void refetch() });
  };
  const stop = observer.subscribe(tellCurrent);
  tellCurrent();
  return stop;
}
