import type { CabinType, Room } from '../../../generated/types.ts';
import { useTranslation } from './i18n.ts';

type Lodging = Pick<Room | CabinType, 'beds' | 'bed_type' | 'view' | 'view_type'>;

/**
 * Returns functions that name the beds and the view of a room or cabin. They use the provider's text if there is no
 * code, or if the code is newer than this client.
 */
export function useLodging() {
  const { t } = useTranslation('catalogue');
  return {
    bed: ({ beds = [], bed_type }: Lodging) => {
      const names = beds.map(({ kind, count }) => t(`bed.${kind}`, { count, defaultValue: '' }));
      return (names.every(Boolean) && names.join(t('bed.and'))) || bed_type;
    },
    view: ({ view, view_type }: Lodging) => t(`view.${view}`, { defaultValue: view_type }),
  };
}
