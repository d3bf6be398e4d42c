import type { Benefit } from '../../generated/types.ts';
import type { Translate } from '../platform/i18n.ts';

/** What a tier is worth, in words. `value` is a percent, an hour of the day, or a number of people or points, by the type. */
export function benefitWords(
  t: Translate,
  { benefit_type: type, value }: Benefit,
  number: (n: number) => string = String,
) {
  const plain = t(`membership:benefits.${type}`);
  if (value === null) return plain;
  const named = { count: value, value: number(value), hour: `${value}:00`, defaultValue: plain };
  return t(`membership:valued.${type}`, named);
}
