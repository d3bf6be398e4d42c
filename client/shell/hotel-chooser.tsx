import { HotelLink } from '../booking/index.ts';
import { paths } from '../paths.ts';
import { pictureOf } from '../platform/api/files.ts';
import { useMain } from '../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Stack } from '../ui/layout.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { formatAddress } from '../ui/intl.ts';
import { Dialog } from '../ui/lazy.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './hotel-chooser.module.css';
import { searchToCarry } from './search-to-carry.ts';

export default function HotelChooser({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('property');
  const locale = useLocale();
  const { hotel, property_hotel_list: hotels } = useMain();
  const carried = searchToCarry(hotel);
  return (
    <Dialog open onClose={onClose} title={t('chooser.title')} closeLabel={t('app:close')} size="large">
      <ul className={styles.hotels}>
        {hotels.map((each) => (
          <Card key={each.hotel_code} as="li" media={<Picture {...pictureOf({ ...each, alt: '' })} ratio="16/9" />}>
            <Stack gap={1}>
              <h3>{each.hotel_name}</h3>
              <p className={styles.address}>
                {/* With hyphens that don't end a line, because names such as 'Jung-gu' must stay in one piece. */}
                {formatAddress(each.address1, each.address2, locale).replaceAll('-', '\u2011')}
              </p>
              {each.hotel_code === hotel.hotel_code ? (
                <Badge tone="accent">{t('chooser.here')}</Badge>
              ) : (
                <HotelLink href={paths.start(each.hotel_code, carried)} name={each.hotel_name} onKeep={onClose}>
                  <LinkButton variant="quiet" block aria-label={t('chooser.selectNamed', { name: each.hotel_name })}>
                    {t('chooser.select')}
                  </LinkButton>
                </HotelLink>
              )}
            </Stack>
          </Card>
        ))}
      </ul>
    </Dialog>
  );
}
