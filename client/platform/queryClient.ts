import { QueryClient } from '@tanstack/react-query';
import { ProblemError } from './api.ts';

/** Whether asking again can help: the server was not reached, or said so itself. */
function worthAgain(error: unknown) {
  return error instanceof ProblemError && [0, 503].includes(error.problem.status);
}

/** Prices move, so what is shown is at most a minute old; a failure that another try cannot mend is shown at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && worthAgain(error),
    },
    mutations: { retry: false },
  },
});
