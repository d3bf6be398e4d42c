import type { ComponentProps, CSSProperties } from 'react';

/** Browsers use the first source that matches. */
export type PictureSource = { srcSet: string; type?: string; media?: string };

export type ShownPicture = { src: string; alt: string; sources?: readonly PictureSource[]; style?: CSSProperties };

/** Keeps <picture> out of the layout, so the <img> is laid out as a child of its parent. */
const CHOICE = { display: 'contents' };

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
