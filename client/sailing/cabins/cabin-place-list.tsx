import { MapPin } from 'lucide-react';
import type { Ship } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { type CabinPlace, placesOf } from './cabin-places.ts';
import styles from './cabin-place-list.module.css';

/** Lists where the cabins of a type are on each ship: deck, part, side, and the distance to the lift. */
export function CabinPlaceList({ ships, code }: { ships: readonly Ship[]; code: string }) {
  const placeText = usePlaceText();
  const places = ships.flatMap((ship) =>
    placesOf(ship, code).map((place) =>
      [ships.length > 1 && ship.ship_name, placeText(place)].filter(Boolean).join(': '),
    ),
  );
  if (places.length === 0) return null;
  return (
    <ul className={styles.places}>
      {places.map((text) => (
        <li key={text}>
          <MapPin aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}

function usePlaceText(): (place: CabinPlace) => string {
  const { t } = useTranslation('sailing');
  const { number } = useFormatters();
  return ({ deck, part, side, lift }) =>
    [
      t('deck.number', { number: deck.deck_number }),
      t(`place.part.${part}`),
      t(`place.side.${side}`),
      lift && t(lift.from === lift.to ? 'place.lift' : 'place.liftUpTo', { metres: number(lift.to) }),
    ]
      .filter(Boolean)
      .join(' · ');
}
