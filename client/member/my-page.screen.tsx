import { Link } from 'wouter';
import { useListCoupons } from '../../generated/hooks/coupon.ts';
import { useGetMember } from '../../generated/hooks/member.ts';
import { useGetOwnTier } from '../../generated/hooks/membership.ts';
import { useGetPoints } from '../../generated/hooks/points.ts';
import { useListContracts } from '../../generated/hooks/presale.ts';
import type { UserInfo } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { memberName } from '../platform/i18n/names.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { TierLine } from '../membership/index.ts';
import { ForMembers, OwnPage } from '../session/index.ts';
import { Badge } from '../ui/badge.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { MyTravellers } from '../traveller/index.ts';
import { CouponsGlance } from '../coupon/index.ts';
import { Facts, FoldedFacts } from './profile/facts.tsx';
import styles from './member.module.css';
import { NEXT_STAY, NextStay } from './next-stay.tsx';
import { PointsGlance } from '../points/index.ts';
import { VouchersGlance } from '../presale/index.ts';
import { useReservations } from './use-reservations.ts';

export default function MyPageScreen() {
  return <ForMembers>{(user) => <MyPage user={user} />}</ForMembers>;
}

function MyPage({ user }: { user: UserInfo }) {
  const { t } = useTranslation('member');
  const locale = useLocale();
  const { property_kind } = useHotel();
  const wide = useMediaQuery('(min-width: 48rem)');
  const loading = useLoading();
  const account = useGetMember();
  const member = account.data?.member;
  const edit = <Link href={paths.myEdit()}>{t('way.edit')}</Link>;
  return (
    <OwnPage
      title={t('greeting', { name: memberName(member ?? user, locale) })}
      lead={
        <TierLine>
          <Badge>{t(`session:memberTypes.${user.member_type}`)}</Badge>
        </TierLine>
      }
      busy={loading}
      back={null}
    >
      {loading ? (
        <MyPageSkeleton />
      ) : (
        <>
          {member?.descriptions && <Notice title={t('note')}>{member.descriptions}</Notice>}
          <NextStay />
          <div className={styles.glances}>
            <PointsGlance />
            <CouponsGlance />
            <VouchersGlance />
          </div>
          <LoadProblem what={t('title')} query={account} />
          {member && wide && <Facts member={member} layout="grid" action={edit} />}
          {property_kind === 'sailing' && <MyTravellers />}
          {/* On a phone, the details would push the menu far below. */}
          {member && !wide && <FoldedFacts member={member}>{edit}</FoldedFacts>}
        </>
      )}
    </OwnPage>
  );
}

/** Returns whether a section hasn't loaded yet. One that appears later would move those below it. */
function useLoading(): boolean {
  const account = [useGetMember(), useGetOwnTier(), useGetPoints(), useListCoupons(), useListContracts()];
  return [...account, useReservations(NEXT_STAY)].some(({ isFetched }) => !isFetched);
}

function MyPageSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="12rem" />
      <Skeleton shape="block" height="7.5rem" />
      <Skeleton shape="block" height="16rem" />
    </>
  );
}
