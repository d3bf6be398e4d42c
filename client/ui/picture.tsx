import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './picture.module.css';
import { type ShownPicture, SourcedImage } from './sourced-image.tsx';

export type PictureProps = Omit<ComponentProps<'img'>, keyof ShownPicture> &
  Omit<ShownPicture, 'alt'> & {
    /** Leave this empty only if the text next to the picture already describes it. */
    alt: string;
    ratio?: '3/2' | '4/3' | '16/9' | '1/1' | '21/9';
    priority?: boolean;
  };

/**
 * Reserves space, so the layout doesn't shift when the picture loads. `sizes` is the width at which the picture
 * appears. For lazy pictures, browsers that support `auto` measure the width instead.
 */
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
