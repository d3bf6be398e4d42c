import { BedDouble, Eye, PawPrint, Ruler, UsersRound } from 'lucide-react';
import type { Room } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { bedsIn, fitsIn, viewIn } from '../../platform/i18n/lodging.ts';
import styles from './room-sheet.module.css';

export function RoomFactGrid({ room }: { room: Room }) {
  const { t } = useTranslation('catalogue');
  const format = useFormatters();
  const facts = [
    { id: 'fits', Icon: UsersRound, text: fitsIn(t, room) },
    { id: 'bed', Icon: BedDouble, text: bedsIn(t, room) },
    { id: 'view', Icon: Eye, text: viewIn(t, room) },
    { id: 'area', Icon: Ruler, text: t('room.area', { area: format.number(room.area) }) },
    { id: 'pets', Icon: PawPrint, text: room.pets_allowed && t('room.pets') },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ id, Icon, text }) =>
          text && (
            <div key={id} className={styles.fact}>
              <Icon aria-hidden="true" />
              <dt>{t(`room:term.${id}`)}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
