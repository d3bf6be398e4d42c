import type { Room } from '../../../generated/types.ts';
import { pictureOf } from '../../platform/api/files.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Gallery, type GalleryProps } from '../../ui/gallery.tsx';

export function RoomPictures({ room, ...more }: { room: Room } & Pick<GalleryProps, 'priority' | 'waiting'>) {
  const { t } = useTranslation('catalogue');
  return (
    <Gallery
      {...more}
      pictures={room.pictures.map(pictureOf)}
      label={t('room.pictures', { name: room.room_type_name })}
      previousLabel={t('room.previous')}
      nextLabel={t('room.next')}
      countLabel={(shown, total) => t('room.pictureOf', { shown, total })}
    />
  );
}
