import type { ChangeQuoteResult, Stay } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Section } from '../reservation/reservation-parts.tsx';
import { StayFacts } from '../stay/stay.tsx';
import styles from './change-sides.module.css';

type Props = { booked: Stay; quote: Pick<ChangeQuoteResult, 'stay' | 'difference'> | null };

/**
 * Shows the current stay beside the changed one, with their prices. Without a quote, shows a placeholder for the
 * changed stay.
 */
export function ChangeSides({ booked, quote }: Props) {
  const { t } = useTranslation('change');
  const { money } = useFormatters();
  const sides = [
    { id: 'before', stay: booked, price: quote?.difference.price_before ?? booked.total_price },
    { id: 'after', stay: quote?.stay, price: quote?.difference.price_after },
  ];
  return (
    <Section title={t('sides.title')}>
      <div className={styles.sides}>
        {sides.map(({ id, stay, price }) => (
          <section key={id} className={styles.side} data-side={id} aria-labelledby={`side-${id}`}>
            <h3 id={`side-${id}`} className={styles.title}>
              {t(`sides.${id}`)}
            </h3>
            {stay ? <StayFacts stay={stay} /> : <Skeleton lines={6} />}
            {price !== undefined && (
              <DefinitionList items={[{ id: 'price', term: t(id), value: money(price) }]} className={styles.price} />
            )}
          </section>
        ))}
      </div>
    </Section>
  );
}
