import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './chip.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A row of chips. On a phone it scrolls sideways. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {children}
    </div>
  );
}

type FilterChipProps = {
  label: string;
  /** Number of matches. If it is 0, the chip is disabled, not hidden, so that the other chips don't move. */
  count: number;
  countLabel: string;
  on: boolean;
  onChange: (on: boolean) => void;
};

export function FilterChip({ label, count, countLabel, on, onChange }: FilterChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={on}
      disabled={count === 0 && !on}
      onClick={() => onChange(!on)}
    >
      {label}
      <span className={styles.count} aria-hidden="true">
        ({count})
      </span>
      <VisuallyHidden>, {countLabel}</VisuallyHidden>
    </button>
  );
}

/** A select that looks like a chip. */
export function SelectChip({ label, ...native }: ComponentProps<'select'> & { label: string }) {
  return (
    <span className={cx(styles.chip, styles.select)}>
      <select {...native} aria-label={label} />
      <ChevronDown aria-hidden="true" />
    </span>
  );
}

export function ClearChip({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button type="button" className={cx(styles.chip, styles.clear)} onClick={onClear}>
      {label}
    </button>
  );
}
