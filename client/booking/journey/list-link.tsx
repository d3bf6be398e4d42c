import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { HotelInfo } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { useHotelCode } from '../../platform/tab/hotel.tsx';
import { HotelLink } from './hotel-link.tsx';

type Props = {
  /** The hotel whose list opens. If it is undefined or this tab's hotel, the list keeps the guest's dates. */
  hotel: Pick<HotelInfo, 'hotel_code' | 'hotel_name'> | undefined;
  /**
   * Code of the room type that the list scrolls to when it opens. Ignored if the link leads to another hotel, because
   * the guest must choose dates there first.
   */
  room?: string | undefined;
  children: ReactElement;
};

/**
 * Links to a hotel's room list. If the link leads to another hotel and rooms are held, first asks the guest whether to
 * release them.
 */
export function ListLink({ hotel, room, children }: Props) {
  const here = useHotelCode();
  if (hotel && hotel.hotel_code !== here)
    return (
      <HotelLink href={paths.start(hotel.hotel_code)} name={hotel.hotel_name}>
        {children}
      </HotelLink>
    );
  return (
    <Link href={paths.reservation(room === undefined ? undefined : { room })} asChild>
      {children}
    </Link>
  );
}
