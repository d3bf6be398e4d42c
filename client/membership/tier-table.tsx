import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useGetOwnTier } from '../../generated/hooks/membership.ts';
import type { Benefit, Tier } from '../../generated/types.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { useSession } from '../session/index.ts';
import { Badge } from '../ui/badge.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Qualification } from './qualification.tsx';
import styles from './tier-table.module.css';

/** Compares the benefits of all tiers, with the member's own tier marked. */
export function TierTable({ tiers }: { tiers: readonly Tier[] }) {
  const { t } = useTranslation('membership');
  const own = useOwnTierCode();
  const types = [...new Set(tiers.flatMap(({ benefits }) => benefits.map(({ benefit_type }) => benefit_type)))];
  const look = ({ tier_code, colour }: Tier) => ({
    'data-own': tier_code === own || undefined,
    style: { '--tier': colour } as CSSProperties,
  });
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('tiers')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {tiers.map((tier) => (
            <th key={tier.tier_code} scope="col" {...look(tier)}>
              <span className={styles.name}>{tier.tier_name}</span>
              {tier.tier_code === own && <Badge tone="accent">{t('own.tier')}</Badge>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('compared.qualification')}</th>
          {tiers.map((tier) => (
            <td key={tier.tier_code} className={styles.qualification} {...look(tier)}>
              <Qualification tier={tier} />
            </td>
          ))}
        </tr>
        {types.map((type) => (
          <tr key={type}>
            <th scope="row">{t(`benefits.${type}`)}</th>
            {tiers.map((tier) => (
              <td key={tier.tier_code} {...look(tier)}>
                <Value benefit={tier.benefits.find(({ benefit_type }) => benefit_type === type)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useOwnTierCode(): string | undefined {
  const { user } = useSession();
  const { data } = useGetOwnTier({ query: { enabled: user !== null } });
  return data?.current?.tier.tier_code;
}

function Value({ benefit }: { benefit: Benefit | undefined }) {
  const { t } = useTranslation('membership');
  const short = useShort();
  if (!benefit) {
    return (
      <>
        <span aria-hidden="true" className={styles.none}>
          –
        </span>
        <VisuallyHidden>{t('compared.hasNot')}</VisuallyHidden>
      </>
    );
  }
  const value = short(benefit);
  if (value) return value;
  return (
    <>
      <Check aria-hidden="true" className={styles.has} />
      <VisuallyHidden>{t('compared.has')}</VisuallyHidden>
    </>
  );
}

/** Returns a function that renders a benefit's value without the benefit's name, which is in the row's header. */
function useShort() {
  const { t } = useTranslation('membership');
  const { number } = useFormatters();
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' });
  return ({ benefit_type, value }: Benefit): string | null => {
    if (value === null) return null;
    switch (benefit_type) {
      case 'late_check_out':
        return `${value}:00`;
      case 'free_breakfast':
        return t('compared.people', { count: value });
      case 'extra_points':
        return `+${number(value)}`;
      case 'point_earning':
      case 'food_and_beverage_discount':
      case 'suite_discount':
      case 'phone_booking_discount':
        return percent.format(value / 100);
      default:
        return null;
    }
  };
}
