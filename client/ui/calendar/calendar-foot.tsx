import { Button } from '../button.tsx';
import styles from './date-range-calendar.module.css';

type Props = {
  /** What the choice is so far, or what is chosen next. */
  soFar: string;
  /** Of the day that is pointed at; null of none. */
  why: string | null;
  /** Whether that day cannot be chosen. */
  violated: boolean;
  clear: string;
  /** Null where nothing is chosen. */
  onClear: (() => void) | null;
};

/** What the choice is so far, and why a day cannot be chosen. */
export function CalendarFoot({ soFar, why, violated, clear, onClear }: Props) {
  return (
    <div className={styles.foot}>
      <div className={styles.messages}>
        <p role="status">{soFar}</p>
        {/* The day's own name says it to who cannot see. */}
        <p className={styles.why} data-violated={violated || undefined} aria-hidden="true">
          {why}
        </p>
      </div>
      <Button variant="ghost" size="small" disabled={onClear === null} onClick={() => onClear?.()}>
        {clear}
      </Button>
    </div>
  );
}
