import { QueryClient } from '@tanstack/react-query';
import { ProblemError } from './api.ts';
import { now } from '../clock.ts';
import { onLanguageChange } from '../i18n/i18n.ts';

/** Longest `Retry-After`, in seconds, for which a query is retried automatically. */
const SILENCE_S = 5;

function worthAgain(error: unknown) {
  if (!(error instanceof ProblemError) || !navigator.onLine) return false;
  const timedOut = error.cause instanceof Error && error.cause.name === 'TimeoutError';
  const soon = (error.problem.retryAfter ?? 0) <= SILENCE_S;
  return !timedOut && soon && [0, 503].includes(error.problem.status);
}

/** Returns the delay in milliseconds: 1 s, then 2 s, but at least the server's Retry-After. */
function delayOf(failures: number, error: unknown) {
  const retryAfter = error instanceof ProblemError ? (error.problem.retryAfter ?? 0) : 0;
  return Math.max(1000 * 2 ** failures, retryAfter * 1000);
}

/** Covers the time between a route's preload and the moment when its screen appears. */
const REFUSAL_FRESH_MS = 10_000;

/**
 * Returns whether the request was refused moments ago, usually while the route was being preloaded. The screen then
 * shows the refusal instead of repeating the request. A 401 or 429 is always retried, because logging in or waiting may
 * resolve it.
 */
function refusedJustNow(error: unknown, at: number) {
  if (!(error instanceof ProblemError) || now().getTime() - at > REFUSAL_FRESH_MS) return false;
  const { status } = error.problem;
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}

/** Prices change, so data becomes stale after one minute. Failures that a retry can't fix are shown immediately. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      // Let queries fail while the browser is offline, so the screen can show the problem. In 'online' mode they would
      // wait silently.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && worthAgain(error),
      retryDelay: delayOf,
      retryOnMount: ({ state }) => !refusedJustNow(state.error, state.errorUpdatedAt),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
// Mount the client, so it resumes paused queries when the tab is visible or online again. QueryClientProvider also
// mounts it, but the first view of the home page has no provider.
queryClient.mount();

// Responses contain translated names, so a language change reloads everything. Cancel first, because invalidation alone
// would let a query's first request complete in the old language.
onLanguageChange(async () => {
  await queryClient.cancelQueries({ type: 'active' });
  await queryClient.invalidateQueries();
});
