import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import styles from './skeleton.module.css';

type SkeletonProps = {
  shape?: 'text' | 'block' | 'picture' | 'circle';
  lines?: number;
  width?: CSSProperties['width'];
  /** Height of each line. */
  height?: CSSProperties['height'];
  className?: string;
};

/** Hidden from screen readers. Set `aria-busy` on the surrounding region. */
export function Skeleton({ shape = 'text', lines = 1, width, height, className }: SkeletonProps) {
  return (
    <span className={cx(styles.skeleton, className)} data-shape={shape} style={{ width }} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.bone} style={{ height }} />
      ))}
    </span>
  );
}
