import styles from './countdown.module.css';
import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { minutesAndSeconds } from './minutes-and-seconds.ts';

type CountdownProps = {
  /**
   * Remaining seconds, which the caller updates. Pass null until they are known: the label is shown without a time, so
   * the layout doesn't shift later.
   */
  seconds: number | null;
  label: string;
  urgentBelow?: number;
  /** Returns the text for screen readers, which is announced once a minute while the countdown is urgent. */
  spoken: (minutesLeft: number) => string;
  endedLabel: string;
  className?: string;
};

export function Countdown({ seconds, label, urgentBelow = 300, spoken, endedLabel, className }: CountdownProps) {
  if (seconds === null) return <span className={cx(styles.countdown, className)}>{label}</span>;
  const left = Math.max(0, Math.ceil(seconds));
  const urgent = left <= urgentBelow;
  const clock = minutesAndSeconds(left);
  return (
    <span className={cx(styles.countdown, className)} data-urgent={urgent || undefined}>
      <span>{left > 0 ? label : endedLabel}</span>
      {left > 0 && (
        <span className={styles.clock} role="timer" aria-live="off">
          {clock}
        </span>
      )}
      <VisuallyHidden aria-live="polite">{urgent && left > 0 && spoken(Math.ceil(left / 60))}</VisuallyHidden>
    </span>
  );
}
