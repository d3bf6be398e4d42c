import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
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

export function PayButton({ onPay, children }: { onPay: () => void; children: ReactNode }) {
  return (
    <Button size="large" block className={styles.pay} icon={<Lock aria-hidden="true" size={18} />} onClick={onPay}>
      {children}
    </Button>
  );
}
