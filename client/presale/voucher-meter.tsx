import { useId } from 'react';
import type { Contract } from '../../generated/types.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Meter } from '../ui/meter.tsx';
import styles from './contracts.module.css';

export function VoucherMeter({ vouchers: { total, remaining } }: Pick<Contract, 'vouchers'>) {
  const { t } = useTranslation('member');
  const { number } = useFormatters();
  const id = useId();
  const left = t('contracts.left', { total: number(total), remaining: number(remaining) });
  return (
    <div className={styles.left}>
      <div className={styles.leftHead}>
        <span id={id}>{t('contracts.vouchers')}</span>
        <strong>{left}</strong>
      </div>
      {total > 0 && (
        <Meter aria-labelledby={id} min={0} max={total} value={remaining}>
          {left}
        </Meter>
      )}
    </div>
  );
}
