import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../platform/i18n/i18n.ts';
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

export function SafeCard() {
  const { t } = useTranslation('payment');
  return (
    <p className={styles.safe}>
      <ShieldCheck aria-hidden="true" size={18} />
      {t('safe')}
    </p>
  );
}
