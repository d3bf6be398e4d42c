import type { CabinType, Room } from '../../../generated/types.ts';
import type { Translate } from './i18n.ts';

type Lodging = Pick<Room | CabinType, 'beds' | 'bed_type' | 'view' | 'view_type'>;

/**
 * Name the beds and the view of a room or cabin. They use the provider's text if there is no code, or if the code is
 * newer than this client. The messages of 'catalogue' must already be loaded.
 */
export function bedsIn(t: Translate, { beds = [], bed_type }: Lodging): string {
  const names = beds.map(({ kind, count }) => t(`catalogue:bed.${kind}`, { count, defaultValue: '' }));
  return (names.every(Boolean) && names.join(t('catalogue:bed.and'))) || bed_type;
}

export function viewIn(t: Translate, { view, view_type }: Lodging): string {
  return t(`catalogue:view.${view}`, { defaultValue: view_type });
}

/** States how many guests are included in the price and how many fit, or one number if they are the same. */
export function fitsIn(t: Translate, { standard, max_person: max }: Pick<Room, 'standard' | 'max_person'>): string {
  return t(standard === max ? 'catalogue:room.sleeps' : 'catalogue:room.fits', { standard, max });
}
