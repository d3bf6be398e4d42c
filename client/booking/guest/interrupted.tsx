import { type TimedProblem, isTemporary } from '../../../machines/problem.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { ProblemNotice, useProblemText, useSecondsLeft } from '../../platform/api/problems.tsx';
import { Button } from '../../ui/button.tsx';
import { minutesAndSeconds } from '../../ui/minutes-and-seconds.ts';
import { Notice } from '../../ui/notice.tsx';
import { GUEST_FORM } from './guest-form.tsx';
import { useBooking } from '../journey/use-booking.ts';

/**
 * Shown while it isn't known whether the rooms are held. Explains why, and whether the request is retried automatically
 * or by the guest.
 */
export function Interrupted({ problem }: { problem: TimedProblem }) {
  const { t } = useTranslation('booking');
  const { send } = useBooking();
  const textOf = useProblemText();
  // Status 0: no response arrived. Any other status came from the server.
  const noAnswer = problem.status === 0;
  const text = textOf(problem.code);
  const wait = useSecondsLeft(problem);
  const again = (
    <Button variant="quiet" disabled={wait > 0} onClick={() => send({ type: 'RETRY' })}>
      {wait > 0 ? t('app:tryAgainIn', { time: minutesAndSeconds(wait) }) : t('info.interrupted.retry')}
    </Button>
  );
  return (
    <Notice tone="warn" announce title={noAnswer ? t('info.interrupted.title') : text.title} action={again}>
      {isTemporary(problem) ? t('info.interrupted.body') : text.body}
    </Notice>
  );
}

/**
 * Shown if the server rejected the request: no rooms are held, and the form keeps its input. If the server sent a
 * Retry-After, the guest can retry after a countdown.
 */
export function NotReserved({ problem }: { problem: TimedProblem }) {
  const submit = () => document.querySelector<HTMLFormElement>(`#${GUEST_FORM}`)?.requestSubmit();
  return <ProblemNotice problem={problem} onRetry={problem.retryAfter === undefined ? undefined : submit} />;
}
