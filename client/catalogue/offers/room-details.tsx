import type { ReactNode } from 'react';
import type { Room } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Dialog } from '../../ui/lazy.tsx';
import { Amenities } from './amenities.tsx';
import { IconList } from './icon-list.tsx';
import { RoomFacts, RoomIncluded } from './room-facts.tsx';
import styles from './room-details.module.css';
import { RoomPictures } from './room-pictures.tsx';

type Props = {
  room: Room;
  rates: ReactNode;
  onClose: () => void;
};

export default function RoomDetails({ room, rates, onClose }: Props) {
  const { t } = useTranslation('catalogue');
  return (
    <Dialog
      open
      onClose={onClose}
      title={room.room_type_name}
      closeLabel={t('search.close')}
      size="large"
      footer={<div className={styles.rates}>{rates}</div>}
    >
      <Stack gap={3}>
        <div className={styles.pictures}>
          <RoomPictures room={room} />
        </div>
        <p>{room.description}</p>
        <Stack gap={1}>
          <RoomFacts room={room} />
          {room.icons.length > 0 && <IconList icons={room.icons} />}
        </Stack>
        <DefinitionList
          layout="grid"
          items={[
            { id: 'included', term: t('room.term.included'), value: <RoomIncluded room={room} /> },
            ...(room.paid_extras.length > 0
              ? [{ id: 'extras', term: t('room.term.extras'), value: room.paid_extras.join(' · ') }]
              : []),
            { id: 'pets', term: t('room.term.pets'), value: room.pets_allowed ? t('room.pets') : t('room.noPets') },
          ]}
        />
        {room.icons.length === 0 && <Amenities />}
      </Stack>
    </Dialog>
  );
}
