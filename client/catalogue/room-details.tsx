import type { Room } from '../../generated/types.ts';
import { pictureOf } from '../platform/files.ts';
import { useFormatters } from '../platform/formatters.ts';
import { useTranslation } from '../platform/i18n.ts';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import { Gallery } from '../ui/Gallery.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Dialog } from '../ui/lazy.tsx';

/** All that a guest wants to know before choosing the room, with its pictures. */
export default function RoomDetails({ room, onClose }: { room: Room; onClose: () => void }) {
  const { t } = useTranslation('catalogue');
  const format = useFormatters();
  return (
    <Dialog open onClose={onClose} title={room.room_type_name} closeLabel={t('search.close')} size="large">
      <Stack gap={3}>
        <Gallery
          pictures={room.pictures.map(pictureOf)}
          label={t('room.pictures', { name: room.room_type_name })}
          previousLabel={t('room.previous')}
          nextLabel={t('room.next')}
          countLabel={(shown, total) => t('room.pictureOf', { shown, total })}
        />
        <p>{room.description}</p>
        <DefinitionList
          layout="grid"
          items={[
            {
              id: 'fits',
              term: t('room.term.fits'),
              value: t('room.fits', { standard: room.standard, max: room.max_person }),
            },
            { id: 'bed', term: t('room.term.bed'), value: room.bed_type },
            { id: 'view', term: t('room.term.view'), value: room.view_type },
            { id: 'area', term: t('room.term.area'), value: t('room.area', { area: format.number(room.area) }) },
            { id: 'included', term: t('room.term.included'), value: room.included_items.join(' · ') },
            ...(room.paid_extras.length > 0
              ? [{ id: 'extras', term: t('room.term.extras'), value: room.paid_extras.join(' · ') }]
              : []),
            { id: 'pets', term: t('room.term.pets'), value: room.pets_allowed ? t('room.pets') : t('room.noPets') },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
