import type { ReactNode } from 'react';
import type { HotelInfo } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { LinkButton, type LinkButtonProps } from '../../ui/link-button.tsx';
import { ListLink } from '../journey/list-link.tsx';

type Props = Pick<LinkButtonProps, 'size' | 'className'> & {
  hotel: Pick<HotelInfo, 'hotel_code' | 'hotel_name'>;
  /** Code of the room type. Undefined for voyages. */
  room: string | undefined;
  /** Shown after the label, for example the property's name in visually hidden text. */
  children?: ReactNode;
};

/**
 * Links to the room list of the reservation's property. If it is this tab's property, the list opens at the same room.
 */
export default function BookAgain({ hotel, room, children, ...look }: Props) {
  const { t } = useTranslation('booking');
  return (
    <ListLink hotel={hotel} room={room}>
      <LinkButton variant="quiet" {...look}>
        {t('detail.again')}
        {children}
      </LinkButton>
    </ListLink>
  );
}
