import type { ReactNode } from 'react';
import { Container } from './Layout.tsx';
import styles from './Scene.module.css';

type Props = {
  /** `focusX`: where its subject stands, in percent from the left, when only a part is seen. */
  picture: { src: string; alt: string; focusX?: number | undefined } | undefined;
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
          style={{ objectPosition: `${picture.focusX ?? 50}% 50%` }}
        />
      )}
      <Container className={styles.over}>{children}</Container>
    </section>
  );
}
