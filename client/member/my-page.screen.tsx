import { Link } from 'wouter';
import { useGetMember } from '../../generated/hooks/member.ts';
import { paths } from '../paths.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { memberName } from '../platform/i18n/names.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { TierGlance, WithoutTier } from '../membership/index.ts';
import { ForMembers, OwnPage } from '../session/index.ts';
import { Badge } from '../ui/badge.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { MyTravellers } from '../traveller/index.ts';
import { CouponsGlance } from '../coupon/index.ts';
import { Facts, FoldedFacts } from './profile/facts.tsx';
import styles from './member.module.css';
import { NextStay } from './next-stay.tsx';
import { PointsGlance } from '../points/index.ts';
import { VouchersGlance } from '../presale/index.ts';

export default function MyPageScreen() {
  return <ForMembers>{() => <MyPage />}</ForMembers>;
}

function MyPage() {
  const { t } = useTranslation('member');
  const locale = useLocale();
  const { property_kind } = useHotel();
  const wide = useMediaQuery('(min-width: 48rem)');
  const account = useGetMember();
  const member = account.data?.member;
  const edit = <Link href={paths.myEdit()}>{t('way.edit')}</Link>;
  return (
    <OwnPage
      title={member ? t('greeting', { name: memberName(member, locale) }) : t('title')}
      lead={<WithoutTier>{member && <Badge>{t(`session:memberTypes.${member.member_type}`)}</Badge>}</WithoutTier>}
      busy={account.isPending}
      back={null}
    >
      {member?.descriptions && <Notice title={t('note')}>{member.descriptions}</Notice>}
      <NextStay />
      <div className={styles.glances}>
        <PointsGlance />
        <CouponsGlance />
        <VouchersGlance />
        <TierGlance />
      </div>
      <LoadProblem what={t('title')} query={account} />
      {account.isPending && <Skeleton lines={8} />}
      {member && wide && <Facts member={member} layout="grid" action={edit} />}
      {property_kind === 'sailing' && <MyTravellers />}
      {/* On a phone, the details would push the menu far below. */}
      {member && !wide && <FoldedFacts member={member}>{edit}</FoldedFacts>}
    </OwnPage>
  );
}
