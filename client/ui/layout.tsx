import type { CSSProperties, HTMLAttributes } from 'react';
import { cx } from './cx.ts';
import styles from './layout.module.css';

type Tag = 'div' | 'section' | 'main' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li' | 'article' | 'aside' | 'form';
type Box = HTMLAttributes<HTMLElement> & { as?: Tag };
/** Multiple of 8 px. */
type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12;

function gapStyle(gap: Gap, more?: CSSProperties) {
  return { '--gap': gap, ...more } as CSSProperties;
}

export function Container({
  as: Tag = 'div',
  width = 'page',
  className,
  ...native
}: Box & { width?: 'page' | 'form' }) {
  return <Tag {...native} className={cx(styles.container, className)} data-width={width} />;
}

export function Stack({ as: Tag = 'div', gap = 2, className, style, ...native }: Box & { gap?: Gap }) {
  return <Tag {...native} className={cx(styles.stack, className)} style={gapStyle(gap, style)} />;
}

type ClusterProps = Box & {
  gap?: Gap;
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
};

export function Cluster({
  as: Tag = 'div',
  gap = 2,
  align = 'center',
  justify,
  className,
  style,
  ...native
}: ClusterProps) {
  const placed = gapStyle(gap, { alignItems: align, justifyContent: justify, ...style });
  return <Tag {...native} className={cx(styles.cluster, className)} style={placed} />;
}
