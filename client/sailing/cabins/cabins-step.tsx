import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSearchCabins } from '../../../generated/hooks/sailing.ts';
import type { VoyageCabin } from '../../../generated/types.ts';
import { type VoyageChoice, voyageQuoteRequest } from '../../../machines/sailing/voyage.machine.ts';
import { BookingProgress, StayLayout, tripText, useBooking, useStayPreview, useVoyage } from '../../booking/index.ts';
import { paths } from '../../paths.ts';
import { problemOf } from '../../platform/api/api.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { FocusOnMount } from '../../platform/page/focus-on-mount.tsx';
import { PageHeading } from '../../platform/page/page-heading.tsx';
import { ProblemNotice } from '../../platform/api/problems.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CabinOfferCard } from './cabin-offer-card.tsx';
import { CabinPicker } from './cabin-picker.tsx';
import { divided, isComplete, oneMore } from './cabins.ts';
import styles from './cabins-step.module.css';

export default function CabinsStep() {
  const [, navigate] = useLocation();
  const { snapshot, send } = useBooking();
  const voyage = useVoyage();
  const here = snapshot.matches('voyage') && voyage?.matches('cabins');

  const arriving = useRef(true);
  const busy = snapshot.hasTag('busy');
  // Back reopens this step unless cabins are held, because going back must not release them.
  const reopens = !snapshot.hasTag('hold') && (voyage ?? snapshot).can({ type: 'GO_TO', step: 'cabins' });
  const choosing = snapshot.matches('dates') || snapshot.matches('list') || snapshot.matches('voyage');
  useEffect(() => {
    if (busy) return;
    if (!here && arriving.current && reopens) send({ type: 'GO_TO', step: 'cabins' });
    else if (!here) navigate(choosing ? paths.reservation() : paths.reservationInfo(), { replace: true });
    arriving.current = false;
  }, [busy, here, reopens, choosing, send, navigate]);

  const choice = voyage?.context;
  if (!here || !choice) return <Waiting />;
  return <Cabins key={`${choice.outbound} ${choice.inbound}`} choice={choice} />;
}

function Waiting() {
  return (
    <StayLayout stay={null}>
      <BookingProgress current="cabins" />
      <Skeleton shape="block" height="24rem" />
    </StayLayout>
  );
}

function Cabins({ choice }: { choice: VoyageChoice }) {
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
  const [triedToContinue, setAsked] = useState(false);
  const complete = isComplete(travellers, cabins);
  const running = useStayPreview(complete ? voyageQuoteRequest({ ...choice, cabins }) : null);

  const goOn = () => {
    if (!complete) return setAsked(true);
    send({ type: 'CHOOSE_CABINS', cabins });
    navigate(paths.reservationInfo());
  };
  const { problem } = snapshot.context;
  const { data } = offers;
  const most = data?.max_rooms ?? 1;
  const action = (
    <Button size="large" onClick={goOn}>
      {t('cabins.go')}
    </Button>
  );
  return (
    <StayLayout {...(complete && running)} stay={complete ? running.stay : null} priced={complete} action={action}>
      <BookingProgress current="cabins" />
      <div>
        <PageHeading key="cabins">{t('cabins.title')}</PageHeading>
        {data && (
          <p className={styles.lead}>
            {tripText({ t }, data)} · {t('cabins.lead', { count: most })}
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
          onRetry={() => void offers.refetch()}
          action={
            <Button variant="quiet" onClick={() => navigate(paths.reservation())}>
              {t('cabins.otherSailings')}
            </Button>
          }
        />
      ) : data ? (
        <>
          {cabins.length > 0 && (
            <FocusOnMount>
              <CabinPicker
                {...{ travellers, cabins, triedToContinue }}
                offers={data.cabins}
                most={most}
                onChange={(changed) => {
                  setAsked(false);
                  setCabins(changed);
                }}
              />
            </FocusOnMount>
          )}
          {data.cabins.map((offer, at) => (
            <CabinOfferCard
              key={offer.cabin_type.cabin_type_code}
              offer={offer}
              first={at === 0}
              adding={cabins.length > 0}
              full={cabins.length >= most}
              onTake={() => setCabins(divided(travellers, offer))}
              onAdd={() => setCabins(oneMore(travellers, cabins, offer))}
            />
          ))}
          {cabins.length === 0 && (
            <p
              className={styles.lead}
              role={triedToContinue ? 'alert' : undefined}
              data-asked={triedToContinue || undefined}
            >
              {t('cabins.none')}
            </p>
          )}
        </>
      ) : (
        <Skeleton shape="block" height="24rem" />
      )}
    </StayLayout>
  );
}
