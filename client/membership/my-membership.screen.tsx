import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { useGetOwnTier } from '../../generated/hooks/membership.ts';
import type { HeldTier, NextTier, OwnTierResult, TierChange } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { ForMembers, OwnPage } from '../session/index.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { dateFormat } from '../ui/intl.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Benefits } from './benefits.tsx';
import styles from './own-tier.module.css';
import { TierMeter, useWays } from './tier-progress.tsx';

export default function MyMembershipScreen() {
  return <ForMembers>{() => <MyMembership />}</ForMembers>;
}

function MyMembership() {
  const { t } = useTranslation('membership');
  const { data, error, isPending, refetch } = useGetOwnTier();
  return (
    <OwnPage title={t('own.title')} busy={isPending}>
      <LoadProblem what={t('own.title')} query={{ error, refetch }} />
      {isPending && <Skeleton shape="block" height="16rem" />}
      {data && (data.current ? <OwnTier {...data} current={data.current} /> : <None />)}
      {data?.current && (
        <Link href={paths.membership()} className={styles.more}>
          {t('own.all')}
        </Link>
      )}
    </OwnPage>
  );
}

function useDay() {
  const days = dateFormat(useLocale(), 'day');
  return (instant: string) => days.format(Date.parse(instant));
}

function OwnTier({ current, next, counted_since, history }: OwnTierResult & { current: HeldTier }) {
  const { t } = useTranslation('membership');
  return (
    <>
      <Held held={current} />
      <section aria-labelledby="next">
        <h2 id="next" className={styles.heading}>
          {next ? t('own.next', { tier: next.tier_name }) : t('own.highest')}
        </h2>
        {next ? <Next next={next} since={counted_since} /> : <p className={styles.quiet}>{t('own.highestBody')}</p>}
      </section>
      <section aria-labelledby="benefits">
        <h2 id="benefits" className={styles.heading}>
          {t('own.benefits', { tier: current.tier.tier_name })}
        </h2>
        <Benefits benefits={current.tier.benefits} className={styles.benefits} />
      </section>
      <History history={history} />
    </>
  );
}

function Held({ held: { tier, since, granted_until } }: { held: HeldTier }) {
  const { t } = useTranslation('membership');
  const day = useDay();
  return (
    <div className={styles.held} style={{ '--tier': tier.colour } as CSSProperties}>
      <p className={styles.label}>{t('own.tier')}</p>
      <p className={styles.name}>{tier.tier_name}</p>
      {since && <p className={styles.quiet}>{t('own.since', { date: day(since) })}</p>}
      {granted_until && <p className={styles.quiet}>{t('own.grantedUntil', { date: day(granted_until) })}</p>}
    </div>
  );
}

function Next({ next, since }: { next: NextTier; since: string }) {
  const { t } = useTranslation('membership');
  const day = useDay();
  return (
    <>
      <div className={styles.ways}>
        {useWays(next).map((way) => (
          <TierMeter key={way.id} way={way} colour={next.colour} />
        ))}
      </div>
      <p className={styles.quiet}>{t('own.counted', { date: day(`${since}T12:00:00Z`) })}</p>
    </>
  );
}

function History({ history }: { history: readonly TierChange[] }) {
  const { t } = useTranslation('membership');
  const day = useDay();
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={styles.heading}>
        {t('own.history')}
      </h2>
      <ol className={styles.changes}>
        {history.map(({ tier_code, tier_name, cause, at, granted_until }) => (
          <li key={`${at} ${tier_code}`} className={styles.change}>
            <div>
              <p>{tier_name}</p>
              <p className={styles.quiet}>
                {t(`own.causes.${cause}`)}
                {granted_until && ` · ${t('own.until', { date: day(granted_until) })}`}
              </p>
            </div>
            <p className={styles.quiet}>{day(at)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function None() {
  const { t } = useTranslation('membership');
  const see = (
    <Link href={paths.membership()} asChild>
      <LinkButton>{t('own.all')}</LinkButton>
    </Link>
  );
  return (
    <EmptyState title={t('own.none')} actions={see}>
      {t('own.noneBody')}
    </EmptyState>
  );
}
