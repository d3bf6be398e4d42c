import { Link } from 'wouter';
import type { Coupon } from '../../generated/types.ts';
import { HotelLink } from '../booking/index.ts';
import { paths } from '../paths.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { useHotelCode } from '../platform/tab/hotel.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** Links to the list for the guest's dates, or to another property if only others accept the coupon. */
export function UseCoupon({ coupon: { coupon_title, usable_places }, off }: { coupon: Coupon; off: string }) {
  const { t } = useTranslation('member');
  const here = useHotelCode();
  const [first] = usable_places;
  const link = (
    <LinkButton variant="quiet" size="small">
      {t('coupons.use')}
      <VisuallyHidden>{` ${off}, ${coupon_title}`}</VisuallyHidden>
    </LinkButton>
  );
  if (first === undefined || usable_places.some(({ hotel_code }) => hotel_code === here))
    return (
      <Link href={paths.reservation()} asChild>
        {link}
      </Link>
    );
  return (
    <HotelLink href={paths.start(first.hotel_code)} name={first.hotel_name}>
      {link}
    </HotelLink>
  );
}
