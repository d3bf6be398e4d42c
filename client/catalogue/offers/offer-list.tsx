import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useSearchOffers } from '../../../generated/hooks/catalogue.ts';
import type { SearchResult, SumPrice } from '../../../generated/types.ts';
import { chooseOffer, JourneyProgress, loadBooking, loadStillHeld, useOngoingBooking } from '../../booking/index.ts';
import { paths } from '../../paths.ts';
import { problemOf } from '../../platform/api/api.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { PageHeading } from '../../platform/page/page-heading.tsx';
import { noticeOnceFetched } from '../../platform/page/problem-page.tsx';
import { ProviderHtml } from '../../platform/page/provider-html.tsx';
import { Button } from '../../ui/button.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import styles from '../../ui/list-page.module.css';
import tools from './offer-list.module.css';
import { chosenOffer, problemOfChoice } from './choice-so-far.ts';
import { DaysAround } from '../search/days-around.tsx';
import { bookable, shownOf } from './offers.ts';
import { OffersFound } from './offers-found.tsx';
import { OffersSkeleton } from './offers-skeleton.tsx';
import { useSearchRequest } from '../search/search.store.ts';
import { useSearchAddress } from '../search/search-address.ts';
import { SearchLine } from '../search/search-line.tsx';

const SearchProblem = noticeOnceFetched(() =>
  import('../search/search-problem.tsx').then((code) => code.SearchProblem),
);
const StillHeld = lazy(loadStillHeld);
const RoomsSideBySide = lazy(() => import('./rooms-side-by-side.tsx'));
const RunningTotal = lazy(() => import('./running-total.tsx'));

export function OfferList() {
  const { t } = useTranslation('catalogue');
  const hotel = useHotel();
  const request = useSearchRequest();
  const [, navigate] = useLocation();
  useSearchAddress(request);
  const search = useSearchOffers(request, { query: { enabled: hotel.set_reservation } });

  const journey = useOngoingBooking();
  const problem = problemOfChoice(journey.snapshot, request);
  const { refetch } = search;
  useEffect(() => {
    if (problem) void refetch();
  }, [problem, refetch]);

  const choosing = useRef(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (failure !== null) throw failure;
  const choose = (result: SearchResult, { room_type_code, package_code }: SumPrice) => {
    // `chooseOffer` loads code first. Ignore further presses until it has loaded.
    if (choosing.current) return;
    choosing.current = true;
    const offersOptions = result.upsellingList.length > 0 || result.earlyCheckoutList.length > 0;
    const choice = { roomTypeCode: room_type_code, packageCode: package_code, offersOptions };
    chooseOffer(request, choice).then(
      () => navigate(offersOptions ? paths.reservationOptions() : paths.reservationInfo()),
      setFailure,
    );
  };
  const [query] = useSearchParams();
  const [compared, setCompared] = useState<string[]>([]);
  const [open, onOpen] = useState(false);
  const days = { open, onOpen };
  const [sideBySide, setSideBySide] = useState(false);
  const rooms = search.data && shownOf(search.data, query);
  const available = rooms ? bookable(rooms.shown) : 0;
  const chosen = search.data && chosenOffer(journey.snapshot, request, search.data);
  const compares = compared.length > 1;
  const total = search.data && rooms && (chosen || compares) && (
    <Suspense fallback={null}>
      <RunningTotal
        result={search.data}
        shown={rooms.shown}
        chosen={chosen}
        compared={compared}
        action={
          compares && (
            <Button size="small" onClick={() => setSideBySide(true)}>
              {t('sideBySide.open', { count: compared.length })}
            </Button>
          )
        }
        onCompare={setCompared}
        onContinue={(sum) => choose(search.data, sum)}
      />
    </Suspense>
  );
  return (
    <Container
      className={styles.page}
      onPointerMove={preloadBooking}
      onPointerDown={preloadBooking}
      onFocus={preloadBooking}
    >
      <Stack gap={2} className={styles.column}>
        <JourneyProgress {...journey} current="room" />
        <SearchLine
          heading={
            <>
              <PageHeading>{t('list.title')}</PageHeading>
              <p role="status">{available > 0 && t('list.count', { count: available })}</p>
            </>
          }
        />
        <Suspense fallback={null}>{journey.snapshot?.hasTag('hold') && <StillHeld />}</Suspense>
        {problem && !search.error && <SearchProblem problem={problem} />}
        {search.error ? (
          <>
            {hotel.set_reservation && (
              <div className={tools.tools}>
                <DaysAround {...days} shown fold={false} />
              </div>
            )}
            <SearchProblem problem={problemOf(search.error)} onRetry={() => void search.refetch()} />
          </>
        ) : search.data ? (
          <OffersFound
            result={search.data}
            rooms={request.reservationInfo.length}
            days={days}
            compared={compared}
            onCompare={setCompared}
            onChoose={(sum) => choose(search.data, sum)}
          />
        ) : hotel.set_reservation ? (
          <>
            <div className={tools.tools}>
              <DaysAround {...days} />
            </div>
            <OffersSkeleton />
          </>
        ) : (
          <SearchProblem problem={{ code: 'stay_closed' }} />
        )}
        {hotel.reservation_html && (
          <section aria-labelledby="note" className={styles.note}>
            <h2 id="note">{t('list.note')}</h2>
            <ProviderHtml html={hotel.reservation_html} />
          </section>
        )}
      </Stack>
      <div className={styles.foot}>{total}</div>
      <Suspense fallback={null}>
        {sideBySide && search.data && rooms && (
          <RoomsSideBySide
            rooms={rooms.all.filter(({ room }) => compared.includes(room.room_type_code))}
            result={search.data}
            onChoose={(sum) => choose(search.data, sum)}
            onClose={() => setSideBySide(false)}
          />
        )}
      </Suspense>
    </Container>
  );
}

let coming = false;
function preloadBooking(): void {
  if (coming) return;
  coming = true;
  loadBooking().catch(() => (coming = false));
}
