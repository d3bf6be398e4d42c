import { lazy, Suspense } from 'react';
import type { Problem } from '../../generated/types.ts';
import { Button } from '../ui/Button.tsx';
import { Container } from '../ui/Layout.tsx';
import { useTranslation } from './i18n.ts';

type Props = { problem: Pick<Problem, 'code' | 'phone'>; onRetry?: (() => void) | undefined };

const ProblemNotice = lazy(() =>
  import('./problems.tsx').then(
    ({ ProblemNotice: Notice }) => ({ default: Notice }),
    () => ({ default: PlainNotice }),
  ),
);

/** A failure, alone on the page. What tells it is fetched when there is one. */
export function ProblemPage(props: Props) {
  return (
    <Container as="main" width="form" style={{ paddingBlock: 'var(--space-8)' }}>
      <Suspense fallback={null}>
        <ProblemNotice {...props} />
      </Suspense>
    </Container>
  );
}

/** Where even that code does not come, there is a way on. */
function PlainNotice({ onRetry }: Props) {
  const { t } = useTranslation('app');
  return (
    <div role="alert">
      <Button variant="quiet" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
