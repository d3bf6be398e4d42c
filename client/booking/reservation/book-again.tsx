import type { ReactNode } from 'react';
import type { HotelInfo } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { LinkButton, type LinkButtonProps } from '../../ui/link-button.tsx';
import { ListLink } from '../journey/list-link.tsx';

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
  return (
    <ListLink hotel={hotel} room={room}>
      <LinkButton variant="quiet" {...look}>
        {t('detail.again')}
        {children}
      </LinkButton>
    </ListLink>
  );
}
