import { useTranslation } from '../../platform/i18n/i18n.ts';
import type { VoyageParty } from './voyage-search.store.ts';

/** Returns a function that describes the travellers in the guest's language, such as '2 adults, 1 infant'. */
export function useTravellersText(): (party: VoyageParty) => string {
  const { t } = useTranslation('sailing');
  return (party) =>
    (['adult', 'kid', 'infant'] as const)
      .filter((band) => party[band] > 0)
      .map((band) => t(`travellers.count.${band}`, { count: party[band] }))
      .join(', ');
}
