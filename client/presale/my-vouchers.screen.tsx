import { useListContracts } from '../../generated/hooks/presale.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { ForMembers, OwnPage } from '../session/index.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { usableVouchers } from './usable-vouchers.ts';
import { VoucherCard } from './voucher-card.tsx';
import { VoucherUses } from './voucher-uses.tsx';

/** Lists the vouchers of the member's contracts, usable ones first, and the bookings paid with them. */
export default function MyVouchersScreen() {
  return <ForMembers>{() => <Vouchers />}</ForMembers>;
}

function Vouchers() {
  const { t } = useTranslation('member');
  const query = useListContracts();
  const contracts = query.data?.contracts
    .filter(({ vouchers }) => vouchers.total > 0)
    .toSorted((a, b) => Number(usableVouchers(b) > 0) - Number(usableVouchers(a) > 0));
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
        <VoucherCard key={contract.contract_number} contract={contract} />
      ))}
      {contracts && contracts.length > 0 && <VoucherUses contracts={contracts} />}
    </OwnPage>
  );
}
