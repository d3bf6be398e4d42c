import { lazy, Suspense } from 'react';
import { loadMessages, useTranslation } from '../platform/i18n/i18n.ts';
import { askForConsent } from '../platform/page/own-analytics.tsx';
import { useHotel } from '../platform/tab/hotel.tsx';
import { Button } from '../ui/button.tsx';

/** Lets guests change their answer to the consent banner at any time. */
function Choice() {
  const { t } = useTranslation('consent');
  const { hotel_code } = useHotel();
  return (
    <Button variant="ghost" size="small" onClick={() => void askForConsent(hotel_code)}>
      {t('change')}
    </Button>
  );
}

const Loaded = lazy(async () => {
  await loadMessages(['consent']);
  return { default: Choice };
});

export default function AnalyticsChoice() {
  return (
    <Suspense fallback={null}>
      <Loaded />
    </Suspense>
  );
}
