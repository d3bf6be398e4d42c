import { useListFiles } from '../../generated/hooks/property.ts';
import { fileUrl } from '../platform/files.ts';
import { useHotel } from '../platform/hotel.tsx';
import { useTranslation } from '../platform/i18n.ts';
import styles from './amenities.module.css';

/** What the property has, by its own icons. */
export function Amenities() {
  const { t } = useTranslation('catalogue');
  const { hotel_code } = useHotel();
  const icons = useListFiles({ hotelCode: hotel_code, fileType: 'icon' });
  if (!icons.data?.data.length) return null;
  return (
    <ul className={styles.icons} aria-label={t('room.term.amenities')}>
      {icons.data.data.map((icon) => (
        <li key={icon.file_seq}>
          <img src={fileUrl(icon.file_path)} alt="" width="24" height="24" loading="lazy" />
          {icon.title}
        </li>
      ))}
    </ul>
  );
}
