import type { StayDifference } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SummaryLines } from '../../ui/summary-lines.tsx';
import { priceLineItem } from '../stay/stay-messages.ts';
import { useMessageFormat } from '../stay/use-voyage-messages.ts';
import styles from '../stay/stay.module.css';

export function PriceDifference({ difference }: { difference: StayDifference }) {
  const { t } = useTranslation('change');
  const { money } = useFormatters();
  const format = useMessageFormat();
  const { lines, price_before, price_after, to_pay, to_refund, balance_due, currency } = difference;
  const due = [
    ...(to_pay > 0 ? [{ id: 'pay', term: t('toPay'), value: money(to_pay) }] : []),
    ...(to_refund > 0 ? [{ id: 'refund', term: t('toRefund'), value: money(to_refund) }] : []),
    ...(balance_due > 0 ? [{ id: 'hotel', term: t('booking:price.atHotel'), value: money(balance_due) }] : []),
  ];
  return (
    <Stack gap={2}>
      <SummaryLines
        currency={currency}
        locale={useLocale()}
        lines={[
          { id: 'before', label: t('before'), amount: price_before, kind: 'charge' },
          ...lines.map((line, index) => priceLineItem(format, line, index)),
        ]}
        total={{ label: t('after'), amount: price_after }}
        count
      />
      {due.length > 0 && <DefinitionList items={due} className={styles.due} />}
    </Stack>
  );
}
