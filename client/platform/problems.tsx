import type { ReactNode } from 'react';
import type { ErrorCode, Problem } from '../../generated/types.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { formatPhone } from '../ui/phone.ts';
import { useTranslation, useWords } from './i18n.ts';

export type ProblemText = { title: string; body?: string; action?: string };

/**
 * What to say of an error code. `title` is one sentence that stands alone (beside a field, in a toast); `body` says what it means
 * for the guest's money and what to do; `action` is the label of the one button. Empty until the words have come; where they
 * cannot, what is said stands for every code.
 */
export function useProblemText(): (code: ErrorCode) => ProblemText {
  const { t } = useTranslation('app');
  const errors = useWords('errors') as Record<string, ProblemText> | undefined;
  return (code) => errors?.[code] ?? errors?.['internal'] ?? { title: errors ? t('problem') : '' };
}

type ProblemNoticeProps = {
  problem: Pick<Problem, 'code' | 'phone'>;
  onRetry?: (() => void) | undefined;
  /** Instead of trying again. */
  action?: ReactNode;
};

/** What happened, what it means for the money, and one button. */
export function ProblemNotice({ problem, onRetry, action }: ProblemNoticeProps) {
  const { t } = useTranslation('app');
  const text = useProblemText()(problem.code);
  const call = problem.phone && (
    <LinkButton variant="quiet" href={`tel:${problem.phone}`}>
      {t('call', { phone: formatPhone(problem.phone) })}
    </LinkButton>
  );
  const retry = onRetry && (
    <Button variant="quiet" onClick={onRetry}>
      {text.action ?? t('tryAgain')}
    </Button>
  );
  return (
    <Notice
      tone={problem.code === 'unavailable' ? 'warn' : 'danger'}
      title={text.title}
      action={action ?? call ?? retry}
      announce
    >
      {text.body}
    </Notice>
  );
}
