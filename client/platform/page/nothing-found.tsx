import type { ReactNode } from 'react';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { ProblemNotice, type ProblemNoticeProps } from '../api/problems.tsx';

type Props = ProblemNoticeProps & {
  instead?: { title: string; buttons: ReactNode } | false;
};

export function NothingFound({ instead, ...notice }: Props) {
  return (
    <Stack gap={3}>
      <ProblemNotice attempt="load" {...notice} />
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
