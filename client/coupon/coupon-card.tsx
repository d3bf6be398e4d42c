import type { Coupon } from '../../generated/types.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Badge } from '../ui/badge.tsx';
import styles from './coupons.module.css';

export function CouponCard({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('member');
  const { date, list, money, number } = useFormatters();
  const { discount_type, discount_amount, status, usable_places } = coupon;
  const off =
    discount_type === 'PERCENT'
      ? t('coupons.percent', { percent: number(discount_amount) })
      : t('coupons.fixed', { amount: money(discount_amount) });
  const until = coupon.valid_until
    ? t('coupons.validUntil', { date: date(coupon.valid_until, 'day') })
    : t('coupons.noEnd');
  const where = [
    t(`coupons.type.${coupon.coupon_type}`),
    usable_places.length === 0 ? t('coupons.everywhere') : list(usable_places.map(({ hotel_name }) => hotel_name)),
  ];
  const when = [
    coupon.used_at ? t('coupons.usedOn', { date: date(coupon.used_at.slice(0, 10), 'day') }) : until,
    ...(coupon.stay_from ? [t('coupons.stays', { from: date(coupon.stay_from, 'day') })] : []),
    ...(coupon.offline_only ? [t('coupons.offline')] : []),
  ];
  return (
    <li className={styles.card} data-over={status !== 'before_use' || undefined}>
      <p className={styles.off}>
        {off} {status !== 'before_use' && <Badge>{t(`coupons.status.${status}`)}</Badge>}
      </p>
      <p className={styles.name}>{coupon.coupon_title}</p>
      <p className={styles.quiet}>{where.join(' · ')}</p>
      <p className={styles.quiet}>{when.join(' · ')}</p>
      <p className={styles.code}>{coupon.coupon_code}</p>
    </li>
  );
}
