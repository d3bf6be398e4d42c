import { Button } from '../../ui/button.tsx';
import { canGoBack } from '../../ui/overlays.ts';
import { homePictureOf } from '../api/files.ts';
import { RetryButton, useProblemText } from '../api/problems.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import { useKnownMain } from '../tab/hotel.tsx';
import { useOnline } from '../tab/online.ts';
import { DeadEnd } from './dead-end.tsx';
import type { ProblemPageProps } from './problem-page.tsx';
import { WaysOn } from './ways-on.tsx';

/** Shows the picture and the name of the property if it is known. */
export function ProblemScene({ problem, attempt, onRetry, alone }: ProblemPageProps) {
  const { t } = useTranslation('dead-end');
  const hotel = useKnownMain()?.hotel;
  const online = useOnline();
  const text = useProblemText()(problem.code, {}, attempt);
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
