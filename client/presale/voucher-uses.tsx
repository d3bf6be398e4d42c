import { useListVouchers } from '../../generated/hooks/presale.ts';
import type { Contract, VoucherUse } from '../../generated/types.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import entries from '../platform/page/entry-list.module.css';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './vouchers.module.css';

/**
 * Lists the bookings paid with vouchers, by contract. For a sub-member, the server returns only the member's own
 * bookings.
 */
export function VoucherUses({ contracts }: { contracts: readonly Contract[] }) {
  const { t } = useTranslation('member');
  const context = contracts.every(({ role }) => role === 'sub') ? 'sub' : undefined;
  return (
    <section className={styles.uses} aria-labelledby="uses">
      <h2 id="uses" className={styles.heading}>
        {t('vouchers.uses', { context })}
      </h2>
      {contracts.map((contract) => (
        <UsesOf key={contract.contract_number} contract={contract} named={contracts.length > 1} />
      ))}
    </section>
  );
}

function UsesOf({ contract: { contract_number, room, role: context }, named }: { contract: Contract; named: boolean }) {
  const { t } = useTranslation('member');
  const query = useListVouchers(contract_number);
  const name = t('room', { building: room.building_name, unit: room.unit_name, number: room.room_number });
  return (
    <div>
      {named && <h3 className={styles.contract}>{name}</h3>}
      <LoadProblem what={t('vouchers.uses', { context })} query={query} />
      {query.isPending && <Skeleton lines={4} />}
      {query.data?.uses.length === 0 && (
        <div>
          <p>{t('vouchers.none', { context })}</p>
          <p className={styles.quiet}>{t('vouchers.noneBody', { context })}</p>
        </div>
      )}
      <ul className={entries.list}>
        {query.data?.uses.map((use) => (
          <UseLine key={`${use.used_at} ${use.start_date}`} use={use} />
        ))}
      </ul>
    </div>
  );
}

function UseLine({ use }: { use: VoucherUse }) {
  const { t } = useTranslation('member');
  const { range } = useFormatters();
  const number = use.reservation_number;
  return (
    <li className={entries.entry}>
      <div className={styles.use}>
        <p>{range(use.start_date, use.end_date, 'long')}</p>
        <p className={styles.quiet}>{number === null ? t('vouchers.pending') : t('history.number', { number })}</p>
        {use.user_name && <p className={styles.quiet}>{use.user_name}</p>}
      </div>
      <strong className={styles.count}>{t('vouchers.count', { count: use.vouchers })}</strong>
    </li>
  );
}
