import { use, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { canGoBack } from '../../ui/overlays.ts';
import { paths } from '../../paths.ts';
import { homePictureOf } from '../api/files.ts';
import { type ProblemNoticeProps, RetryButton, useProblemText } from '../api/problems.tsx';
import { loadedMessages, loadMessages, useTranslation } from '../i18n/i18n.ts';
import { Main } from '../tab/main-context.ts';
import { useOnline } from '../tab/online.ts';
import { DeadEnd } from './dead-end.tsx';
import { WaysOn } from './ways-on.tsx';

/** Returns the scene once its texts have loaded. Throws an error if they can't be loaded. */
export async function loadProblemScene() {
  await loadMessages(['errors', 'dead-end']);
  if (!loadedMessages().some((key) => key.endsWith('/dead-end'))) throw new Error('no texts');
  return ProblemScene;
}

/** On these pages, the guest may have paid, so the text also states that nothing is charged twice. */
const PAYING = [paths.payment(), paths.payResult(), paths.nicepayReady(), paths.nicepayResult()];

/** Shows the property's picture and name if the property is known. */
function ProblemScene({ problem, onRetry }: ProblemNoticeProps) {
  const { t } = useTranslation('dead-end');
  const hotel = use(Main)?.hotel;
  // The shell has a <main> with this ID.
  const [alone] = useState(() => document.getElementById('main') === null);
  const online = useOnline();
  const text = useProblemText()(problem.code, {}, PAYING.includes(location.pathname) ? undefined : 'load');
  const offline = !online && ['unavailable', 'internal'].includes(problem.code);
  const back = canGoBack() && (
    <Button variant={offline ? 'primary' : 'quiet'} onClick={() => history.back()}>
      {t('app:header.back')}
    </Button>
  );
  return (
    <DeadEnd
      alone={alone}
      announce
      offline={offline}
      picture={hotel && homePictureOf(hotel)}
      place={hotel?.hotel_name}
      title={offline ? t('offline.title') : text.title}
      body={offline ? t('offline.body') : text.body}
      actions={
        <>
          {onRetry && <RetryButton problem={problem} onRetry={onRetry} label={text.action} />}
          {back}
        </>
      }
    >
      {hotel && <WaysOn to={offline ? ['home'] : ['home', 'lookUp']} />}
    </DeadEnd>
  );
}
