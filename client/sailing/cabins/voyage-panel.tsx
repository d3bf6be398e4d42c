import type { CabinSearchResult } from '../../../generated/types.ts';
import { tripText, VoyageLegs } from '../../booking/index.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTravellersText } from '../search/party-text.ts';
import type { Travellers } from './cabins.ts';
import styles from './cabins-step.module.css';

type Props = {
  found: CabinSearchResult | undefined;
  travellers: Travellers;
  /** Lists the travellers who still need a cabin. Null if no cabin is chosen yet. */
  missing: string | null;
};

/**
 * Shown until the chosen cabins have a price: the sailings and travellers and, if no cabin has been chosen yet, the
 * lowest price for the party.
 */
export function VoyagePanel({ found, travellers, missing }: Props) {
  const { t } = useTranslation('voyage');
  const { hotel_name } = useHotel();
  const { money } = useFormatters();
  const travellersText = useTravellersText();
  if (!found) {
    return (
      <Card aria-busy="true">
        <Skeleton lines={8} />
      </Card>
    );
  }
  const prices = found.cabins.flatMap(({ total_price }) => total_price ?? []);
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
        {missing === null && prices.length > 0 ? (
          <div className={styles.missing}>
            <p className={styles.from}>{t('sailing:calendar.from', { price: money(Math.min(...prices)) })}</p>
            <p>{t('cabins.total')}</p>
          </div>
        ) : (
          <p className={styles.missing}>{missing ?? t('cabins.none')}</p>
        )}
      </Stack>
    </Card>
  );
}
