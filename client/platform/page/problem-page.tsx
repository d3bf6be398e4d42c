import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/layout.tsx';
import { loadedMessages, loadMessages, useTranslation } from '../i18n/i18n.ts';
import { useOnline } from '../tab/online.ts';
import type { ProblemNoticeProps as Props } from '../api/problems.tsx';

/** Set `alone` outside the shell, where the page has no other <main>. */
export type ProblemPageProps = Pick<Props, 'problem' | 'attempt' | 'onRetry'> & { alone?: boolean | undefined };

/**
 * Returns a notice whose code loads on demand. If the code can't be loaded, a plain notice appears, and the next notice
 * tries to load it again.
 */
export function noticeOnceFetched<P extends Props>(
  load: () => Promise<ComponentType<P>>,
  Plain: ComponentType<P> = PlainNotice,
): ComponentType<P> {
  let latest = fetched();
  function fetched() {
    return lazy(() =>
      load().then(
        (Notice) => ({ default: Notice }),
        () => {
          latest = fetched();
          return { default: Plain };
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

export const LateProblemNotice = noticeOnceFetched(() =>
  import('../api/problems.tsx').then((code) => code.ProblemNotice),
);

/** Load this early, because the code and texts of a problem can't be loaded once the network is down. */
export async function loadProblemScene() {
  const [code] = await Promise.all([import('./problem-scene.tsx'), loadMessages(['errors', 'dead-end'])]);
  if (!loadedMessages().some((key) => key.endsWith('dead-end'))) throw new Error('no texts');
  return code.ProblemScene;
}

const LateProblemScene = noticeOnceFetched<ProblemPageProps>(loadProblemScene, ({ alone, ...notice }) => (
  <Container as={alone ? 'main' : 'div'} width="form" style={{ paddingBlock: 'var(--space-8)' }}>
    <PlainNotice {...notice} />
  </Container>
));

/** A full-page problem that retries automatically when the network returns. */
export function ProblemPage(props: ProblemPageProps) {
  const { onRetry } = props;
  useEffect(() => {
    if (!onRetry) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return <LateProblemScene {...props} />;
}

/** Uses only texts from the main bundle, because the code of the full notice could not be loaded. */
function PlainNotice({ action, onRetry }: Props) {
  const { t } = useTranslation('app');
  const online = useOnline();
  const retry = onRetry && online && (
    <Button variant="quiet" onClick={onRetry}>
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
