import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Benefit, Tier } from '../../generated/types.ts';
import { useFormatters } from '../platform/formatters.ts';
import { useTranslation } from '../platform/i18n.ts';
import { Card } from '../ui/Card.tsx';
import styles from './membership.module.css';

/** A tier with what it is worth. Its colour is a bar only: nothing is written on it, so every colour can be read. */
export function TierCard({ tier }: { tier: Tier }) {
  const benefitText = useBenefitText();
  return (
    <Card as="li" className={styles.tier} style={{ '--tier': tier.colour } as CSSProperties}>
      <h3 className={styles.name}>{tier.tier_name}</h3>
      <p className={styles.qualification}>{tier.qualification}</p>
      <ul className={styles.benefits}>
        {tier.benefits.map((benefit) => (
          <li key={benefit.benefit_type}>
            <Check aria-hidden="true" strokeWidth={1.75} />
            {benefitText(benefit)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A benefit in words. `value` is a percent, an hour of the day, or a number of people or points, by the type. */
function useBenefitText() {
  const { t } = useTranslation('membership');
  const { number } = useFormatters();
  return ({ benefit_type: type, value }: Benefit) => {
    const plain = t(`benefits.${type}`);
    if (value === null) return plain;
    return t(`valued.${type}`, { count: value, value: number(value), hour: `${value}:00`, defaultValue: plain });
  };
}
