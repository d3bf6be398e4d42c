import { type Failure, isTemporary, retryDelay } from '../../machines/problem.ts';
import { useTranslation } from '../platform/i18n.ts';
import { useProblemText } from '../platform/problems.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useBooking } from './use-booking.ts';

/** It is not known whether the rooms are held: why, and whether the same request goes out again by itself or by the guest. */
export function Interrupted({ problem }: { problem: Failure }) {
  const { t } = useTranslation('booking');
  const { send } = useBooking();
  const textOf = useProblemText();
  // No answer at all; any other was the server's own.
  const lost = problem.status === 0;
  const title = lost ? t('info.interrupted.title') : textOf(problem.code).title;
  const asked = problem.retryAfter !== undefined;
  const body = asked
    ? t('info.interrupted.later', { count: Math.ceil(retryDelay(problem) / 1000) })
    : t(`info.interrupted.${isTemporary(problem) ? 'body' : 'unsure'}`);
  const again = !asked && (
    <Button variant="quiet" onClick={() => send({ type: 'RETRY' })}>
      {t('info.interrupted.retry')}
    </Button>
  );
  return (
    <Notice tone="warn" announce title={title} action={again}>
      {body}
    </Notice>
  );
}
