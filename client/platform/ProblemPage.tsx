import { lazy, Suspense, useEffect } from 'react';
import type { Problem } from '../../generated/types.ts';
import { Button } from '../ui/Button.tsx';
import { Container } from '../ui/Layout.tsx';
import { useTranslation } from './i18n.ts';
import { useOnline } from './online.ts';

type Props = { problem: Pick<Problem, 'code' | 'phone'>; onRetry?: (() => void) | undefined };

const ProblemNotice = lazy(() =>
  import('./problems.tsx').then(
    ({ ProblemNotice: Notice }) => ({ default: Notice }),
    () => ({ default: PlainNotice }),
  ),
);

/** A failure, alone on the page. What tells it is fetched when there is one; once the network is back it is tried again by itself. */
export function ProblemPage(props: Props) {
  const { onRetry } = props;
  useEffect(() => {
    if (!onRetry) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Container as="main" width="form" style={{ paddingBlock: 'var(--space-8)' }}>
      <Suspense fallback={null}>
        <ProblemNotice {...props} />
      </Suspense>
    </Container>
  );
}

/** Where even that code does not come, with the words of the first view. */
function PlainNotice({ onRetry }: Props) {
  const { t } = useTranslation('app');
  const online = useOnline();
  const retry = onRetry && (
    <Button variant="quiet" onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  );
  return (
    <div role="alert">
      <p>{t(online ? 'problem' : 'offline.title')}</p>
      {online ? retry : <p>{t('offline.body')}</p>}
    </div>
  );
}
