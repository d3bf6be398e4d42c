import { Lock, Undo2 } from 'lucide-react';
import type { HoldResult, Stay } from '../../generated/types.ts';
import { lastStepOf } from '../booking/index.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { useMain } from '../platform/tab/hotel.tsx';
import { DefinitionList } from '../ui/definition-list.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Stack } from '../ui/layout.tsx';
import styles from './payment.module.css';

/** What happens to the money if the guest cancels. */
export function Refund({ hold, stay }: { hold: HoldResult; stay: Stay }) {
  const refund = useRefundText(hold, stay);
  return (
    refund && (
      <p className={styles.refund}>
        <Undo2 aria-hidden="true" size={18} />
        {refund}
      </p>
    )
  );
}

/** The safety of card details, and the seller. */
export function Assurance({ hold }: { hold: HoldResult }) {
  const { t } = useTranslation('payment');
  return (
    <Stack gap={1} className={styles.assurance}>
      {hold.confirmed_by !== 'code' && (
        <p>
          <Lock aria-hidden="true" size={18} />
          {t('safe')}
        </p>
      )}
      <Seller />
    </Stack>
  );
}

/**
 * Returns the refund text for the stay's cancellation terms. If free cancellation isn't possible, returns null for a
 * booking that requires no payment or card, or if the terms contain no fee.
 */
function useRefundText(hold: HoldResult, { cancellation_policy: { free_until, tiers } }: Stay): string | null {
  const { t } = useTranslation('payment');
  const { date, money } = useFormatters();
  const kind = lastStepOf(hold);
  if (free_until !== null)
    return t(kind === 'PREPAY' ? 'refund.full' : 'refund.free', { date: date(free_until, 'short') });
  const [next] = tiers;
  if (!next || kind === 'FREE_HOLD') return null;
  return kind === 'PREPAY' && next.fee_percent === 100 ? t('refund.none') : t('refund.fee', { fee: money(next.fee) });
}

const FACTS = ['hotel_name', 'ceo', 'address', 'tel', 'email', 'company_num', 'term_num'] as const;

function Seller() {
  const { t } = useTranslation('payment');
  const { footer_data: footer } = useMain();
  const items = FACTS.flatMap((field) => {
    const value = footer[field];
    return value ? [{ id: field, term: t(field === 'hotel_name' ? 'seller.name' : `app:footer.${field}`), value }] : [];
  });
  return (
    <Disclosure summary={t('seller.about')}>
      <DefinitionList items={items} className={styles.seller} />
    </Disclosure>
  );
}
