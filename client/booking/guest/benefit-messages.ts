import type { Benefit, Stay } from '../../../generated/types.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { Item, MessageFormat } from '../stay/stay-messages.ts';

/** What a tier is worth, in words. `value` is a percent, an hour of the day, or a number of people or points, by the type. */
export function benefitText(
  t: Translate,
  { benefit_type: type, value }: Benefit,
  number: (n: number) => string = String,
) {
  const plain = t(`membership:benefits.${type}`);
  if (value === null) return plain;
  const named = { count: value, value: number(value), hour: `${value}:00`, defaultValue: plain };
  return t(`membership:valued.${type}`, named);
}

/** What the member's tier is worth in each room. The words of `membership` are there already. */
export function benefitItems({ t, list }: MessageFormat, { rooms }: Stay): Item[] {
  return rooms.flatMap(({ benefits = [] }, index) =>
    benefits.length === 0
      ? []
      : {
          id: `benefits-${index}`,
          term: rooms.length > 1 ? t('stay.benefitsOf', { number: index + 1 }) : t('stay.benefits'),
          value: list(benefits.map((benefit) => benefitText(t, benefit))),
        },
  );
}
