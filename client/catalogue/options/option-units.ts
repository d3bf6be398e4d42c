import type { Upselling } from '../../../generated/types.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';

type Unit = Pick<Upselling, 'pricing_unit'>;

/**
 * Returns how an option is counted, for example 'per person, per day'. Without a code, or with a code that this client
 * doesn't know, a unit is called an item. The messages of 'room' must already be loaded.
 */
export function perUnit(t: Translate, { pricing_unit, by_date }: Unit & Pick<Upselling, 'by_date'>): string {
  return t(
    by_date
      ? [`room:options.perDate.${pricing_unit}`, 'room:options.perDate.item']
      : [`room:options.once.${pricing_unit}`, 'room:options.once.item'],
  );
}

/** Returns a number of units with the language's counter, for example '2명분' in Korean. See also perUnit. */
export function unitsIn(t: Translate, { pricing_unit }: Unit, count: number): string {
  return t([`room:options.count.${pricing_unit}`, 'room:options.count.item'], { count });
}
