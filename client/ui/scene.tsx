import type { ReactNode } from 'react';
import { Container } from './layout.tsx';
import { type ShownPicture, SourcedImage } from './sourced-image.tsx';
import styles from './scene.module.css';

type Props = {
  picture: ShownPicture | undefined;
  low?: boolean;
  children: ReactNode;
};

export function Scene({ picture, low, children }: Props) {
  return (
    <section className={styles.scene} data-low={low || undefined}>
      {picture && (
        <SourcedImage
          {...picture}
          className={styles.picture}
          sizes="100vw"
          width="1600"
          height="1000"
          fetchPriority="high"
        />
      )}
      <Container className={styles.over}>{children}</Container>
    </section>
  );
}
