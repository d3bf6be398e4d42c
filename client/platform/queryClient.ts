import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api.ts';

/** Whether asking again can help: the server was not reached, or said so itself. */
function worthAgain(error: unknown) {
  return error instanceof ApiProblem && (error.status === 0 || error.status === 503);
}

/** Prices move, so what is shown is at most a minute old; a failure that another try cannot mend is told at once. */
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
