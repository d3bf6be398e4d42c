import { type TimedProblem, isTemporary } from '../../machines/problem.ts';
import { useTranslation } from '../platform/i18n.ts';
import { useProblemText, useSecondsLeft } from '../platform/problems.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useBooking } from './use-booking.ts';

/** It is not known whether the rooms are held: why, and whether the same request goes out again by itself or by the guest. */
export function Interrupted({ problem }: { problem: TimedProblem }) {
  const { t } = useTranslation('booking');
  const { send } = useBooking();
  const textOf = useProblemText();
  // No answer at all; any other was the server's own.
  const lost = problem.status === 0;
  const text = textOf(problem.code);
  const wait = useSecondsLeft(problem);
  const again = (
    <Button variant="quiet" disabled={wait > 0} onClick={() => send({ type: 'RETRY' })}>
      {wait > 0 ? t('app:tryAgainIn', { count: wait }) : t('info.interrupted.retry')}
    </Button>
  );
  return (
    <Notice tone="warn" announce title={lost ? t('info.interrupted.title') : text.title} action={again}>
      {isTemporary(problem) ? t('info.interrupted.body') : text.body}
    </Notice>
  );
}
