import { Globe, Mail } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { SearchBar } from '../catalogue/index.ts';
import { homePictureOf } from '../platform/api/files.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { DeadEnd } from '../platform/page/dead-end.tsx';
import { ScreenSkeleton } from '../platform/page/screen-skeleton.tsx';
import { Way, Ways, WaysOn } from '../platform/page/ways-on.tsx';
import { HotelProvider, useHotel } from '../platform/tab/hotel.tsx';
import { Button } from '../ui/button.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Shell } from './shell.tsx';

const VoyageBar = lazy(() => import('../sailing/index.ts'));

/** Uses the property's header and footer if the tab has a property. Otherwise, explains how to start again. */
export default function ErrorPage() {
  return (
    <HotelProvider waiting={<ScreenSkeleton alone overPicture />} unknown={<NoProperty />}>
      <Shell overPicture>
        <NotFound />
      </Shell>
    </HotelProvider>
  );
}

function NotFound() {
  const { t } = useTranslation('dead-end');
  const hotel = useHotel();
  return (
    <DeadEnd
      picture={homePictureOf(hotel)}
      place={hotel.hotel_name}
      title={t('notFound.title')}
      body={
        <>
          <p>{t('notFound.body')}</p>
          <p>{t('notFound.next')}</p>
        </>
      }
      search={
        hotel.property_kind === 'sailing' ? (
          <Suspense fallback={null}>
            <VoyageBar />
          </Suspense>
        ) : (
          <SearchBar />
        )
      }
    >
      <WaysOn to={['home', 'lookUp']} />
    </DeadEnd>
  );
}

function NoProperty() {
  const { t } = useTranslation('dead-end');
  const back = history.length > 1 && <Button onClick={() => history.back()}>{t('noProperty.back')}</Button>;
  return (
    <DeadEnd alone place={<LanguageChoice />} title={t('noProperty.title')} body={t('noProperty.body')} actions={back}>
      <Ways>
        <Way icon={<Globe />} name={t('noProperty.site')} more={t('noProperty.siteMore')} />
        <Way icon={<Mail />} name={t('noProperty.booked')} more={t('noProperty.bookedMore')} />
      </Ways>
    </DeadEnd>
  );
}
