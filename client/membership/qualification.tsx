import type { Tier } from '../../generated/types.ts';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { formatMoney } from '../ui/money.ts';

/** Shows how members reach the tier: its threshold or, if it has none, the provider's explanation. */
export function Qualification({ tier: { threshold, qualification } }: { tier: Tier }) {
  const { t } = useTranslation('membership');
  const locale = useLocale();
  const { nights: count, spend } = threshold ?? {};
  const amount = spend && formatMoney(spend.amount, spend.currency, locale);
  if (count === undefined) return amount ? t('threshold.spend', { amount }) : qualification;
  return amount ? t('threshold.both', { count, amount }) : t('threshold.nights', { count });
}
