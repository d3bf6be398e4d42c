import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/layout.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import { useOnline } from '../tab/online.ts';
import type { ProblemNoticeProps as Props } from '../api/problems.tsx';

/** What shows a notice whose code is fetched when it is first wanted. Where that does not come, the next failure asks for it again. */
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

/** What tells a failure, for screens whose first view has none. */
export const LateProblemNotice = noticeOnceFetched(() =>
  import('../api/problems.tsx').then((code) => code.ProblemNotice),
);

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
      <LateProblemNotice {...props} />
    </Container>
  );
}

/** Where even that code does not come there is no network, which the words of the first view say. */
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
