import { problemOf } from './api.ts';
import { ProblemNotice } from './problems.tsx';

type Props = {
  /** Name of the content that failed to load, such as 'Coupons'. */
  what?: string;
  query: { error: unknown; refetch: () => unknown };
};

/** Shows the problem of a failed query with a retry button, or nothing if the query hasn't failed. */
export function LoadProblem({ what, query: { error, refetch } }: Props) {
  if (!error) return null;
  return (
    <ProblemNotice
      problem={problemOf(error)}
      attempt="load"
      {...(what !== undefined && { what })}
      onRetry={() => void refetch()}
    />
  );
}
