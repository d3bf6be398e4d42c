import type { Coupon } from '../../generated/types.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { Badge } from '../ui/badge.tsx';
import styles from './coupons.module.css';
import { UseCoupon } from './use-coupon.tsx';

export function CouponCard({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('member');
  const { date, list, money, number } = useFormatters();
  const { today } = useHotel();
  const { discount_type, discount_amount, status, usable_places, valid_from, valid_until, stay_from } = coupon;
  const off =
    discount_type === 'PERCENT'
      ? t('coupons.percent', { percent: number(discount_amount) })
      : t('coupons.fixed', { amount: money(discount_amount) });
  const early = valid_from !== null && valid_from > today;
  const later = stay_from !== null && stay_from > today;
  const state = status === 'before_use' && early ? 'early' : status;
  const places =
    usable_places.length === 0 ? t('coupons.everywhere') : list(usable_places.map(({ hotel_name }) => hotel_name));
  const dates = coupon.used_at
    ? [t('coupons.usedOn', { date: date(coupon.used_at.slice(0, 10), 'day') })]
    : [
        early && t('coupons.from', { date: date(valid_from, 'day') }),
        later && t('coupons.stays', { from: date(stay_from, 'day') }),
        valid_until ? t('coupons.validUntil', { date: date(valid_until, 'day') }) : t('coupons.noEnd'),
      ].filter((each) => each !== false);
  const canUse = status === 'before_use' && !early && !later;
  return (
    <li className={styles.card} data-over={status !== 'before_use' || undefined}>
      <div className={styles.head}>
        <h2 className={styles.off}>{off}</h2>
        {state !== 'before_use' && <Badge>{t(`coupons.status.${state}`)}</Badge>}
      </div>
      <p>{coupon.coupon_title}</p>
      <div className={styles.quiet}>
        <p>{t(`coupons.type.${coupon.coupon_type}`)}</p>
        <p>{places}</p>
        {dates.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </div>
      <div className={styles.foot}>
        <p className={styles.code}>
          {t('coupons.code')} <span>{coupon.coupon_code}</span>
        </p>
        {coupon.offline_only && <p className={styles.quiet}>{t('coupons.offline')}</p>}
        {canUse && !coupon.offline_only && <UseCoupon coupon={coupon} off={off} />}
      </div>
    </li>
  );
}
