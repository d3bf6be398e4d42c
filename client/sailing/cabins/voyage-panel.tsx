import type { CabinSearchResult } from '../../../generated/types.ts';
import { tripText, VoyageLegs } from '../../booking/index.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTravellersText } from '../search/party-text.ts';
import type { Travellers } from './cabins.ts';
import styles from './cabins-step.module.css';

type Props = { found: CabinSearchResult | undefined; travellers: Travellers; missing: string };

/** Shows the chosen sailings and travellers while there is no price. `missing` describes what the guest must do. */
export function VoyagePanel({ found, travellers, missing }: Props) {
  const { t } = useTranslation('voyage');
  const { hotel_name } = useHotel();
  const travellersText = useTravellersText();
  if (!found) {
    return (
      <Card aria-busy="true">
        <Skeleton lines={8} />
      </Card>
    );
  }
  return (
    <Card>
      <Stack gap={2}>
        <div>
          <p className={styles.trip}>{tripText({ t }, found)}</p>
          <p className={styles.quiet}>{hotel_name}</p>
        </div>
        <VoyageLegs
          voyage={found}
          more={[{ id: 'who', term: t('sailing:search.party'), value: travellersText(travellers) }]}
        />
        <p className={styles.missing}>{missing}</p>
      </Stack>
    </Card>
  );
}
