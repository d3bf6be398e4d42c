import type { HTMLAttributes, ReactNode } from 'react';
import styles from './card.module.css';
import { cx } from './cx.ts';

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** Picture above the text, or next to it with `layout="row"` if there is enough space. */
  media?: ReactNode;
  layout?: 'column' | 'row';
  /** Content at the end of the card. If the picture is next to the text, it goes under the picture instead. */
  beneath?: ReactNode;
  /** Whether the card gets a shadow on hover. The card isn't clickable; put a link or button in it. */
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
