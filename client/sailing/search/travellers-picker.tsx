import type { HotelInfo } from '../../../generated/types.ts';
import { PARTY_BOUNDS } from '../../../machines/session/stay.values.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { CounterRows } from '../../ui/counter-rows.tsx';
import { Stack } from '../../ui/layout.tsx';
import styles from './voyage-sheet.module.css';
import type { VoyageParty } from './voyage-search.store.ts';

type Props = { party: VoyageParty; onChange: (party: VoyageParty) => void };

export function TravellersPicker({ party, onChange }: Props) {
  const { t } = useTranslation('sailing');
  const hotel = useHotel();
  const { infant_max_months: months, child_max_years: years } = hotel.age_bands;
  const hints = {
    adult: t('travellers.age.adult', { years: years + 1 }),
    kid: t('travellers.age.kid', { months: months + 1, years }),
    infant: t('travellers.age.infant', { months }),
  };
  return (
    <Stack gap={2}>
      <CounterRows
        rows={(['adult', 'kid', 'infant'] as const).map((band) => ({
          id: band,
          label: t(`travellers.kind.${band}`),
          hint: hints[band],
          value: party[band],
          min: PARTY_BOUNDS[band][0],
          max: mostOf(band, party, hotel),
        }))}
        onChange={(band, count) => onChange({ ...party, [band]: count })}
        decreaseLabel={(label) => t('travellers.fewer', { label })}
        increaseLabel={(label) => t('travellers.more', { label })}
      />
      <p className={styles.quiet}>{t('travellers.limits', { count: hotel.max_guest })}</p>
    </Stack>
  );
}

/**
 * Returns the maximum for one age band within the line's party limit. The limit doesn't include infants, because they
 * need no berth.
 */
export function mostOf(
  band: keyof VoyageParty,
  party: VoyageParty,
  { max_guest }: Pick<HotelInfo, 'max_guest'>,
): number {
  const most = PARTY_BOUNDS[band][1];
  if (band === 'infant') return most;
  return Math.min(most, party[band] + Math.max(0, max_guest - party.adult - party.kid));
}
