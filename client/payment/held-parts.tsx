import type { ReactNode } from 'react';
import { Stack } from '../ui/layout.tsx';
import styles from './payment.module.css';

export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" gap={2} className={styles.part}>
      <div className={styles.partHead}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </Stack>
  );
}
