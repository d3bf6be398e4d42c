import { BedDouble, Eye, PawPrint, Ruler, UsersRound } from 'lucide-react';
import type { Room } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import styles from './room-sheet.module.css';

export function RoomFactGrid({ room }: { room: Room }) {
  const { t } = useTranslation('catalogue');
  const format = useFormatters();
  const facts = [
    { id: 'fits', Icon: UsersRound, value: t('room.fits', { standard: room.standard, max: room.max_person }) },
    { id: 'bed', Icon: BedDouble, value: room.bed_type },
    { id: 'view', Icon: Eye, value: room.view_type },
    { id: 'area', Icon: Ruler, value: t('room.area', { area: format.number(room.area) }) },
    ...(room.pets_allowed ? [{ id: 'pets', Icon: PawPrint, value: t('room.pets') }] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ id, Icon, value }) => (
        <div key={id} className={styles.fact}>
          <Icon aria-hidden="true" />
          <dt>{t(`room.term.${id}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
