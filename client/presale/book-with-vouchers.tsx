import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import type { Contract } from '../../generated/types.ts';
import { HotelLink } from '../booking/index.ts';
import { paths } from '../paths.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { useHotelCode } from '../platform/tab/hotel.tsx';
import { LinkButton } from '../ui/link-button.tsx';

type Props = Pick<ComponentProps<typeof LinkButton>, 'variant' | 'className'> & { contract: Contract };

/** Links to the property of the contract, whose vouchers no other property accepts. */
export function BookWithVouchers({ contract: { hotel_code, hotel_name }, ...look }: Props) {
  const { t } = useTranslation('member');
  const link = <LinkButton {...look}>{t('vouchers.book')}</LinkButton>;
  if (useHotelCode() === hotel_code)
    return (
      <Link href={paths.reservation()} asChild>
        {link}
      </Link>
    );
  return (
    <HotelLink href={paths.start(hotel_code)} name={hotel_name}>
      {link}
    </HotelLink>
  );
}
