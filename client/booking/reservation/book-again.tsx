import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { HotelInfo } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { useHotelCode } from '../../platform/tab/hotel.tsx';
import { LinkButton, type LinkButtonProps } from '../../ui/link-button.tsx';
import { HotelLink } from '../journey/hotel-link.tsx';

type Props = Pick<LinkButtonProps, 'size' | 'className'> & {
  hotel: Pick<HotelInfo, 'hotel_code' | 'hotel_name'>;
  /** Code of the room type. Undefined for voyages. */
  room: string | undefined;
  /** Follows the label, for example with a hidden name of the property. */
  children?: ReactNode;
};

/** Links to the same room on this property's site, or to another property's site if the room is there. */
export default function BookAgain({ hotel, room, children, ...look }: Props) {
  const { t } = useTranslation('booking');
  const here = useHotelCode() === hotel.hotel_code;
  const link = (
    <LinkButton variant="quiet" {...look}>
      {t('detail.again')}
      {children}
    </LinkButton>
  );
  return here ? (
    <Link href={paths.reservation(room === undefined ? undefined : { room })} asChild>
      {link}
    </Link>
  ) : (
    <HotelLink href={paths.start(hotel.hotel_code)} name={hotel.hotel_name}>
      {link}
    </HotelLink>
  );
}
