import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './Picture.module.css';

export type PictureProps = Omit<ComponentProps<'img'>, 'alt'> & {
  /** For who cannot see it; empty only for what is said beside it. */
  alt: string;
  ratio?: '3/2' | '4/3' | '16/9' | '1/1' | '21/9';
  /** Where its subject stands, in percent from the left, when only a part is seen. */
  focusX?: number | undefined;
  /** Fetched at once: the first picture of a screen. */
  priority?: boolean;
};

/** Holds its place before it has come, so that nothing jumps. */
export function Picture({ alt, ratio = '3/2', focusX = 50, priority, className, style, ...native }: PictureProps) {
  return (
    <img
      {...native}
      alt={alt}
      className={cx(styles.picture, className)}
      style={{ aspectRatio: ratio, objectPosition: `${focusX}% 50%`, ...style }}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
