import type { ReactNode } from 'react';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { ProblemNotice, type ProblemNoticeProps } from '../api/problems.tsx';

type Props = ProblemNoticeProps & {
  /** What can be had instead, under these words: a button for each. */
  instead?: { title: string; buttons: ReactNode } | false;
};

/** Why a search found nothing, and what helps: the choice that has to change, or what can be had instead. */
export function NothingFound({ instead, ...notice }: Props) {
  return (
    <Stack gap={3}>
      <ProblemNotice {...notice} />
      {instead && (
        <Stack as="section" gap={1} aria-labelledby="nearest">
          <h2 id="nearest" style={{ fontSize: 'var(--text-4)' }}>
            {instead.title}
          </h2>
          <Cluster gap={1}>{instead.buttons}</Cluster>
        </Stack>
      )}
    </Stack>
  );
}
