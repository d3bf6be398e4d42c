import { QueryObserver } from '@tanstack/react-query';
import { getGetMainQueryOptions } from '../../../generated/hooks/property.ts';
import type { MainResult, Problem } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { problemOf } from './api.ts';
import { homePictureOf, preloadPicture } from './files.ts';
import { queryClient } from './query-client.ts';

/** State of the hotel request. While the request is pending, `main` is undefined and `problem` is null. */
export type MainAnswer = {
  hotelCode: string;
  main: MainResult | undefined;
  problem: Problem | null;
  askAgain: () => void;
};

function mainOf(hotelCode: string) {
  return getGetMainQueryOptions({ hotelCode }, { query: { staleTime: 10 * 60_000 } });
}

export function preloadMain(hotelCode: string): void {
  void queryClient.fetchQuery(mainOf(hotelCode)).then(
    ({ hotel }) => {
      const scene = homePictureOf(hotel);
      if (scene && location.pathname === paths.home()) preloadPicture(scene);
    },
    () => undefined, // Ignored here: the screen repeats the request and shows the problem.
  );
}

/** Calls `onAnswer` immediately and on every change, and refetches stale data. Returns a function that unsubscribes. */
export function followMain(hotelCode: string, onAnswer: (answer: MainAnswer) => void): () => void {
  const observer = new QueryObserver(queryClient, mainOf(hotelCode));
  const notify = () => {
    const { data, error, refetch } = observer.getCurrentResult();
    onAnswer({ hotelCode, main: data, problem: error && problemOf(error), askAgain: () => void refetch() });
  };
  const stop = observer.subscribe(notify);
  notify();
  return stop;
}
