import type { ChangeQuoteResult, Stay } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Section } from '../reservation/reservation-parts.tsx';
import { StayFacts } from '../stay/stay.tsx';
import styles from './change-sides.module.css';

type Props = { booked: Stay; quote: Pick<ChangeQuoteResult, 'stay' | 'difference'> };

/** Shows the current stay beside the changed one, with their prices. */
export function ChangeSides({ booked, quote: { stay, difference } }: Props) {
  const { t } = useTranslation('change');
  const { money } = useFormatters();
  const sides = [
    { id: 'before', of: booked, price: difference.price_before },
    { id: 'after', of: stay, price: difference.price_after },
  ] as const;
  return (
    <Section title={t('sides.title')}>
      <div className={styles.sides}>
        {sides.map(({ id, of, price }) => (
          <section key={id} className={styles.side} data-side={id} aria-labelledby={`side-${id}`}>
            <h3 id={`side-${id}`} className={styles.title}>
              {t(`sides.${id}`)}
            </h3>
            <StayFacts stay={of} />
            <DefinitionList items={[{ id: 'price', term: t(id), value: money(price) }]} className={styles.price} />
          </section>
        ))}
      </div>
    </Section>
  );
}
