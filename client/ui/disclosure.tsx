import { ChevronDown } from 'lucide-react';
import type { ReactNode, ToggleEventHandler } from 'react';
import styles from './disclosure.module.css';

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  aside?: ReactNode;
  open?: boolean | undefined;
  onToggle?: ToggleEventHandler<HTMLDetailsElement>;
  look?: 'line' | 'chip' | undefined;
};

export function Disclosure({ summary, children, aside, open, onToggle, look }: DisclosureProps) {
  return (
    <details className={styles.disclosure} data-look={look} open={open} onToggle={onToggle}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        {aside}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
