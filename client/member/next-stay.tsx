import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { Badge } from '../ui/badge.tsx';
import { nightsBetween } from '../ui/calendar/days.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './member.module.css';
import { ReservationCard } from './reservation-card.tsx';
import { useReservations } from './use-reservations.ts';

export function NextStay() {
  const { t } = useTranslation('member');
  const { reservations, error, refetch } = useReservations({ months: '3' });
  const next = reservations?.find(({ upcoming }) => upcoming);
  return (
    <section aria-labelledby="next" className={styles.next}>
      <div className={styles.nextHead}>
        <h2 id="next" className={styles.heading}>
          {t('next.title')}
        </h2>
        {next && <DaysLeft until={next.check_in} />}
      </div>
      <LoadProblem what={t('next.title')} query={{ error, refetch }} />
      {!reservations && !error && <Skeleton shape="block" height="12rem" />}
      {next && (
        <ul>
          <ReservationCard reservation={next} large />
        </ul>
      )}
      {reservations && !next && <Nothing />}
      {reservations && reservations.length > 0 && (
        <Link href={paths.myHistory()} className={styles.more}>
          {t('next.all')}
        </Link>
      )}
    </section>
  );
}

function DaysLeft({ until }: { until: string }) {
  const { t } = useTranslation('member');
  const days = nightsBetween(useHotel().today, until);
  return <Badge tone="accent">{days > 0 ? t('next.in', { count: days }) : t('next.today')}</Badge>;
}

function Nothing() {
  const { t } = useTranslation('member');
  const book = (
    <Link href={paths.reservation()} asChild>
      <LinkButton>{t('way.book')}</LinkButton>
    </Link>
  );
  return (
    <EmptyState title={t('next.none')} level={3} actions={book}>
      {t('next.noneBody')}
    </EmptyState>
  );
}
