import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getListCouponsQueryKey, listCoupons } from '../../generated/hooks/coupon.ts';
import type { CouponsResult, ListCouponsParams } from '../../generated/types.ts';
import { problemOf } from '../platform/api/api.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { PageHeading } from '../platform/page/page-heading.tsx';
import { ProblemNotice } from '../platform/api/problems.tsx';
import { ForMembers } from '../session/index.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Container, Stack } from '../ui/layout.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CouponCard } from './coupon-card.tsx';
import styles from './coupons.module.css';
import { CouponFilters } from './coupon-filters.tsx';
import history from '../platform/page/cards-page.module.css';
import { RegisterCoupon } from './register-coupon.tsx';

export default function MyCouponsScreen() {
  return <ForMembers>{() => <Coupons />}</ForMembers>;
}

function Coupons() {
  const { t } = useTranslation('member');
  const [wanted, setWanted] = useState<Omit<ListCouponsParams, 'cursor'>>({});
  const query = useInfiniteQuery({
    queryKey: getListCouponsQueryKey(wanted),
    queryFn: ({ pageParam, signal }) => listCoupons({ ...wanted, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }: CouponsResult) => next_cursor,
  });
  const coupons = query.data?.pages.flatMap((page) => page.coupons);
  const usable = query.data?.pages[0]?.usable_count;
  return (
    <Container className={history.page} aria-busy={query.isPending}>
      <PageHeading className={history.title}>{t('coupons.title')}</PageHeading>
      {usable !== undefined && <p className={history.lead}>{t('coupons.usable', { count: usable })}</p>}
      <RegisterCoupon />
      <Stack as="section" gap={2} aria-label={t('coupons.title')}>
        <CouponFilters wanted={wanted} onWant={setWanted} />
        {query.error && <ProblemNotice problem={problemOf(query.error)} onRetry={() => void query.refetch()} />}
        {query.isPending && <Skeleton shape="block" height="7rem" lines={3} />}
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
        {query.hasNextPage && (
          <Button variant="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('history.more')}
          </Button>
        )}
      </Stack>
    </Container>
  );
}
