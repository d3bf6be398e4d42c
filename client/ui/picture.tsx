import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './picture.module.css';
import { type ShownPicture, SourcedImage } from './sourced-image.tsx';

export type PictureProps = Omit<ComponentProps<'img'>, keyof ShownPicture> &
  Omit<ShownPicture, 'alt'> & {
    /** For who cannot see it; empty only for what is said beside it. */
    alt: string;
    ratio?: '3/2' | '4/3' | '16/9' | '1/1' | '21/9';
    /** Fetched at once: the first picture of a screen. */
    priority?: boolean;
  };

/** Holds its place before it has come, so that nothing jumps. `sizes`: how wide it stands; where it comes late the browser measures that itself. */
export function Picture({ ratio = '3/2', priority, className, style, sizes = '100vw', ...more }: PictureProps) {
  return (
    <SourcedImage
      {...more}
      sizes={priority ? sizes : `auto, ${sizes}`}
      className={cx(styles.picture, className)}
      style={{ aspectRatio: ratio, ...style }}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
