import type { ComponentProps, CSSProperties } from 'react';
import { cx } from './cx.ts';
import styles from './Picture.module.css';

/** One of the ways in which a picture can be fetched; the first that fits is. */
export type PictureSource = { srcSet: string; type?: string; media?: string };

/** `style`: which part is seen where there is no place for the whole, and its colour until it has come. */
export type ShownPicture = { src: string; alt: string; sources?: readonly PictureSource[]; style?: CSSProperties };

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

/** An image that is fetched in the format and width, or the composition, that fit. */
export function SourcedImage({
  sources = [],
  sizes,
  alt,
  ...native
}: ComponentProps<'img'> & Pick<ShownPicture, 'alt' | 'sources'>) {
  if (sources.length === 0) return <img {...native} alt={alt} />;
  return (
    <picture className={styles.choice}>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes} />
      ))}
      <img {...native} alt={alt} sizes={sizes} />
    </picture>
  );
}
