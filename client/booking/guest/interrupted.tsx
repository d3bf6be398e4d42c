import { type TimedProblem, isTemporary } from '../../../machines/problem.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { ProblemNotice, useProblemText, useSecondsLeft } from '../../platform/api/problems.tsx';
import { Button } from '../../ui/button.tsx';
import { minutesAndSeconds } from '../../ui/minutes-and-seconds.ts';
import { Notice } from '../../ui/notice.tsx';
import { GUEST_FORM } from './guest-form.tsx';
import { useBooking } from '../journey/use-booking.ts';

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
      {wait > 0 ? t('app:tryAgainIn', { time: minutesAndSeconds(wait) }) : t('info.interrupted.retry')}
    </Button>
  );
  return (
    <Notice tone="warn" announce title={lost ? t('info.interrupted.title') : text.title} action={again}>
      {isTemporary(problem) ? t('info.interrupted.body') : text.body}
    </Notice>
  );
}

/** Nothing was done and the form stays: why, and where the server asks to wait, how long, until the guest may send it again. */
export function NotReserved({ problem }: { problem: TimedProblem }) {
  const submit = () => document.querySelector<HTMLFormElement>(`#${GUEST_FORM}`)?.requestSubmit();
  return <ProblemNotice problem={problem} onRetry={problem.retryAfter === undefined ? undefined : submit} />;
}
