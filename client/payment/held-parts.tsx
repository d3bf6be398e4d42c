import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HoldResult } from '../../generated/types.ts';
import { lastStepOf } from '../booking/index.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { useHotel, useMain } from '../platform/tab/hotel.tsx';
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

/** The button that pays or guarantees, and below it the seller and, if the guest pays now, the payment processor. */
export function PayAction({ hold, onPay, children }: { hold: HoldResult; onPay: () => void; children: ReactNode }) {
  const { t } = useTranslation('payment');
  const { payment_processor: processor } = useHotel();
  const seller = useMain().footer_data.hotel_name;
  const processed = lastStepOf(hold) === 'PREPAY' && processor !== null;
  return (
    <div className={styles.pay}>
      <Button size="large" block icon={<Lock aria-hidden="true" size={18} />} onClick={onPay}>
        {children}
      </Button>
      <p>{processed ? t('seller.processed', { seller, processor }) : t('seller.by', { seller })}</p>
    </div>
  );
}
