import type { Coupon } from '../../generated/types.ts';
import { ListLink } from '../booking/index.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { useHotelCode } from '../platform/tab/hotel.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

type Props = { coupon: Coupon; off: string };

/**
 * Links to the room list of this tab's property or, if that property doesn't accept the coupon, to the first property
 * that does.
 */
export function UseCoupon({ coupon: { coupon_title, usable_places }, off }: Props) {
  const { t } = useTranslation('member');
  const here = useHotelCode();
  const hotel = usable_places.find(({ hotel_code }) => hotel_code === here) ?? usable_places[0];
  return (
    <ListLink hotel={hotel}>
      <LinkButton variant="quiet" size="small">
        {t('coupons.use')}
        <VisuallyHidden>{` ${off}, ${coupon_title}`}</VisuallyHidden>
      </LinkButton>
    </ListLink>
  );
}
