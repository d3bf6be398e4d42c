import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useSearchOffers } from '../../generated/hooks/catalogue.ts';
import type { SearchRequest, SearchResult, SumPrice } from '../../generated/types.ts';
import { chooseOffer, JourneyProgress, loadBooking, loadStillHeld, useBegunBooking } from '../booking/index.ts';
import { paths } from '../paths.ts';
import { problemOf } from '../platform/api.ts';
import { useFormatters } from '../platform/formatters.ts';
import { useHotel } from '../platform/hotel.tsx';
import { useTranslation } from '../platform/i18n.ts';
import { PageHeading } from '../platform/PageHeading.tsx';
import { noticeOnceFetched } from '../platform/ProblemPage.tsx';
import { ProviderHtml } from '../platform/ProviderHtml.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Container, Stack } from '../ui/Layout.tsx';
import styles from './offer-list.module.css';
import { filtered, filterIn, offersByRoom, queryWith, worthFiltering } from './offers.ts';
import { OffersSkeleton } from './offers-skeleton.tsx';
import { RoomOfferCard } from './room-offer-card.tsx';
import { useSearchRequest } from './search.store.ts';
import { SearchBar } from './search-bar.tsx';

const SearchProblem = noticeOnceFetched(() => import('./search-problem.tsx').then((code) => code.SearchProblem));
const DayStrip = lazy(() => import('./day-strip.tsx'));
const OfferFilters = lazy(() => import('./offer-filters.tsx'));
const StillHeld = lazy(loadStillHeld);
const NothingLeft = lazy(() => import('./nothing-left.tsx'));
const WantedOffer = lazy(() => import('./wanted-offer.tsx'));

/** Rooms and packages for the dates and the party, with what they cost. */
export function OfferList() {
  const { t } = useTranslation('catalogue');
  const hotel = useHotel();
  const format = useFormatters();
  const request = useSearchRequest();
  const [, navigate] = useLocation();
  const search = useSearchOffers(request, { query: { enabled: hotel.set_reservation } });

  const journey = useBegunBooking();
  const problem = problemOfChoice(journey.snapshot, request);
  const { refetch } = search;
  useEffect(() => {
    if (problem) void refetch();
  }, [problem, refetch]);

  const choosing = useRef(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (failure !== null) throw failure;
  const choose = (result: SearchResult, { room_type_code, package_code }: SumPrice) => {
    // The first choice waits for the journey's code; a second press meanwhile is none.
    if (choosing.current) return;
    choosing.current = true;
    const offersOptions = result.upsellingList.length > 0 || result.earlyCheckoutList.length > 0;
    const choice = { roomTypeCode: room_type_code, packageCode: package_code, offersOptions };
    chooseOffer(request, choice).then(
      () => navigate(offersOptions ? paths.reservationOptions() : paths.reservationInfo()),
      setFailure,
    );
  };
  return (
    <Container className={styles.page} onPointerMove={comeSoon} onPointerDown={comeSoon} onFocus={comeSoon}>
      <Stack gap={4}>
        <JourneyProgress {...journey} current="room" />
        <div>
          <PageHeading>{t('list.title')}</PageHeading>
          <p className={styles.lead}>{format.range(request.start_date, request.end_date, 'long')}</p>
        </div>
        <SearchBar className={styles.search} />
        {hotel.set_reservation && (
          <div className={styles.daysAround}>
            <Suspense fallback={null}>{(search.data || search.error) && <DayStrip />}</Suspense>
          </div>
        )}
        <Suspense fallback={null}>{journey.snapshot?.hasTag('hold') && <StillHeld />}</Suspense>
        {problem && !search.error && <SearchProblem problem={problem} />}
        {search.error ? (
          <SearchProblem problem={problemOf(search.error)} onRetry={() => void search.refetch()} />
        ) : search.data ? (
          <Offers
            result={search.data}
            rooms={request.reservationInfo.length}
            onChoose={(sum) => choose(search.data, sum)}
          />
        ) : hotel.set_reservation ? (
          <OffersSkeleton />
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
    </Container>
  );
}

let coming = false;
/** The guest is about to choose. */
function comeSoon(): void {
  if (coming) return;
  coming = true;
  loadBooking().catch(() => (coming = false));
}

/** Why the last choice could not be priced or reserved, as long as the guest still looks for the same. */
function problemOfChoice(snapshot: ReturnType<typeof useBegunBooking>['snapshot'], request: SearchRequest) {
  if (snapshot === null) return null;
  const choosing = snapshot.matches('list') || snapshot.matches('dates');
  const same = JSON.stringify(snapshot.context.search) === JSON.stringify(request);
  return choosing && same ? snapshot.context.problem : null;
}

type OffersProps = { result: SearchResult; rooms: number; onChoose: (sum: SumPrice) => void };

function Offers({ result, rooms, onChoose }: OffersProps) {
  const { t } = useTranslation('catalogue');
  const [query, setQuery] = useSearchParams();
  const all = offersByRoom(result);
  const filter = filterIn(query);
  const shown = worthFiltering(all) ? filtered(all, filter) : all;
  const bookable = (rooms: typeof all) => rooms.filter(({ offers }) => offers.length > 0).length;
  return (
    <Stack gap={3}>
      {result.promotion && (
        <div>
          <Badge tone="good">{t('promotion.applied', { name: result.promotion.promotion_name })}</Badge>
        </div>
      )}
      <Suspense fallback={null}>
        {(query.has('package') || query.has('room')) && <WantedOffer result={result} />}
        {bookable(all) === 0 && <NothingLeft result={result} />}
      </Suspense>
      {worthFiltering(all) && (
        <div className={styles.filters}>
          <Suspense fallback={null}>
            <OfferFilters
              rooms={all}
              result={result}
              value={filter}
              left={shown.length}
              onChange={(next) => setQuery((before) => queryWith(before, next), { replace: true })}
            />
          </Suspense>
        </div>
      )}
      <p className={styles.count} role="status">
        {bookable(shown) > 0 && t('list.count', { count: bookable(shown) })}
      </p>
      <Stack as="ul" gap={3}>
        {shown.map((each, at) => (
          <li key={each.room.room_type_code}>
            <RoomOfferCard {...each} result={result} rooms={rooms} first={at === 0} onChoose={onChoose} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
