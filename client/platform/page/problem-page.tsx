import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import type { ProblemNoticeProps as Props } from '../api/problems.tsx';

/**
 * Returns a notice whose code loads on demand. If the code can't be loaded, a plain notice appears, and the next notice
 * tries to load it again.
 */
export function noticeOnceFetched(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let latest = fetched();
  function fetched() {
    return lazy(() =>
      load().then(
        (Notice) => ({ default: Notice }),
        () => {
          latest = fetched();
          return { default: PlainNotice };
        },
      ),
    );
  }
  return function LateNotice(props) {
    const [Notice] = useState(() => latest);
    return (
      <Suspense fallback={null}>
        <Notice {...props} />
      </Suspense>
    );
  };
}

const LateProblemScene = noticeOnceFetched(() => import('./problem-scene.tsx').then((code) => code.loadProblemScene()));

/** A full-page problem that retries automatically when the network returns. */
export function ProblemPage(props: Props) {
  const { onRetry } = props;
  useEffect(() => {
    if (!onRetry) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return <LateProblemScene {...props} />;
}

/** Uses only texts and code from the main bundle, because the code of the full notice could not be loaded. */
function PlainNotice({ action, onRetry }: Props) {
  const { t } = useTranslation('app');
  const retry = onRetry && (
    <Button variant="quiet" onClick={() => navigator.onLine && onRetry()}>
      {t('tryAgain')}
    </Button>
  );
  return (
    <div>
      <p role="alert">{t('offline')}</p>
      {action || retry}
    </div>
  );
}
