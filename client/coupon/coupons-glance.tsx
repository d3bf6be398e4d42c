import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useListCoupons } from '../../generated/hooks/coupon.ts';
import { paths } from '../paths.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import styles from '../platform/page/glance.module.css';

export function CouponsGlance() {
  const { t } = useTranslation('member');
  const { number } = useFormatters();
  const coupons = useListCoupons();
  const { data } = coupons;
  if (!data) return <LoadProblem what={t('coupons.title')} query={coupons} />;
  return (
    <Link href={paths.myCoupons()} className={styles.glance}>
      <span className={styles.label}>
        {t('coupons.title')}
        <ChevronRight aria-hidden="true" />
      </span>
      <strong>{t('coupons.some', { count: data.usable_count, number: number(data.usable_count) })}</strong>
    </Link>
  );
}
