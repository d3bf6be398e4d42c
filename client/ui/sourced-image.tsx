import type { ComponentProps, CSSProperties } from 'react';

/** One of the ways in which a picture can be fetched; the first that fits is. */
export type PictureSource = { srcSet: string; type?: string; media?: string };

/** `style`: which part is seen where there is no place for the whole, and its colour until it has come. */
export type ShownPicture = { src: string; alt: string; sources?: readonly PictureSource[]; style?: CSSProperties };

/** Its image stands in the layout as if it were alone. */
const CHOICE = { display: 'contents' };

/** An image that is fetched in the format and width, or the composition, that fit. */
export function SourcedImage({
  sources = [],
  sizes,
  alt,
  ...native
}: ComponentProps<'img'> & Pick<ShownPicture, 'alt' | 'sources'>) {
  if (sources.length === 0) return <img {...native} alt={alt} />;
  return (
    <picture style={CHOICE}>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes} />
      ))}
      <img {...native} alt={alt} sizes={sizes} />
    </picture>
  );
}
