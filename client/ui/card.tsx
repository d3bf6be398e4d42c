import type { HTMLAttributes, ReactNode } from 'react';
import styles from './card.module.css';
import { cx } from './cx.ts';

export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** Edge to edge, above the text or, with `layout="row"` and room enough, beside it. */
  media?: ReactNode;
  layout?: 'column' | 'row';
  /** Under the media where that stands beside the text, else at the end. */
  beneath?: ReactNode;
  /** Lifts under the pointer; the press itself belongs to a link or button inside. */
  interactive?: boolean;
  /** Stays visible without calling: sold out. */
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
