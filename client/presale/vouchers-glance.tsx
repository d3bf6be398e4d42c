import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useListContracts } from '../../generated/hooks/presale.ts';
import { paths } from '../paths.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import styles from '../platform/page/glance.module.css';
import { usableVouchers } from './usable-vouchers.ts';

/** The vouchers that the member can book with, over all contracts. Empty if there are none. */
export function VouchersGlance() {
  const { t } = useTranslation('member');
  const { data } = useListContracts();
  const count = data?.contracts.reduce((sum, contract) => sum + usableVouchers(contract), 0) ?? 0;
  if (count === 0) return null;
  return (
    <Link href={paths.myVouchers()} className={styles.glance}>
      <span className={styles.label}>
        {t('vouchers.title')}
        <ChevronRight aria-hidden="true" />
      </span>
      <strong>{t('vouchers.left', { count })}</strong>
    </Link>
  );
}
