import type { SearchResult } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { useOfferParts } from './offer-row.tsx';
import type { RoomOffers } from './offers.ts';
import styles from './offer-radios.module.css';

type Props = {
  offers: RoomOffers['offers'];
  value: RoomOffers['offers'][number];
  result: SearchResult;
  rooms: number;
  /** Called with the code of the package, or null for the room only. */
  onChange: (packageCode: string | null) => void;
};

export function OfferRadios({ offers, value, result, rooms, onChange }: Props) {
  const { t } = useTranslation('room');
  const partsOf = useOfferParts(result, rooms);
  return (
    <RadioCards
      className={styles.radios}
      legend={t('offers')}
      name="offer"
      value={value.sum.package_code ?? ''}
      onChange={(code) => onChange(code || null)}
      options={offers.map((offer) => {
        const { name, terms, total, about, notes } = partsOf(offer);
        return {
          value: offer.sum.package_code ?? '',
          label: <strong>{name}</strong>,
          hint: (
            <>
              <span className={styles.line}>{terms}</span>
              <span className={styles.line}>
                {notes}
                {about}
              </span>
            </>
          ),
          aside: <span className={styles.aside}>{total}</span>,
        };
      })}
    />
  );
}
