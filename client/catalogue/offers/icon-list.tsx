import type { IconFile } from '../../../generated/types.ts';
import { fileUrl } from '../../platform/api/files.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { useInView } from '../../ui/use-in-view.ts';
import styles from './room-facts.module.css';

/**
 * Loads the icons when they scroll into view. `loading="lazy"` would load them earlier, because browsers also load
 * images just outside the visible area.
 */
export function IconList({ icons }: { icons: readonly IconFile[] }) {
  const { t } = useTranslation('catalogue');
  const [list, seen] = useInView<HTMLUListElement>();
  return (
    <ul ref={list} className={styles.facts} aria-label={t('room.term.amenities')}>
      {icons.map((icon) => (
        <li key={icon.file_seq}>
          <img src={seen ? fileUrl(icon.file_path) : undefined} alt="" width="20" height="20" />
          {icon.title}
        </li>
      ))}
    </ul>
  );
}
