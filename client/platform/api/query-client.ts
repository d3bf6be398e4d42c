import { QueryClient } from '@tanstack/react-query';
import { ProblemError } from './api.ts';
import { onLanguageChange } from '../i18n/i18n.ts';

/** Longest wait without feedback, in seconds. */
const SILENCE_S = 5;

function worthAgain(error: unknown) {
  if (!(error instanceof ProblemError) || !navigator.onLine) return false;
  const timedOut = error.cause instanceof Error && error.cause.name === 'TimeoutError';
  const soon = (error.problem.retryAfter ?? 0) <= SILENCE_S;
  return !timedOut && soon && [0, 503].includes(error.problem.status);
}

/** 1 s, then 2 s, but never earlier than the server's Retry-After. */
function delayOf(failures: number, error: unknown) {
  const retryAfter = error instanceof ProblemError ? (error.problem.retryAfter ?? 0) : 0;
  return Math.max(1000 * 2 ** failures, retryAfter * 1000);
}

/** Prices change, so data is fresh for one minute at most. Permanent failures are shown at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      // Queries must fail offline, so that the screen can say so; 'online' mode would wait silently.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && worthAgain(error),
      retryDelay: delayOf,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
// Screens without query hooks don't mount the client, but paused queries must resume.
queryClient.mount();

// Responses contain translated names, so a new language reloads everything. Cancel first: invalidating alone would
// let a first request complete in the old language.
onLanguageChange(async () => {
  await queryClient.cancelQueries({ type: 'active' });
  await queryClient.invalidateQueries();
});
