import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './glance.module.css';

type Props = {
  to: string;
  label: string;
  value: ReactNode;
  /** One line below the value. */
  more?: ReactNode;
  /** Shows `more` as a warning. */
  warn?: boolean;
};

/**
 * Shows a number or name from the member's account as a link to its page.
 */
export function Glance({ to, label, value, more, warn }: Props) {
  return (
    <Link href={to} className={styles.glance}>
      <span className={styles.label}>{label}</span>
      <ChevronRight className={styles.chevron} aria-hidden="true" />
      <strong>{value}</strong>
      {more && (
        <span className={styles.more} data-warn={warn || undefined}>
          {more}
        </span>
      )}
    </Link>
  );
}
