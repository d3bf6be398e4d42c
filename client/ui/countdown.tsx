import styles from './countdown.module.css';
import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { minutesAndSeconds } from './minutes-and-seconds.ts';

type CountdownProps = {
  /**
   * Remaining seconds, which the caller updates. Pass null until they are known: the label is shown with dashes instead
   * of the time, so the layout doesn't shift later.
   */
  seconds: number | null;
  /** Returns the sentence with the remaining time, for example 'Held for 14:59 more'. */
  label: (clock: string) => string;
  urgentBelow?: number;
  /** Returns the text for screen readers, which is announced once a minute while the countdown is urgent. */
  spoken: (minutesLeft: number) => string;
  endedLabel: string;
  className?: string;
};

export function Countdown({ seconds, label, urgentBelow = 300, spoken, endedLabel, className }: CountdownProps) {
  if (seconds === null) return <span className={cx(styles.countdown, className)}>{label('–:––')}</span>;
  const left = Math.max(0, Math.ceil(seconds));
  const urgent = left <= urgentBelow;
  const [before, after] = label('\n').split('\n');
  return (
    <span className={cx(styles.countdown, className)} data-urgent={urgent || undefined}>
      {left > 0 ? (
        <>
          {before}
          <span className={styles.clock} role="timer" aria-live="off">
            {minutesAndSeconds(left)}
          </span>
          {after}
        </>
      ) : (
        endedLabel
      )}
      <VisuallyHidden aria-live="polite">{urgent && left > 0 && spoken(Math.ceil(left / 60))}</VisuallyHidden>
    </span>
  );
}
