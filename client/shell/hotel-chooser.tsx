import { ChevronRight } from 'lucide-react';
import { HotelLink } from '../booking/index.ts';
import { paths } from '../paths.ts';
import { pictureOf } from '../platform/api/files.ts';
import { useMain } from '../platform/tab/hotel.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Badge } from '../ui/badge.tsx';
import { Sheet } from '../ui/lazy.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './hotel-chooser.module.css';
import { searchToCarry } from './search-to-carry.ts';

/** Lists the properties as rows on phones and as cards on wide screens. Each is one link. */
export default function HotelChooser({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('property');
  const { hotel, property_hotel_list: hotels } = useMain();
  const carried = searchToCarry(hotel);
  return (
    <Sheet open onClose={onClose} title={t('chooser.title')} closeLabel={t('app:close')} size="large">
      <ul className={styles.hotels}>
        {hotels.map((each) => {
          const here = each.hotel_code === hotel.hotel_code;
          return (
            <li key={each.hotel_code} className={styles.hotel} data-here={here || undefined}>
              <div className={styles.picture}>
                {each.file_path && <Picture {...pictureOf({ ...each, alt: '' })} sizes="20rem" />}
              </div>
              <h3 className={styles.name}>
                {here ? (
                  each.hotel_name
                ) : (
                  <HotelLink href={paths.start(each.hotel_code, carried)} name={each.hotel_name} onKeep={onClose}>
                    <a className={styles.link}>{each.hotel_name}</a>
                  </HotelLink>
                )}
              </h3>
              {/* With hyphens that don't end a line, because names such as 'Jung-gu' must stay in one piece. */}
              <p className={styles.district}>{each.address1.replaceAll('-', '\u2011')}</p>
              <p className={styles.street}>
                {here ? <Badge tone="accent">{t('chooser.here')}</Badge> : each.address2.replaceAll('-', '\u2011')}
              </p>
              {!here && <ChevronRight className={styles.go} aria-hidden="true" />}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
