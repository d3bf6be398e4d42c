import type { HTMLAttributes } from 'react';
import styles from './visually-hidden.module.css';

type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & { as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' };

export function VisuallyHidden({ as: Tag = 'span', ...native }: VisuallyHiddenProps) {
  return <Tag {...native} className={styles.hidden} />;
}
