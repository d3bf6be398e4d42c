import type { Upselling } from '../../../generated/types.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';

type Unit = Pick<Upselling, 'pricing_unit'>;

/**
 * Name what one unit of an option is. They call it an item if there is no code, or if the code is newer than this
 * client. The messages of 'room' must already be loaded.
 */
export function perUnit(t: Translate, { pricing_unit, by_date }: Unit & Pick<Upselling, 'by_date'>): string {
  return t(
    by_date
      ? [`room:options.perDate.${pricing_unit}`, 'room:options.perDate.item']
      : [`room:options.once.${pricing_unit}`, 'room:options.once.item'],
  );
}

export function unitsIn(t: Translate, { pricing_unit }: Unit, count: number): string {
  return t([`room:options.count.${pricing_unit}`, 'room:options.count.item'], { count });
}
