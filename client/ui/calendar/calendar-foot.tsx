import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { DotLine } from '../dot-line.tsx';
import styles from './date-range-calendar.module.css';

type Facts = ComponentProps<typeof DotLine>['parts'];
type Props = {
  soFar: Facts;
  /** Text about the hovered or focused day, or null if there is none. */
  why: Facts | null;
  violated: boolean;
  /** Whether `why` describes the stay that would end on the day. */
  ends?: boolean;
  clear: string;
  onClear: (() => void) | null;
  scrolls: boolean;
  legend: ReactNode;
};

/**
 * On a phone, the foot shows one text: why the focused day can't be chosen, the stay that would end on it, or what has
 * been chosen.
 */
export function CalendarFoot({ soFar, why, violated, ends = false, clear, onClear, scrolls, legend }: Props) {
  return (
    <div className={styles.foot}>
      <div className={styles.messages}>
        <p role="status">
          <DotLine parts={soFar} />
        </p>
        {/* Hidden from screen readers, which read the same information in the day's accessible name. */}
        <p className={styles.why} data-violated={violated || undefined} aria-hidden="true">
          {why && (!scrolls || violated || ends) && <DotLine parts={why} />}
        </p>
      </div>
      {scrolls && legend}
      <Button variant="ghost" size="small" disabled={onClear === null} onClick={() => onClear?.()}>
        {clear}
      </Button>
    </div>
  );
}
