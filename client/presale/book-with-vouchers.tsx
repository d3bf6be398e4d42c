import type { Contract } from '../../generated/types.ts';
import { ListLink } from '../booking/index.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { LinkButton } from '../ui/link-button.tsx';

type Props = { contract: Contract; className: string | undefined };

/** Links to the property of the contract, whose vouchers no other property accepts. Empty if the caller can't use any. */
export function BookWithVouchers({ contract, className }: Props) {
  const { t } = useTranslation('member');
  const { active, status, vouchers } = contract;
  if (!active || status !== 'active' || vouchers.remaining === 0) return null;
  return (
    <ListLink hotel={contract}>
      <LinkButton className={className}>{t('vouchers.book')}</LinkButton>
    </ListLink>
  );
}
