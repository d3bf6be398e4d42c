import { Link } from 'wouter';
import type { Reservation } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { useHotelCode } from '../../platform/tab/hotel.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { HotelLink } from '../journey/hotel-link.tsx';
import styles from './reservation.module.css';

/** Links to the same room on this property's site, or to another property's site if the room is there. */
export default function BookAgain({ reservation: { stay } }: { reservation: Reservation }) {
  const { t } = useTranslation('booking');
  const here = useHotelCode() === stay.hotel_code;
  const room = stay.voyage ? undefined : stay.rooms[0]?.room_type_code;
  const link = (
    <LinkButton variant="quiet" className={styles.start}>
      {t('detail.again')}
    </LinkButton>
  );
  return here ? (
    <Link href={paths.reservation(room === undefined ? undefined : { room })} asChild>
      {link}
    </Link>
  ) : (
    <HotelLink href={paths.start(stay.hotel_code)} name={stay.hotel_name}>
      {link}
    </HotelLink>
  );
}
