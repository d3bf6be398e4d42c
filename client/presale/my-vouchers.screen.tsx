import { useListContracts, useListVouchers } from '../../generated/hooks/presale.ts';
import type { Contract, VoucherUse } from '../../generated/types.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { ForMembers, OwnPage } from '../session/index.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { BookWithVouchers } from './book-with-vouchers.tsx';
import styles from './contracts.module.css';
import { VoucherMeter } from './voucher-meter.tsx';
import entries from '../platform/page/entry-list.module.css';

export default function MyVouchersScreen() {
  return <ForMembers>{() => <Vouchers />}</ForMembers>;
}

function Vouchers() {
  const { t } = useTranslation('member');
  const query = useListContracts();
  const contracts = query.data?.contracts.filter(({ vouchers }) => vouchers.total > 0);
  return (
    <OwnPage title={t('vouchers.title')} busy={query.isPending}>
      <LoadProblem what={t('vouchers.title')} query={query} />
      {query.isPending && <Skeleton shape="block" height="14rem" />}
      {contracts?.length === 0 && (
        <EmptyState title={t('contracts.none')} level={2}>
          {t('contracts.noneBody')}
        </EmptyState>
      )}
      {contracts?.map((contract) => (
        <OfContract key={contract.contract_number} contract={contract} />
      ))}
    </OwnPage>
  );
}

/** The counts cover the whole contract, but the server lists only a sub-member's own bookings. */
function OfContract({ contract }: { contract: Contract }) {
  const { t } = useTranslation('member');
  const { contract_number, room, vouchers, hotel_name, role: context } = contract;
  const query = useListVouchers(contract_number);
  const name = t('room', { building: room.building_name, unit: room.unit_name, number: room.room_number });
  return (
    <section className={styles.card} aria-label={name}>
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.quiet}>{`${t('contracts.hotel')} · ${hotel_name}`}</p>
      </div>
      <VoucherMeter vouchers={vouchers} />
      {context === 'sub' && <p className={styles.quiet}>{t('vouchers.shared')}</p>}
      <BookWithVouchers contract={contract} className={styles.book} />
      <div className={styles.uses}>
        <h3 className={styles.heading}>{t('vouchers.uses', { context })}</h3>
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
    </section>
  );
}

function UseLine({ use }: { use: VoucherUse }) {
  const { t } = useTranslation('member');
  const { date } = useFormatters();
  return (
    <li className={entries.entry}>
      <div>
        <p>
          {use.hotel_name} <span className={entries.quiet}>{use.reservation_number ?? t('vouchers.pending')}</span>
        </p>
        <p className={entries.quiet}>
          {date(use.start_date, 'day')} – {date(use.end_date, 'day')}
          {use.user_name && ` · ${use.user_name}`}
        </p>
      </div>
      <strong className={styles.used}>{t('vouchers.count', { count: use.vouchers })}</strong>
    </li>
  );
}
