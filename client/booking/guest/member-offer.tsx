import { Link } from 'wouter';
import type { MemberOffer as Offer } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { keepReturn } from '../../platform/tab/return-to.ts';
import { Cluster } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';

/**
 * Shows visitors what they would gain as members. A login or sign-up returns to this screen and keeps the guest's
 * input.
 */
export function MemberOffer({ offer }: { offer: Offer }) {
  const { t } = useTranslation('coupon');
  const { money, number } = useFormatters();
  const { member_types } = useHotel();
  const rememberPage = () => keepReturn(paths.reservationInfo());
  return (
    <Notice
      title={
        offer.total_price === undefined
          ? t('offer.points', { points: number(offer.earn_point) })
          : t('offer.price', { total: money(offer.total_price), points: number(offer.earn_point) })
      }
      action={
        <Cluster gap={1}>
          <Link href={paths.login()} onClick={rememberPage} asChild>
            <LinkButton variant="quiet">{t('app:header.login')}</LinkButton>
          </Link>
          {member_types.length > 0 && (
            <Link href={paths.signUp()} onClick={rememberPage} asChild>
              <LinkButton variant="ghost">{t('app:header.signUp')}</LinkButton>
            </Link>
          )}
        </Cluster>
      }
    >
      {t('offer.kept')}
    </Notice>
  );
}
