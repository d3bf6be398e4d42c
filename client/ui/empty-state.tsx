import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  picture?: ReactNode;
  /** Level 3 is for a section of a page, so it is smaller. */
  level?: 1 | 2 | 3;
};

export function EmptyState({ title, children, actions, picture, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty} data-level={level}>
      {picture}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
