import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './Picture.module.css';

export type PictureProps = Omit<ComponentProps<'img'>, 'alt'> & {
  /** For who cannot see it; empty only for what is said beside it. */
  alt: string;
  ratio?: '3/2' | '4/3' | '16/9' | '1/1' | '21/9';
  /** Fetched at once: the first picture of a screen. */
  priority?: boolean;
};

/** Holds its place before it has come, so that nothing jumps. */
export function Picture({ alt, ratio = '3/2', priority, className, style, ...native }: PictureProps) {
  return (
    <img
      {...native}
      alt={alt}
      className={cx(styles.picture, className)}
      style={{ aspectRatio: ratio, ...style }}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
