import type { HTMLAttributes, ReactNode } from 'react';
import { Picture, type PictureProps } from './picture.tsx';
import styles from './thumb-rows.module.css';

/** A list of items, each with a small square picture. Put `ThumbRow`s into it. */
export function ThumbRows(native: HTMLAttributes<HTMLUListElement>) {
  return (
    <div className={styles.frame}>
      <ul {...native} className={styles.rows} />
    </div>
  );
}

type ThumbRowProps = {
  picture: Omit<PictureProps, 'ratio'> | null;
  /** Price or other fact, next to the control on narrow screens. */
  fact?: ReactNode;
  control?: ReactNode;
  /** Content below the row, over its full width. */
  beneath?: ReactNode;
  quiet?: boolean;
  chosen?: boolean;
  children: ReactNode;
};

export function ThumbRow({ picture, fact, control, beneath, quiet, chosen, children }: ThumbRowProps) {
  return (
    <li className={styles.row} data-quiet={quiet || undefined} data-chosen={chosen || undefined}>
      <div className={styles.thumb}>{picture && <Picture {...picture} ratio="1/1" sizes="5rem" />}</div>
      <div className={styles.text}>{children}</div>
      {fact && <div className={styles.fact}>{fact}</div>}
      {control && <div className={styles.control}>{control}</div>}
      {beneath && <div className={styles.beneath}>{beneath}</div>}
    </li>
  );
}
