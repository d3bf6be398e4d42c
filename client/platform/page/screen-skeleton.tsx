import { cx } from '../../ui/cx.ts';
import { Container, Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './screen-skeleton.module.css';

export function ScreenSkeleton({ overPicture, alone }: { overPicture?: boolean; alone?: boolean }) {
  if (overPicture) return <div className={styles.scene} aria-busy="true" />;
  return (
    <Container className={cx(styles.page, alone && styles.alone)} aria-busy="true">
      <Stack gap={3}>
        <Skeleton width="40%" height="2.5rem" shape="block" />
        <Skeleton shape="block" height="12rem" />
        <Skeleton shape="block" height="12rem" />
      </Stack>
    </Container>
  );
}
