import { Link } from 'wouter';
import { useGetMember } from '../../generated/hooks/member.ts';
import type { UserInfo } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { memberName } from '../platform/i18n/names.ts';
import { PageHeading } from '../platform/page/page-heading.tsx';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { TierGlance } from '../membership/index.ts';
import { ForMembers } from '../session/index.ts';
import { Badge } from '../ui/badge.tsx';
import { Container } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CouponsGlance } from '../coupon/index.ts';
import { Facts } from './profile/facts.tsx';
import styles from './member.module.css';
import { NextStay } from './next-stay.tsx';
import { PointsGlance } from '../points/index.ts';
import { useWays, WAY_GROUPS } from './ways.ts';

export default function MyPageScreen() {
  return <ForMembers>{(user) => <MyPage user={user} />}</ForMembers>;
}

function MyPage({ user }: { user: UserInfo }) {
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
          {member?.descriptions && <Notice title={t('note')}>{member.descriptions}</Notice>}
          <NextStay />
          <TierGlance />
          <div className={styles.glances}>
            <PointsGlance />
            <CouponsGlance />
          </div>
          <LoadProblem what={t('title')} query={account} />
          {account.isPending && <Skeleton lines={8} />}
          {member && <Facts member={member} />}
        </div>
        <Ways user={user} />
      </div>
    </Container>
  );
}

function Ways({ user }: { user: UserInfo }) {
  const { t } = useTranslation('member');
  const ways = useWays(user);
  return (
    <nav aria-label={t('ways')} className={styles.ways}>
      <Link href={paths.reservation()}>{t('way.book')}</Link>
      {WAY_GROUPS.map((group) => (
        <section key={group} aria-labelledby={`ways-${group}`}>
          <h2 id={`ways-${group}`}>{t(`group.${group}`)}</h2>
          {ways
            .filter((way) => way.group === group)
            .map(({ id, to }) => (
              <Link key={id} href={to}>
                {t(`way.${id}`)}
              </Link>
            ))}
        </section>
      ))}
      <Link href={paths.logout()}>{t('way.logout')}</Link>
    </nav>
  );
}
