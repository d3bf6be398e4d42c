import type { Benefit, Stay } from '../../../generated/types.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { Item, MessageFormat } from '../stay/stay-messages.ts';

/**
 * Formats a benefit. Depending on its type, `value` is a percentage, an hour of the day, or a number of guests or
 * points.
 */
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

/** Requires the `membership` translations to be loaded. */
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
