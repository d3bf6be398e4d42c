import { QueryObserver } from '@tanstack/react-query';
import { getGetMainQueryOptions } from '../../../generated/hooks/property.ts';
import type { MainResult, Problem } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { problemOf } from './api.ts';
import { preloadPicture } from './files.ts';
import { queryClient } from './query-client.ts';

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

/** Asks for the hotel, and for home's picture as soon as the hotel is known. */
export function preloadMain(hotelCode: string): void {
  void queryClient.fetchQuery(mainOf(hotelCode)).then(
    ({ hotel }) => {
      const scene = hotel.main_images[0];
      if (scene && location.pathname === paths.home()) preloadPicture(scene);
    },
    () => undefined, // The screen that asks again shows the problem.
  );
}

/** Asks for the hotel where that is not known or old, and tells the answer, now and at each change. Returns how to stop. */
export function followMain(hotelCode: string, tell: (answer: MainAnswer) => void): () => void {
  const observer = new QueryObserver(queryClient, mainOf(hotelCode));
  const notify = () => {
    const { data, error, refetch } = observer.getCurrentResult();
    tell({ hotelCode, main: data, problem: error && problemOf(error), askAgain: () => void refetch() });
  };
  const stop = observer.subscribe(notify);
  notify();
  return stop;
}
