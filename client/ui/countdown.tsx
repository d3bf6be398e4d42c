import styles from './countdown.module.css';
import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { minutesAndSeconds } from './minutes-and-seconds.ts';

type CountdownProps = {
  /** Remaining seconds, which the caller updates. Until they are known, pass null to show an empty line. */
  seconds: number | null;
  /** Returns the sentence with the remaining minutes, which is shown before the countdown becomes urgent. */
  minutes: (minutesLeft: number) => string;
  /** Returns the sentence with the remaining time, for example 'Held for another 4:59', which is shown while urgent. */
  label: (clock: string) => string;
  urgentBelow?: number;
  endedLabel: string;
  className?: string;
};

/** Shows whole minutes. Once the time is urgent, shows seconds too, and screen readers announce each minute. */
export function Countdown({ seconds, minutes, label, urgentBelow = 300, endedLabel, className }: CountdownProps) {
  if (seconds === null) return <span className={cx(styles.countdown, className)}>{'\u00a0'}</span>;
  const left = Math.max(0, Math.ceil(seconds));
  const urgent = left <= urgentBelow;
  const minutesLeft = minutes(Math.ceil(left / 60));
  return (
    <span className={cx(styles.countdown, className)} data-urgent={urgent || undefined}>
      {left === 0 ? endedLabel : urgent ? <Clock left={left} label={label} /> : <Timer>{minutesLeft}</Timer>}
      <VisuallyHidden aria-live="polite">{urgent && left > 0 && minutesLeft}</VisuallyHidden>
    </span>
  );
}

function Timer({ children }: { children: string }) {
  return (
    <span className={styles.clock} role="timer" aria-live="off">
      {children}
    </span>
  );
}

function Clock({ left, label }: { left: number; label: CountdownProps['label'] }) {
  const [before, after] = label('\n').split('\n');
  return (
    <>
      {before}
      <Timer>{minutesAndSeconds(left)}</Timer>
      {after}
    </>
  );
}
