import { BedDouble, Check, Eye, PawPrint, Ruler, UsersRound } from 'lucide-react';
import type { Room } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { bedsIn, fitsIn, viewIn } from '../../platform/i18n/lodging.ts';
import styles from './room-facts.module.css';

export function RoomFacts({ room }: { room: Room }) {
  const { t } = useTranslation('catalogue');
  const format = useFormatters();
  return (
    <ul className={styles.facts}>
      <li>
        <UsersRound aria-hidden="true" />
        {fitsIn(t, room)}
      </li>
      <li>
        <BedDouble aria-hidden="true" />
        {bedsIn(t, room)}
      </li>
      <li>
        <Eye aria-hidden="true" />
        {viewIn(t, room)}
      </li>
      <li>
        <Ruler aria-hidden="true" />
        {t('room.area', { area: format.number(room.area) })}
      </li>
      {room.pets_allowed && (
        <li>
          <PawPrint aria-hidden="true" />
          {t('room.pets')}
        </li>
      )}
    </ul>
  );
}

export function RoomIncluded({ room }: { room: Room }) {
  return (
    <ul className={styles.facts} data-quiet>
      {room.included_items.map((item) => (
        <li key={item}>
          <Check aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  );
}
