import { ExternalLink, MapPin, Phone } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Amenities, PackagesSummary, PriceComparison, RoomsSummary } from '../catalogue/index.ts';
import { pictureOf } from '../platform/api/files.ts';
import { useHotel, useMain } from '../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { ProviderHtml } from '../platform/page/provider-html.tsx';
import { Queries } from '../platform/api/queries.tsx';
import { formatAddress } from '../ui/intl.ts';
import { telOf } from '../ui/phone.ts';
import { Container, Stack } from '../ui/layout.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { mapUrl } from '../ui/map-url.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './home-more.module.css';

const FerrySummary = lazy(async () => (await import('../sailing/index.ts')).loadFerrySummary());

export default function HomeMore() {
  const { property_kind: kind } = useHotel();
  return (
    <Queries>
      <div className={styles.more}>
        {kind === 'sailing' ? (
          <Suspense fallback={null}>
            <FerrySummary />
          </Suspense>
        ) : (
          <>
            <Container>
              <RoomsSummary />
            </Container>
            <Container>
              <PackagesSummary />
            </Container>
          </>
        )}
        <WhyHere />
        <Place />
      </div>
    </Queries>
  );
}

function WhyHere() {
  const { hotel } = useMain();
  const sails = hotel.property_kind === 'sailing';
  const { t } = useTranslation(sails ? 'sailing' : 'property');
  const picture = hotel.main_images[1];
  const first = sails ? ['fares'] : hotel.use_price_comparison ? ['price'] : [];
  const reasons = [...first, 'cancel', 'help'];
  const instead = picture && <Picture {...pictureOf(picture)} ratio="4/3" className={styles.rounded} />;
  return (
    <section className={styles.band} aria-labelledby="why">
      <Container className={styles.why}>
        <Stack gap={3}>
          <h2 id="why">{t('why.title')}</h2>
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>
                <h3>{t(`why.${reason}.title`)}</h3>
                <p>{t(`why.${reason}.body`)}</p>
              </li>
            ))}
          </ul>
        </Stack>
        {hotel.use_price_comparison ? <PriceComparison instead={instead} /> : instead}
      </Container>
    </section>
  );
}

function Place() {
  const { t } = useTranslation('property');
  const locale = useLocale();
  const { hotel, footer_data: footer } = useMain();
  const { location, main_images } = hotel;
  const picture = main_images.at(-1);
  return (
    <Container as="section" className={styles.place} aria-labelledby="where">
      {picture && main_images.length > 1 && <Picture {...pictureOf(picture)} ratio="4/3" className={styles.rounded} />}
      <Stack gap={3}>
        <h2 id="where">{t('place.title')}</h2>
        <p className={styles.line}>
          <MapPin aria-hidden="true" />
          {footer.address ?? `${formatAddress(hotel.address1, hotel.address2, locale)} ${hotel.address3}`}
        </p>
        {footer.tel && (
          <p className={styles.line}>
            <Phone aria-hidden="true" />
            <a href={telOf(footer.tel)}>{footer.tel}</a>
          </p>
        )}
        {hotel.property_kind === 'hotel' && (
          <p className={styles.times}>
            {t('place.times', { from: hotel.default_checkin_time, to: hotel.default_checkout_time })}
          </p>
        )}
        <Amenities />
        {hotel.manual_html && <ProviderHtml html={hotel.manual_html} />}
        {location && (
          <div>
            <LinkButton
              variant="quiet"
              href={mapUrl(location)}
              target="_blank"
              rel="noreferrer"
              icon={<ExternalLink aria-hidden="true" />}
            >
              {t('place.map')}
            </LinkButton>
          </div>
        )}
      </Stack>
    </Container>
  );
}
