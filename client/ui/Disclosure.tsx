import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Disclosure.module.css';

export type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** At the end of the line: a price, a badge. */
  aside?: ReactNode;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  /** Of those with one name only one is open. */
  name?: string;
  className?: string;
};

/** A line that opens in place. */
export function Disclosure({ summary, children, aside, open, onToggle, name, className }: DisclosureProps) {
  return (
    <details
      className={cx(styles.disclosure, className)}
      name={name}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.line}>
          <span>{summary}</span>
          {aside}
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
