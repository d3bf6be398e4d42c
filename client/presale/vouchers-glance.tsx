import { useListContracts } from '../../generated/hooks/presale.ts';
import { paths } from '../paths.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Glance } from '../platform/page/glance.tsx';
import { usableVouchers } from './usable-vouchers.ts';

/**
 * Shows how many vouchers the member can book with across all contracts, and at which properties. Renders nothing if
 * there are none.
 */
export function VouchersGlance() {
  const { t } = useTranslation('member');
  const { list } = useFormatters();
  const { data } = useListContracts();
  const usable = data?.contracts.filter((contract) => usableVouchers(contract) > 0) ?? [];
  if (usable.length === 0) return null;
  const count = usable.reduce((sum, contract) => sum + usableVouchers(contract), 0);
  return (
    <Glance
      to={paths.myVouchers()}
      label={t('vouchers.title')}
      value={t('vouchers.left', { count })}
      more={list([...new Set(usable.map(({ hotel_name }) => hotel_name))])}
    />
  );
}
