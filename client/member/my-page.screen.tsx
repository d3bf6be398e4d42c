import { Link } from 'wouter';
import { useGetMember } from '../../generated/hooks/member.ts';
import { useListContracts } from '../../generated/hooks/presale.ts';
import type { MemberProfile } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { problemOf } from '../platform/api.ts';
import { useFormatters } from '../platform/formatters.ts';
import { useHotel } from '../platform/hotel.tsx';
import { useLocale, useTranslation } from '../platform/i18n.ts';
import { memberName } from '../platform/names.ts';
import { PageHeading } from '../platform/PageHeading.tsx';
import { ProblemNotice } from '../platform/problems.tsx';
import { TierGlance } from '../membership/index.ts';
import { ForMembers } from '../session/index.ts';
import { Badge } from '../ui/Badge.tsx';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import { formatAddress } from '../ui/intl.ts';
import { Container } from '../ui/Layout.tsx';
import { formatPhone } from '../ui/phone.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CouponsGlance } from './coupons-glance.tsx';
import styles from './member.module.css';
import { NextStay } from './next-stay.tsx';
import { PointsGlance } from './points-glance.tsx';

/** A member's own account, and the ways on from here. */
export default function MyPageScreen() {
  return <ForMembers>{() => <MyPage />}</ForMembers>;
}

function MyPage() {
  const { t } = useTranslation('member');
  const locale = useLocale();
  const account = useGetMember();
  const member = account.data?.member;
  return (
    <Container className={styles.page} aria-busy={account.isPending}>
      <header className={styles.head}>
        <PageHeading className={styles.title}>
          {member ? t('greeting', { name: memberName(member, locale) }) : t('title')}
        </PageHeading>
        {member && <Badge tone="accent">{t(`session:memberTypes.${member.member_type}`)}</Badge>}
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <NextStay />
          <TierGlance />
          <div className={styles.glances}>
            <PointsGlance />
            <CouponsGlance />
          </div>
          {account.error && <ProblemNotice problem={problemOf(account.error)} onRetry={() => void account.refetch()} />}
          {account.isPending && <Skeleton lines={8} />}
          {member && <Facts member={member} />}
        </div>
        <Ways member={member} />
      </div>
    </Container>
  );
}

function Facts({ member }: { member: MemberProfile }) {
  const { t } = useTranslation('member');
  const { date, list } = useFormatters();
  const locale = useLocale();
  const english = [member.first_name_en, member.last_name_en].filter(Boolean).join(' ');
  const address = member.address ? formatAddress(member.address, member.address_detail, locale) : '';
  const room = member.owned_room;
  const facts = {
    member_no: member.member_no_list.join(', '),
    login_id: member.join_type === 'NORMAL' ? member.login_id : '',
    english,
    phone: formatPhone(member.phone_number),
    email: member.email,
    birthday: date(member.birthday, 'day'),
    address,
    social: list(member.social_accounts.map((provider) => t(`providers.${provider}`))),
    affiliate: member.affiliate_name ?? '',
    room: room ? t('room', { building: room.building_name, unit: room.unit_name, number: room.room_number }) : '',
    joined: date(member.joined_on, 'day'),
  };
  return (
    <section aria-labelledby="facts" className={styles.facts}>
      <h2 id="facts" className={styles.heading}>
        {t('facts')}
      </h2>
      <DefinitionList
        items={Object.entries(facts)
          .filter(([, value]) => value)
          .map(([id, value]) => ({ id, term: t(`fact.${id}`), value }))}
      />
    </section>
  );
}

/** What can be done from here, as far as it is delivered. */
function Ways({ member }: { member: MemberProfile | undefined }) {
  const { t } = useTranslation('member');
  const { has_membership, social_logins } = useHotel();
  const { data } = useListContracts();
  const hasContracts = member?.member_type.startsWith('PRESALE') || (data?.contracts.length ?? 0) > 0;
  const hasPassword = member?.join_type === 'NORMAL' && member.member_type === 'GENERAL';
  const hasSocial = social_logins.length > 0 || (member?.social_accounts.length ?? 0) > 0;
  const ways = [
    { id: 'book', to: paths.reservation() },
    { id: 'history', to: paths.myHistory() },
    { id: 'points', to: paths.myPoints() },
    { id: 'coupons', to: paths.myCoupons() },
    ...(hasContracts
      ? [
          { id: 'contracts', to: paths.myContracts() },
          { id: 'vouchers', to: paths.myVouchers() },
        ]
      : []),
    ...(has_membership ? [{ id: 'membership', to: paths.myMembership() }] : []),
    { id: 'voc', to: paths.myVoc() },
    { id: 'edit', to: paths.myEdit() },
    ...(hasPassword ? [{ id: 'password', to: paths.myPassword() }] : []),
    ...(hasSocial ? [{ id: 'social', to: paths.mySocial() }] : []),
    { id: 'sessions', to: paths.mySessions() },
    { id: 'data', to: paths.myData() },
    { id: 'logout', to: paths.logout() },
    { id: 'withdraw', to: paths.myWithdraw() },
  ];
  return (
    <nav aria-label={t('ways')} className={styles.ways}>
      {ways.map(({ id, to }) => (
        <Link key={id} href={to}>
          {t(`way.${id}`)}
        </Link>
      ))}
    </nav>
  );
}
