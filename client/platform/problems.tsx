import { type ReactNode, useEffect, useState } from 'react';
import type { ErrorCode } from '../../generated/types.ts';
import type { TimedProblem } from '../../machines/problem.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { formatPhone } from '../ui/phone.ts';
import { now } from './clock.ts';
import { useTranslation, useWords } from './i18n.ts';
import { useOnline } from './online.ts';

export type ProblemText = { title: string; body?: string; action?: string };

/**
 * What to say of an error code. `title` is one sentence that stands alone (beside a field, in a toast); `body` says what it means
 * for the guest's money and what to do; `action` is the label of the one button. Empty until the words have come; where they
 * cannot, what is said stands for every code.
 */
export function useProblemText(): (code: ErrorCode) => ProblemText {
  const { t } = useTranslation('app');
  const online = useOnline();
  const errors = useWords('errors') as Record<string, ProblemText> | undefined;
  // Without a network nothing else can be the reason, and these words are always here.
  if (!online) return () => ({ title: t('problem') });
  return (code) => errors?.[code] ?? errors?.['internal'] ?? { title: errors ? t('problem') : '' };
}

/** The same in one line, for beside a field. */
export function useProblemLine(): (code: ErrorCode) => string {
  const textOf = useProblemText();
  return (code) => {
    const { title, body } = textOf(code);
    return body ? `${title} ${body}` : title;
  };
}

export type ProblemNoticeProps = {
  problem: Pick<TimedProblem, 'code' | 'phone' | 'retryAfter'>;
  onRetry?: (() => void) | undefined;
  /** Instead of trying again. */
  action?: ReactNode;
  /** What the words of the code may name, such as how many rooms the property takes. */
  values?: Readonly<Record<string, number>>;
};

/** What happened, what it means for the money, and one button. */
export function ProblemNotice({ problem, onRetry, action, values }: ProblemNoticeProps) {
  const { t } = useTranslation('app');
  const text = useProblemText()(problem.code);
  const wait = useSecondsLeft(problem);
  const online = useOnline();
  const call = problem.phone && (
    <LinkButton variant="quiet" href={`tel:${problem.phone}`}>
      {t('call', { phone: formatPhone(problem.phone) })}
    </LinkButton>
  );
  const retry = onRetry && online && (
    <Button variant="quiet" disabled={wait > 0} onClick={onRetry}>
      {wait > 0 ? t('tryAgainIn', { count: wait }) : (text.action ?? t('tryAgain'))}
    </Button>
  );
  return (
    <Notice
      tone={problem.code === 'unavailable' ? 'warn' : 'danger'}
      title={text.title}
      action={action || call || retry}
      announce
    >
      {filled(text.body, values)}
    </Notice>
  );
}

/** The sentence with its values; nothing where one is not known here. */
function filled(text: string | undefined, values: ProblemNoticeProps['values'] = {}): string | undefined {
  const said = text?.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name]?.toString() ?? place);
  return said?.includes('{{') ? undefined : said;
}

/** The seconds for which the server has asked not to be called again, counted down from when the problem was told. */
export function useSecondsLeft(problem: ProblemNoticeProps['problem']): number {
  const [left, setLeft] = useState(problem.retryAfter ?? 0);
  useEffect(() => {
    const until = now().getTime() + (problem.retryAfter ?? 0) * 1000;
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((until - now().getTime()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [problem]);
  return left;
}
