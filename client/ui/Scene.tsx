import type { CSSProperties, ReactNode } from 'react';
import { Container } from './Layout.tsx';
import styles from './Scene.module.css';

type Props = {
  picture: { src: string; alt: string; style?: CSSProperties } | undefined;
  /** Half a screen instead of a whole one. */
  low?: boolean;
  children: ReactNode;
};

/** A picture over the whole width with words on it; the header lies over it, too. */
export function Scene({ picture, low, children }: Props) {
  return (
    <section className={styles.scene} data-low={low || undefined}>
      {picture && (
        <img
          className={styles.picture}
          src={picture.src}
          alt={picture.alt}
          width="1600"
          height="1000"
          fetchPriority="high"
          style={picture.style}
        />
      )}
      <Container className={styles.over}>{children}</Container>
    </section>
  );
}
