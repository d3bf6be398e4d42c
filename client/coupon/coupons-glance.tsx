import { useListCoupons } from '../../generated/hooks/coupon.ts';
import { paths } from '../paths.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Glance } from '../platform/page/glance.tsx';

export function CouponsGlance() {
  const { t } = useTranslation('member');
  const { number, date } = useFormatters();
  const coupons = useListCoupons();
  const { data } = coupons;
  if (!data) return <LoadProblem what={t('coupons.title')} query={coupons} />;
  // The usable coupons are first, ordered by their end dates.
  const [first] = data.coupons;
  const ends = first?.status === 'before_use' ? first.valid_until : null;
  return (
    <Glance
      to={paths.myCoupons()}
      label={t('coupons.title')}
      value={t('coupons.some', { count: data.usable_count, number: number(data.usable_count) })}
      more={ends && t('coupons.firstEnds', { date: date(ends, 'day') })}
    />
  );
}
