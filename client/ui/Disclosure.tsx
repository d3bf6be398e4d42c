import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

export type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** At the end of the line: a price, a badge. */
  aside?: ReactNode;
  open?: boolean | undefined;
};

/** A line that opens in place. */
export function Disclosure({ summary, children, aside, open }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        {aside}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
