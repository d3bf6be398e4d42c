import { usePages } from '../platform/api/use-pages.ts';
import { getListPointsEntriesQueryKey, listPointsEntries, useGetPoints } from '../../generated/hooks/points.ts';
import type { ListPointsEntriesParams, PointsEntry, PointsResult } from '../../generated/types.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { useFilters } from '../platform/page/use-filters.ts';
import { ForMembers, OwnPage } from '../session/index.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Stack } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import history from '../platform/page/cards-page.module.css';
import { PointsChart } from './points-chart.tsx';
import listStyles from '../platform/page/entry-list.module.css';
import styles from './points.module.css';

const WINDOWS = ['1', '3', '6', '12'] as const;
const DIRECTIONS = ['in', 'out'] as const;
type Wanted = Omit<ListPointsEntriesParams, 'cursor'>;

export default function MyPointsScreen() {
  return <ForMembers>{() => <Points />}</ForMembers>;
}

function Points() {
  const { t } = useTranslation('member');
  const points = useGetPoints();
  return (
    <OwnPage title={t('points.title')} busy={points.isPending}>
      <LoadProblem what={t('points.title')} query={points} />
      {points.isPending && <Skeleton shape="block" height="14rem" />}
      {points.data && <Balance points={points.data} />}
      <Ledger />
    </OwnPage>
  );
}

function Balance({ points }: { points: PointsResult }) {
  const { t } = useTranslation('member');
  const { number, date } = useFormatters();
  const [next] = points.expiring;
  return (
    <section className={styles.balance} aria-labelledby="balance">
      <div>
        <h2 id="balance" className={styles.label}>
          {t('points.balance')}
        </h2>
        <p className={styles.sum}>{t('points.amount', { points: number(points.balance) })}</p>
        {next && (
          <Notice
            tone="warn"
            title={t('points.expiring', {
              points: number(next.points),
              date: date(next.expires_at.slice(0, 10), 'day'),
            })}
          />
        )}
      </div>
      <PointsChart history={points.history} />
    </section>
  );
}

function Ledger() {
  const { t } = useTranslation('member');
  const [given, setWanted] = useFilters({ months: WINDOWS, direction: DIRECTIONS });
  const filters: Wanted = { months: '3', ...given };
  const list = usePages(getListPointsEntriesQueryKey(filters), listPointsEntries, filters);
  const entries = list.pages?.flatMap((page) => page.entries);
  return (
    <Stack as="section" gap={2} aria-labelledby="ledger" aria-busy={list.isPending}>
      <header className={styles.ledgerHead}>
        <h2 id="ledger" className={history.heading}>
          {t('points.ledger')}
        </h2>
        <div className={history.filters}>
          <SelectField
            label={t('history.window')}
            value={filters.months ?? '3'}
            onChange={({ target }) => setWanted({ ...filters, months: target.value as NonNullable<Wanted['months']> })}
          >
            {WINDOWS.map((months) => (
              <option key={months} value={months}>
                {t('history.months', { count: Number(months) })}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('points.direction')}
            value={filters.direction ?? ''}
            onChange={({ target: { value } }) => {
              const { direction: _, ...window } = filters;
              setWanted({ ...window, ...(value && { direction: value as NonNullable<Wanted['direction']> }) });
            }}
          >
            <option value="">{t('points.both')}</option>
            {DIRECTIONS.map((direction) => (
              <option key={direction} value={direction}>
                {t(`points.${direction}`)}
              </option>
            ))}
          </SelectField>
        </div>
      </header>
      <LoadProblem what={t('points.title')} query={list} />
      {list.isPending && <Skeleton lines={6} />}
      {entries?.length === 0 && (
        <EmptyState title={t('points.none')} level={3}>
          {t('points.noneBody')}
        </EmptyState>
      )}
      {entries && entries.length > 0 && <Entries entries={entries} />}
      {list.hasNextPage && (
        <Button variant="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </Stack>
  );
}

function Entries({ entries }: { entries: readonly PointsEntry[] }) {
  const { t } = useTranslation('member');
  const { number, date } = useFormatters();
  // An entry that refunds points has the type of the entry that it reverses.
  const messagesOf = ({ points, points_type }: PointsEntry) =>
    (points > 0 && t(`points.typesBack.${points_type}`, { defaultValue: '' })) || t(`points.types.${points_type}`);
  return (
    <ul className={listStyles.list}>
      {entries.map((entry) => (
        <li key={`${entry.at} ${entry.balance} ${entry.points}`} className={listStyles.entry}>
          <div>
            <p>
              {messagesOf(entry)}
              {entry.note && <span className={listStyles.quiet}> · {entry.note}</span>}
            </p>
            <p className={listStyles.quiet}>
              {date(entry.at.slice(0, 10), 'day')}
              {entry.expires_at && ` · ${t('points.until', { date: date(entry.expires_at.slice(0, 10), 'day') })}`}
            </p>
          </div>
          <div className={styles.figures}>
            <strong data-out={entry.points < 0 || undefined}>
              {entry.points > 0 ? '+' : '−'}
              {number(Math.abs(entry.points))}
            </strong>
            <p className={listStyles.quiet}>{t('points.left', { points: number(entry.balance) })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
