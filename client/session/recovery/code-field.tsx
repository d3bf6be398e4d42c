import { type ComponentProps, useEffect, useRef } from 'react';
import { now } from '../../platform/clock.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { useSecondsUntil } from '../../platform/seconds-until.ts';
import { Button } from '../../ui/button.tsx';
import { minutesAndSeconds } from '../../ui/minutes-and-seconds.ts';
import { TextField } from '../../ui/text-field.tsx';
import styles from './code-field.module.css';

/** Upper limits for the displayed times, in seconds, in case the local clock is wrong. */
const LIFE = 180;
const WAIT = 30;

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'suffix' | 'onExpired'> & {
  verification: { expires_at: string; resend_at: string };
  onResend: () => void;
  resending?: boolean;
  onExpired?: () => void;
};

/** Requires the `session` translations to be loaded. */
export function CodeField({ verification, onResend, resending, onExpired, ...field }: Props) {
  const { t } = useTranslation('session');
  const { life, wait } = useTimes(verification, onExpired);
  const clock = minutesAndSeconds(life);
  return (
    <div className={styles.code}>
      <TextField
        {...field}
        label={t('code.label')}
        className={styles.field}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        spellCheck={false}
        enterKeyHint="done"
        suffix={
          <span className={styles.clock} role="timer" aria-label={t('code.left')} data-urgent={life <= 30 || undefined}>
            {clock}
          </span>
        }
      />
      <div className={styles.again}>
        <span className={styles.hint}>{t('code.nothing')}</span>
        <Button variant="ghost" size="small" busy={resending} disabled={wait > 0} onClick={onResend}>
          {wait > 0 ? t('code.resendIn', { count: wait }) : t('code.resend')}
        </Button>
      </div>
    </div>
  );
}

function useTimes({ expires_at, resend_at }: Props['verification'], onExpired: (() => void) | undefined) {
  const life = useSecondsUntil(Date.parse(expires_at));
  const wait = useSecondsUntil(Date.parse(resend_at));
  const ended = useRef(onExpired);
  useEffect(() => {
    ended.current = onExpired;
  });
  useEffect(() => {
    const remaining = Date.parse(expires_at) - now().getTime();
    // A fast local clock must not make a valid code expire; the server decides whether it is valid.
    const expiring = setTimeout(
      () => ended.current?.(),
      remaining > 0 ? Math.min(remaining, LIFE * 1000) : LIFE * 1000,
    );
    return () => clearTimeout(expiring);
  }, [expires_at]);
  return { life: Math.min(LIFE, life), wait: Math.min(WAIT, wait) };
}
