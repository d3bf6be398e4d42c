import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { homePictureOf } from '../platform/api/files.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { DeadEnd } from '../platform/page/dead-end.tsx';
import { WaysOn } from '../platform/page/ways-on.tsx';
import { useHotel } from '../platform/tab/hotel.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/** Shown if the payment was made in another browser. Knowing an order ID must not be enough to see the result. */
export default function UnknownPayment({ alone }: { alone?: boolean | undefined }) {
  const { t } = useTranslation('payment');
  const hotel = useHotel();
  return (
    <DeadEnd
      alone={alone}
      picture={hotel.main_images[1] ?? homePictureOf(hotel)}
      place={hotel.hotel_name}
      title={t('unknown.title')}
      body={t('unknown.body')}
      actions={
        <Link href={paths.login('lookup')} asChild>
          <LinkButton>{t('unknown.lookup')}</LinkButton>
        </Link>
      }
    >
      <WaysOn to={['home', 'search']} />
    </DeadEnd>
  );
}
