import { Link } from 'wouter';
import type { MemberOffer as Offer } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { keepReturn } from '../../platform/tab/return-to.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import styles from './member-offer.module.css';

/**
 * Shows visitors what they would gain as members, in one line so that the form stays in view. A login or sign-up
 * returns to this screen and keeps the guest's input.
 */
export function MemberOffer({ offer }: { offer: Offer }) {
  const { t } = useTranslation('coupon');
  const { money, number } = useFormatters();
  const { member_types } = useHotel();
  const wide = useMediaQuery('(min-width: 48rem)');
  const rememberPage = () => keepReturn(paths.reservationInfo());
  return (
    <div className={styles.offer}>
      <div className={styles.text}>
        <p className={styles.title}>
          {offer.total_price === undefined
            ? t('offer.points', { points: number(offer.earn_point) })
            : t('offer.price', { total: money(offer.total_price), points: number(offer.earn_point) })}
        </p>
        {wide && <p className={styles.quiet}>{t('offer.kept')}</p>}
      </div>
      <div className={styles.links}>
        <Link href={paths.login()} onClick={rememberPage} asChild>
          <LinkButton variant="ghost" size="small">
            {t('app:header.login')}
          </LinkButton>
        </Link>
        {member_types.length > 0 && (
          <Link href={paths.signUp()} onClick={rememberPage} asChild>
            <LinkButton variant="ghost" size="small">
              {t('app:header.signUp')}
            </LinkButton>
          </Link>
        )}
      </div>
    </div>
  );
}
