import { useId } from 'react';
import type { Contract } from '../../generated/types.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Meter } from '../ui/meter.tsx';
import styles from './contracts.module.css';

export function VoucherMeter({ vouchers: { total, used, remaining } }: Pick<Contract, 'vouchers'>) {
  const { t } = useTranslation('member');
  const { number } = useFormatters();
  const id = useId();
  const left = t('vouchers.left', { count: remaining });
  const ofTotal = t('vouchers.ofTotal', { used: number(used), total: number(total) });
  return (
    <div className={styles.left}>
      <p id={id} className={styles.quiet}>
        {t('contracts.vouchers')}
      </p>
      <p className={styles.leftHead}>
        <strong>{left}</strong> <span className={styles.quiet}>{ofTotal}</span>
      </p>
      {/* A full bar would look like a completed goal. */}
      {used > 0 && (
        <Meter aria-labelledby={id} min={0} max={total} value={remaining}>
          {`${left}, ${ofTotal}`}
        </Meter>
      )}
    </div>
  );
}
