import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useSearchCabins } from '../../../generated/hooks/sailing.ts';
import type { VoyageCabin } from '../../../generated/types.ts';
import { isTemporary } from '../../../machines/problem.ts';
import { type VoyageChoice, voyageQuoteRequest } from '../../../machines/sailing/voyage.machine.ts';
import {
  BookingProgress,
  preloadVoyage,
  StayLayout,
  tripText,
  useBooking,
  useStayPreview,
} from '../../booking/index.ts';
import { paths } from '../../paths.ts';
import { problemOf } from '../../platform/api/api.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { FocusOnMount } from '../../platform/page/focus-on-mount.tsx';
import { PageHeading } from '../../platform/page/page-heading.tsx';
import { ProblemNotice } from '../../platform/api/problems.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CabinOfferCard } from './cabin-offer-card.tsx';
import { CabinPicker, useMisplacedText } from './cabin-picker.tsx';
import { divided, oneMore } from './cabins.ts';
import styles from './cabins-step.module.css';
import { useShips } from './use-ships.ts';
import { VoyagePanel } from './voyage-panel.tsx';

const ShipSheet = lazy(() => import('./ship-sheet.tsx'));

export function Cabins({ choice }: { choice: VoyageChoice }) {
  const { t } = useTranslation('voyage');
  const [, navigate] = useLocation();
  const { snapshot, send } = useBooking();
  const { search, outbound, inbound } = choice;
  const { hotel_code, adult, kid, infant } = search;
  const travellers = { adult, kid, infant };
  const offers = useSearchCabins({
    hotel_code,
    ...travellers,
    outbound: outbound ?? '',
    ...(inbound !== null && { inbound }),
  });
  const [cabins, setCabins] = useState<VoyageCabin[]>(choice.cabins);
  const [began] = useState(choice.cabins.length === 0);
  const [planOf, setPlanOf] = useState<{ ship: string; cabin: string } | null>(null);
  useEffect(preloadVoyage, []);
  const misplaced = useMisplacedText(travellers, cabins);
  const complete = cabins.length > 0 && misplaced === null;
  const running = useStayPreview(complete ? voyageQuoteRequest({ ...choice, cabins }) : null);
  const priced = complete && !running.pricing && !running.problem ? running.stay : null;
  // If a retry wouldn't help, the next step explains what to change.
  const rejected = !running.pricing && running.problem !== null && !isTemporary(running.problem);
  const ready = priced !== null || rejected;

  const goOn = () => {
    send({ type: 'CHOOSE_CABINS', cabins });
    navigate(paths.reservationInfo());
  };
  const { problem } = snapshot.context;
  const { data } = offers;
  const ships = useShips(data?.legs.map(({ ship_code }) => ship_code) ?? []);
  const most = data?.max_rooms ?? 1;
  const picker = data && (
    <CabinPicker
      {...{ travellers, cabins, ships, most }}
      offers={data.cabins}
      prices={priced?.rooms.map(({ total_price }) => total_price) ?? []}
      onChange={setCabins}
    />
  );
  return (
    <StayLayout
      {...(complete && running)}
      stay={complete ? running.stay : null}
      priced={complete}
      unpriced={
        <VoyagePanel
          found={data}
          travellers={travellers}
          missing={cabins.length > 0 && misplaced ? misplaced.text : null}
        />
      }
      action={
        complete && (
          // Without a price, the guest can't continue: the button or the notice above says why.
          <Button
            size="large"
            busy={running.pricing}
            busyLabel={t('cabins.pricing')}
            aria-disabled={!ready || undefined}
            onClick={() => ready && goOn()}
          >
            {t('cabins.go')}
          </Button>
        )
      }
    >
      <BookingProgress current="cabins" />
      <div>
        <PageHeading key="cabins">{t('cabins.title')}</PageHeading>
        {data && (
          <p className={styles.lead}>
            {tripText({ t }, data)} · {t('cabins.lead', { count: most })} {t('cabins.passports')}
          </p>
        )}
      </div>
      {problem && (
        <FocusOnMount>
          <ProblemNotice problem={problem} />
        </FocusOnMount>
      )}
      {offers.error ? (
        <ProblemNotice
          problem={problemOf(offers.error)}
          attempt="load"
          onRetry={() => void offers.refetch()}
          action={
            <Button variant="quiet" onClick={() => navigate(paths.reservation())}>
              {t('cabins.otherSailings')}
            </Button>
          }
        />
      ) : data ? (
        <>
          {/* Don't scroll to the picker if the guest returns with cabins already chosen. */}
          {cabins.length > 0 && (began ? <FocusOnMount>{picker}</FocusOnMount> : picker)}
          {data.cabins.map((offer, at) => (
            <CabinOfferCard
              key={offer.cabin_type.cabin_type_code}
              {...{ offer, ships, travellers }}
              chosen={cabins.filter((cabin) => cabin.cabin_type_code === offer.cabin_type.cabin_type_code).length}
              first={at === 0}
              adding={cabins.length > 0}
              full={cabins.length >= most}
              onTake={() => setCabins(divided(travellers, offer))}
              onAdd={() => setCabins(oneMore(travellers, cabins, offer))}
              onPlan={(ship) => setPlanOf({ ship, cabin: offer.cabin_type.cabin_type_code })}
            />
          ))}
        </>
      ) : (
        <Skeleton shape="block" height="24rem" />
      )}
      <Suspense fallback={null}>
        {planOf && <ShipSheet code={planOf.ship} cabin={planOf.cabin} onClose={() => setPlanOf(null)} />}
      </Suspense>
    </StayLayout>
  );
}
