import type { HTMLAttributes, ReactNode } from 'react';
import styles from './card.module.css';
import { cx } from './cx.ts';

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** Full-bleed, above the text; beside it with `layout="row"` if there is space. */
  media?: ReactNode;
  layout?: 'column' | 'row';
  /** Below the media if that is beside the text, else at the end. */
  beneath?: ReactNode;
  /** Lifts on hover; the press belongs to a link or button inside. */
  interactive?: boolean;
  quiet?: boolean;
  flush?: boolean;
};

export function Card({
  as: Tag = 'div',
  media,
  layout = 'column',
  beneath,
  interactive,
  quiet,
  flush,
  className,
  children,
  ...native
}: CardProps) {
  return (
    <Tag
      {...native}
      className={cx(styles.card, className)}
      data-interactive={interactive || undefined}
      data-quiet={quiet || undefined}
      data-flush={flush || undefined}
    >
      <div className={styles.inner} data-layout={layout}>
        {media && <div className={styles.media}>{media}</div>}
        <div className={styles.body}>{children}</div>
        {beneath && <div className={styles.beneath}>{beneath}</div>}
      </div>
    </Tag>
  );
}
