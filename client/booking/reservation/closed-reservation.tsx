import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { homePictureOf } from '../../platform/api/files.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { DeadEnd } from '../../platform/page/dead-end.tsx';
import { WaysOn } from '../../platform/page/ways-on.tsx';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/**
 * Offers to look up a reservation. `notOwn` is the number of a reservation that doesn't belong to the member. A lookup
 * can open it only if it doesn't belong to any account.
 */
export default function ClosedReservation({ notOwn: number }: { notOwn: string | null }) {
  const { t } = useTranslation('booking');
  const hotel = useHotel();
  return (
    <DeadEnd
      picture={hotel.main_images[1] ?? homePictureOf(hotel)}
      place={hotel.hotel_name}
      title={number === null ? t('access.title') : t('access.notOwn', { number })}
      body={t(number === null ? 'access.body' : 'access.notOwnBody')}
      actions={
        <Link href={paths.login('lookup')} asChild>
          <LinkButton>{t('access.lookUp')}</LinkButton>
        </Link>
      }
    >
      <WaysOn to={['home', 'search']} />
    </DeadEnd>
  );
}
