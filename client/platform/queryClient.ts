import { QueryClient } from '@tanstack/react-query';
import { ProblemError } from './api.ts';
import { onLanguageChange } from './i18n.ts';

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
// Also where no screen with queries is shown: what waits for the network goes on with it.
queryClient.mount();

// Names come in the language that was asked for, so in another one everything is asked again: also what is on its way for the
// first time, which invalidating alone would let arrive.
onLanguageChange(async () => {
  await queryClient.cancelQueries({ type: 'active' });
  await queryClient.invalidateQueries();
});
