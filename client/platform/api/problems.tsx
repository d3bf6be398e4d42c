import { type ReactNode, useMemo, use } from 'react';
import { Link } from 'wouter';
import type { ErrorCode } from '../../../generated/types.ts';
import type { TimedProblem } from '../../../machines/problem.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { minutesAndSeconds } from '../../ui/minutes-and-seconds.ts';
import { Notice } from '../../ui/notice.tsx';
import { formatPhone, telOf } from '../../ui/phone.ts';
import { paths } from '../../paths.ts';
import { now } from '../clock.ts';
import { Sold, useTranslation, useMessages } from '../i18n/i18n.ts';
import { useOnline } from '../tab/online.ts';
import { useEntrance } from '../tab/return-to.ts';
import { useSecondsUntil } from '../seconds-until.ts';

type ProblemText = { title: string; body?: string; action?: string };

/**
 * What failed: loading content, getting a price, or a change that involves no payment or form. If omitted, the text
 * also mentions payments and the input of a form.
 */
export type Attempt = 'load' | 'quote' | 'change';

type Values = Readonly<Record<string, number | string>>;

/**
 * Returns a function that looks up the text for an error code. `title` is a complete sentence for a field or toast;
 * `body` explains what the error means for the guest's money and what to do; `action` is the label of the button. The
 * title is empty until the texts have loaded. If they can't be loaded, the function returns the offline text, which is
 * in the main bundle.
 */
export function useProblemText(): (code: ErrorCode, values?: Values, attempt?: Attempt) => ProblemText {
  const { t } = useTranslation('app');
  const online = useOnline();
  const errors = useMessages('errors') as Record<string, WrittenText> | undefined;
  const sold = use(Sold);
  return (code, values, attempt) => {
    const written = errors && ofAttempt(errors, code, attempt);
    const message = written && (sold === 'sailing' ? ofSailing(written) : written);
    // A problem that the server reported is still shown after the connection is lost.
    if (!online && (!message || code === 'unavailable'))
      return { title: (attempt && errors?.['unavailable']?.[`offline_${attempt}`]) ?? t('offline') };
    return message ? filled(message, values) : { title: errors ? t('offline') : '' };
  };
}

type WrittenText = ProblemText & {
  title_sailing?: string;
  body_sailing?: string;
  body_quote?: string;
  body_change?: string;
  offline_load?: string;
  offline_quote?: string;
  offline_change?: string;
};

function ofAttempt(
  errors: Record<string, WrittenText>,
  code: ErrorCode,
  attempt: Attempt | undefined,
): WrittenText | undefined {
  // The address identifies the content to load. If the address is invalid, there is no such content.
  if (attempt === 'load' && code === 'validation') return errors['not_found'];
  // A newer server can report codes that this version doesn't know.
  const known = errors[code] ? code : 'internal';
  const written = errors[known];
  if (known !== 'unavailable' && known !== 'internal') return written;
  if (attempt === 'load') return errors['load_failed'];
  return written && attempt ? { ...written, body: written[`body_${attempt}`] ?? '' } : written;
}

function ofSailing({ title, body, title_sailing, body_sailing, ...text }: WrittenText): ProblemText {
  const sailing = body_sailing ?? body;
  return { ...text, title: title_sailing ?? title, ...(sailing && { body: sailing }) };
}

function filled({ title, body, ...text }: ProblemText, values: Values = {}): ProblemText {
  const fill = (messages: string) =>
    messages.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name]?.toString() ?? place);
  const whole = body && fill(body);
  return { ...text, title: fill(title), ...(whole && !whole.includes('{{') && { body: whole }) };
}

export function useProblemLine(): (code: ErrorCode) => string {
  const textOf = useProblemText();
  return (code) => {
    const { title, body } = textOf(code);
    return body ? `${title} ${body}` : title;
  };
}

export type ProblemNoticeProps = {
  problem: Pick<TimedProblem, 'code' | 'phone' | 'linked_company' | 'retryAfter'>;
  onRetry?: (() => void) | undefined;
  action?: ReactNode;
  values?: Values;
  attempt?: Attempt;
  /** Name of the content that couldn't be loaded, such as 'Coupons'. */
  what?: string;
};

/** Errors of content that doesn't exist. Loading it again can't help. */
const NOTHING_THERE: readonly ErrorCode[] = ['not_found', 'validation'];

/** Errors that don't explain why content couldn't be loaded. */
const WITHOUT_REASON: readonly ErrorCode[] = ['unavailable', 'internal', 'load_failed'];

/** Renders nothing until its texts have loaded, so screen readers never announce an empty notice. */
export function ProblemNotice({ problem, onRetry, action, values, attempt, what }: ProblemNoticeProps) {
  const { t } = useTranslation('app');
  const { linked_company: company } = problem;
  const reason = useProblemText()(problem.code, { ...values, ...(company !== undefined && { company }) }, attempt);
  const named = what !== undefined && WITHOUT_REASON.includes(problem.code);
  const text = named ? { ...reason, title: t('notLoaded', { what }), body: reason.body ?? reason.title } : reason;
  const call = problem.phone && (
    <LinkButton variant="quiet" href={telOf(problem.phone)}>
      {t('call', { phone: formatPhone(problem.phone) })}
    </LinkButton>
  );
  const logIn = problem.code === 'member_reservation_login_required' && <ToLogin />;
  const hopeless = attempt === 'load' && NOTHING_THERE.includes(problem.code);
  const retry = onRetry && !hopeless && (
    <RetryButton variant="quiet" problem={problem} onRetry={onRetry} label={text.action} />
  );
  if (!reason.title) return null;
  return (
    <Notice
      tone={problem.code === 'unavailable' ? 'warn' : 'danger'}
      title={text.title}
      action={action || call || logIn || retry}
      announce
    >
      {text.body}
    </Notice>
  );
}

type RetryProps = {
  problem: ProblemNoticeProps['problem'];
  onRetry: () => void;
  label: string | undefined;
  variant?: 'quiet';
};

/** Renders nothing while the network is down. Disabled until the time that the server set for the next attempt. */
export function RetryButton({ problem, onRetry, label, variant }: RetryProps) {
  const { t } = useTranslation('app');
  const wait = useSecondsLeft(problem);
  if (!useOnline()) return null;
  return (
    <Button {...(variant && { variant })} disabled={wait > 0} onClick={onRetry}>
      {wait > 0 ? t('tryAgainIn', { time: minutesAndSeconds(wait) }) : (label ?? t('tryAgain'))}
    </Button>
  );
}

function ToLogin() {
  const { t } = useTranslation('app');
  return (
    <Link href={paths.login(undefined, useEntrance())} asChild>
      <LinkButton variant="quiet">{t('header.login')}</LinkButton>
    </Link>
  );
}

export function useSecondsLeft(problem: ProblemNoticeProps['problem']): number {
  const until = useMemo(() => (problem.retryAfter ? now().getTime() + problem.retryAfter * 1000 : null), [problem]);
  return useSecondsUntil(until);
}
