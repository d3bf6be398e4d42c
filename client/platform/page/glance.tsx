import { ChevronRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
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
  /** Colour of a dot before the label. */
  colour?: string;
};

/**
 * Shows a number or name from the member's account as a link to its page: a tile on a wide screen, a row on a phone.
 */
export function Glance({ to, label, value, more, warn, colour }: Props) {
  return (
    <Link href={to} className={styles.glance}>
      <span className={styles.label} style={colour ? ({ '--dot': colour } as CSSProperties) : undefined}>
        {label}
      </span>
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
