import { problemOf } from './api.ts';
import { ProblemNotice } from './problems.tsx';

type Props = {
  /** Name of the list or tile, such as 'Coupons'. */
  what?: string;
  query: { error: unknown; refetch: () => unknown };
};

/** Reports that a query failed, and offers to retry it. Shows nothing if it didn't fail. */
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
