import { lazy, Suspense } from 'react';
import { useSearchSailings } from '../../../generated/hooks/sailing.ts';
import { JourneyProgress, loadStillHeld, useOngoingBooking } from '../../booking/index.ts';
import { problemOf } from '../../platform/api/api.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { PageHeading } from '../../platform/page/page-heading.tsx';
import { ProviderHtml } from '../../platform/page/provider-html.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import page from '../../ui/list-page.module.css';
import { isAvailable } from './sailing-choice.ts';
import { SailingProblem } from './sailing-problem.tsx';
import { SailingsFound } from './sailings-found.tsx';
import { SailingsSkeleton } from './sailings-skeleton.tsx';
import { useChosenSailings } from './use-chosen-sailings.ts';
import { VoyageLine } from '../search/voyage-line.tsx';
import { openVoyage } from '../search/voyage-search.store.ts';
import { useVoyageAddress } from '../search/voyage-address.ts';
import { useFerry } from '../use-voyage-search.ts';
import { VoyageTotal } from './voyage-total.tsx';

const StillHeld = lazy(loadStillHeld);

export function SailingList() {
  const { t } = useTranslation('sailing');
  const hotel = useHotel();
  const request = useVoyageAddress();
  const search = useSearchSailings(request ?? NONE, { query: { enabled: request !== null && hotel.set_reservation } });
  const ferry = useFerry();
  // Until the ports have loaded, the request may lack a route.
  const searching = hotel.set_reservation && (search.isLoading || ferry.isPending);
  const journey = useOngoingBooking();
  const choice = useChosenSailings(request, search.data);

  return (
    <Container className={page.page}>
      <Stack gap={2} className={page.column}>
        <JourneyProgress {...journey} current="sailings" />
        <VoyageLine heading={<PageHeading>{t('list.title')}</PageHeading>} />
        <Suspense fallback={null}>{journey.snapshot?.hasTag('hold') && <StillHeld />}</Suspense>
        {!hotel.set_reservation ? (
          <SailingProblem problem={{ code: 'stay_closed' }} />
        ) : searching ? (
          <SailingsSkeleton />
        ) : request === null ? (
          <EmptyState
            title={t('calendar.chooseOut')}
            actions={<Button onClick={() => openVoyage('dates')}>{t('search.chooseDate')}</Button>}
          >
            {t('list.noDay')}
          </EmptyState>
        ) : search.error ? (
          <SailingProblem problem={problemOf(search.error)} onRetry={() => void search.refetch()} />
        ) : (
          search.data && (
            <SailingsFound result={search.data} travellers={request.adult + request.kid + request.infant} {...choice} />
          )
        )}
        {/* Show the note only after the sailings have loaded, because they would push it down. */}
        {hotel.reservation_html && !searching && (
          <section aria-labelledby="note" className={page.note}>
            <h2 id="note">{t('list.note')}</h2>
            <ProviderHtml html={hotel.reservation_html} />
          </section>
        )}
      </Stack>
      <div className={page.foot}>
        {search.data && request && isAvailable(search.data) && (
          <VoyageTotal result={search.data} request={request} {...choice} />
        )}
      </div>
    </Container>
  );
}

/** Placeholder for a disabled query; never sent. */
const NONE = { hotel_code: '0', route_code: '', departure_date: '', adult: 1, kid: 0, infant: 0 };
