import { QueryClient } from '@tanstack/react-query';
import { ProblemError } from './api.ts';
import { onLanguageChange } from '../i18n/i18n.ts';

/** The longest that a guest waits for an answer without a word. */
const SILENCE_S = 5;

/**
 * Whether asking again can help: the server was not reached, or said so itself. What did not answer in time, or wants more time than
 * a guest would wait without a word, is told at once.
 */
function worthAgain(error: unknown) {
  if (!(error instanceof ProblemError) || !navigator.onLine) return false;
  const timedOut = error.cause instanceof Error && error.cause.name === 'TimeoutError';
  const soon = (error.problem.retryAfter ?? 0) <= SILENCE_S;
  return !timedOut && soon && [0, 503].includes(error.problem.status);
}

/** A second at first, then two, and no sooner than the server asks. */
function delayOf(failures: number, error: unknown) {
  const asked = error instanceof ProblemError ? (error.problem.retryAfter ?? 0) : 0;
  return Math.max(1000 * 2 ** failures, asked * 1000);
}

/** Prices move, so what is shown is at most a minute old; a failure that another try cannot mend is shown at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      // Without a network the words say so, where waiting for it would say nothing; then it goes on by itself.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && worthAgain(error),
      retryDelay: delayOf,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
// Also where no screen with queries is shown: what waits for the network goes on with it.
queryClient.mount();

// Names come in the language that was asked for, so in another one everything is asked again: also what is on its way for the
// first time, which invalidating alone would let arrive.
onLanguageChange(async () => {
  await queryClient.cancelQueries({ type: 'active' });
  await queryClient.invalidateQueries();
});
