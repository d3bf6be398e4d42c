import { ChevronDown, CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import styles from './fold-card.module.css';

type FoldCardProps = {
  /** Identifies the title, so that other elements can refer to it. */
  id: string;
  title: ReactNode;
  note: ReactNode;
  status?: { tone: 'good' | 'danger'; text: ReactNode } | undefined;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/**
 * A card that shows only its title until it is opened. The hidden content stays mounted, so that forms keep their
 * input.
 */
export function FoldCard({ id, title, note, status, open, onToggle, children }: FoldCardProps) {
  const Icon = status?.tone === 'danger' ? CircleAlert : CircleCheck;
  return (
    <Card as="section" flush aria-labelledby={id} data-status={status?.tone} className={styles.card}>
      <h3 className={styles.heading}>
        <button
          type="button"
          id={`${id}-button`}
          className={styles.head}
          aria-expanded={open}
          aria-controls={`${id}-content`}
          onClick={onToggle}
        >
          <span className={styles.texts}>
            <span id={id} className={styles.title}>
              {title}
            </span>
            <span className={styles.note}>{note}</span>
          </span>
          {status && (
            <span className={styles.status} data-tone={status.tone}>
              <Icon aria-hidden="true" />
              <span>{status.text}</span>
            </span>
          )}
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </button>
      </h3>
      <div id={`${id}-content`} className={styles.content} hidden={!open}>
        {children}
      </div>
    </Card>
  );
}
