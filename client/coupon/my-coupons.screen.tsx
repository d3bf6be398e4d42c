import { usePages } from '../platform/api/use-pages.ts';
import { getListCouponsQueryKey, listCoupons } from '../../generated/hooks/coupon.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { useFilters } from '../platform/page/use-filters.ts';
import { ForMembers, OwnPage } from '../session/index.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Stack } from '../ui/layout.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CouponCard } from './coupon-card.tsx';
import styles from './coupons.module.css';
import { COUPON_FILTERS, CouponFilters } from './coupon-filters.tsx';
import { RegisterCoupon } from './register-coupon.tsx';

export default function MyCouponsScreen() {
  return <ForMembers>{() => <Coupons />}</ForMembers>;
}

function Coupons() {
  const { t } = useTranslation('member');
  const [filters, setWanted] = useFilters(COUPON_FILTERS);
  const list = usePages(getListCouponsQueryKey(filters), listCoupons, filters);
  const coupons = list.pages?.flatMap((page) => page.coupons);
  // Hide the filters if the member has no coupons at all.
  const isEmpty = coupons?.length === 0 && Object.keys(filters).length === 0;
  const usable = list.pages?.[0]?.usable_count;
  return (
    <OwnPage
      title={t('coupons.title')}
      // The empty line keeps the filters in place while the coupons load.
      lead={usable === undefined ? '\u00a0' : t('coupons.usable', { count: usable })}
      action={<RegisterCoupon />}
      busy={list.isPending}
    >
      <Stack as="section" gap={2} aria-label={t('coupons.title')}>
        {!isEmpty && <CouponFilters filters={filters} onWant={setWanted} />}
        <LoadProblem what={t('coupons.title')} query={list} />
        {list.isPending && <Skeleton shape="block" height="7rem" lines={3} />}
        {coupons?.length === 0 && (
          <EmptyState title={t('coupons.none')} level={2}>
            {t('coupons.noneBody')}
          </EmptyState>
        )}
        {coupons && coupons.length > 0 && (
          <ul className={styles.cards}>
            {coupons.map((coupon) => (
              <CouponCard key={coupon.coupon_code} coupon={coupon} />
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <Button variant="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('history.more')}
          </Button>
        )}
      </Stack>
    </OwnPage>
  );
}
