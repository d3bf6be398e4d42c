import { lazy, Suspense, useEffect } from 'react';
import { Button } from '../ui/Button.tsx';
import { Container } from '../ui/Layout.tsx';
import { useTranslation } from './i18n.ts';
import type { ProblemNoticeProps as Props } from './problems.tsx';

const Later = lazy(() =>
  import('./problems.tsx').then(
    ({ ProblemNotice: Notice }) => ({ default: Notice }),
    () => ({ default: PlainNotice }),
  ),
);

/** What tells a failure, fetched when there is one: for screens whose first view has none. */
export function ProblemNotice(props: Props) {
  return (
    <Suspense fallback={null}>
      <Later {...props} />
    </Suspense>
  );
}

/** A failure, alone on the page. Once the network is back it is tried again by itself. */
export function ProblemPage(props: Props) {
  const { onRetry } = props;
  useEffect(() => {
    if (!onRetry) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Container as="main" width="form" style={{ paddingBlock: 'var(--space-8)' }}>
      <ProblemNotice {...props} />
    </Container>
  );
}

/** Where even that code does not come there is no network, which the words of the first view say. */
function PlainNotice({ onRetry }: Props) {
  const { t } = useTranslation('app');
  return (
    <div role="alert">
      <p>{t('problem')}</p>
      {navigator.onLine && (
        <Button variant="quiet" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  );
}
