import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ListReservationsParams, ReservationSummary } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { useFilters } from '../platform/page/use-filters.ts';
import { ForMembers, LookupForm, OwnPage } from '../session/index.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Stack } from '../ui/layout.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from '../platform/page/cards-page.module.css';
import { LookedUp } from './looked-up.tsx';
import { ReservationCard } from './reservation-card.tsx';
import { useReservations } from './use-reservations.ts';

/** The periods from the specification, in months, and `all` for no limit. */
const WINDOWS = ['1', '3', '6', 'all'] as const;
const STATUSES = ['confirmed', 'complete', 'used', 'cancelled'] as const;
type Wanted = Required<Pick<ListReservationsParams, 'months'>> & Pick<ListReservationsParams, 'status'>;

export default function MyHistoryScreen() {
  return <ForMembers>{() => <History />}</ForMembers>;
}

function History() {
  const { t } = useTranslation('member');
  const [filters, setWanted] = useFilters({ months: WINDOWS, status: STATUSES });
  const wanted: Wanted = { months: '3', ...filters };
  const { reservations, error, isPending, refetch, ...more } = useReservations(wanted);
  const older = wanted.months !== 'all' && (
    <Button variant="quiet" className={styles.older} onClick={() => setWanted({ ...wanted, months: 'all' })}>
      {t('history.older')}
    </Button>
  );
  return (
    <OwnPage title={t('history.title')} action={<Filters wanted={wanted} onChange={setWanted} />} busy={isPending}>
      <LookedUp />
      {isPending && <Skeleton shape="block" height="12rem" />}
      <LoadProblem what={t('history.title')} query={{ error, refetch }} />
      {reservations && <Reservations reservations={reservations} wanted={wanted} older={older} />}
      {more.hasNextPage && (
        <Button variant="quiet" busy={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
      {reservations && reservations.length > 0 && !more.hasNextPage && older}
      <Disclosure summary={t('history.guest')}>
        <div className={styles.lookup}>
          <p className={styles.lead}>{t('history.lead')}</p>
          <LookupForm />
        </div>
      </Disclosure>
    </OwnPage>
  );
}

function Filters({ wanted, onChange }: { wanted: Wanted; onChange: (wanted: Wanted) => void }) {
  const { t } = useTranslation('member');
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('history.window')}
        value={wanted.months}
        onChange={({ target }) => onChange({ ...wanted, months: target.value as Wanted['months'] })}
      >
        {WINDOWS.map((months) => (
          <option key={months} value={months}>
            {months === 'all' ? t('history.anyTime') : t('history.months', { count: Number(months) })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('history.status')}
        value={wanted.status ?? ''}
        onChange={({ target: { value } }) => {
          const { status: _, ...window } = wanted;
          onChange({ ...window, ...(value && { status: value as NonNullable<Wanted['status']> }) });
        }}
      >
        <option value="">{t('history.allStatuses')}</option>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

type Listed = { reservations: ReservationSummary[]; wanted: Wanted; older: ReactNode };

function Reservations({ reservations, wanted, older }: Listed) {
  const { t } = useTranslation('member');
  if (reservations.length === 0) return <None {...wanted} older={older} />;
  const groups = {
    upcoming: reservations.filter(({ upcoming }) => upcoming),
    past: reservations.filter(({ upcoming }) => !upcoming),
  };
  return Object.entries(groups).map(
    ([group, of]) =>
      of.length > 0 && (
        <Stack as="section" key={group} gap={2} aria-labelledby={group}>
          <h2 id={group} className={styles.heading}>
            {t(`history.${group}`)}
          </h2>
          <ul className={styles.cards}>
            {of.map((reservation) => (
              <ReservationCard key={reservation.reservation_number} reservation={reservation} />
            ))}
          </ul>
        </Stack>
      ),
  );
}

function None({ months, status, older }: Wanted & Pick<Listed, 'older'>) {
  const { t } = useTranslation('member');
  const actions = (
    <>
      <Link href={paths.reservation()} asChild>
        <LinkButton>{t('way.book')}</LinkButton>
      </Link>
      {older}
    </>
  );
  if (status) return <EmptyState title={t('history.noMatch')} actions={actions} />;
  return (
    <EmptyState
      title={months === 'all' ? t('history.noneEver') : t('history.none', { count: Number(months) })}
      actions={actions}
    >
      {t('history.noneBody')}
    </EmptyState>
  );
}
