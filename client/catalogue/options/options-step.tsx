import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useSearchOffers } from '../../../generated/hooks/catalogue.ts';
import { quoteRequest } from '../../../machines/booking/booking.rooms.ts';
import { BookingProgress, StayLayout, useBooking, useLeaveByBack, useStayPreview } from '../../booking/index.ts';
import { paths } from '../../paths.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { PageHeading } from '../../platform/page/page-heading.tsx';
import { LoadProblem } from '../../platform/api/load-problem.tsx';
import { ProblemNotice } from '../../platform/api/problems.tsx';
import { Button } from '../../ui/button.tsx';
import { DotLine } from '../../ui/dot-line.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './options-step.module.css';
import { RoomOptions } from './room-options.tsx';

/** Rows of options, and the check-out times below them. */
function OptionsSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton shape="block" height="7.5rem" lines={2} />
      <Skeleton shape="block" width="9rem" height="2rem" />
      <Skeleton shape="block" height="9.5rem" />
    </div>
  );
}

export default function OptionsStep() {
  const { t } = useTranslation('catalogue');
  const format = useFormatters();
  const [, navigate] = useLocation();
  const { snapshot, send } = useBooking();
  const { search, choice, rooms } = snapshot.context;
  const here = snapshot.matches('options');
  const running = useStayPreview(here ? quoteRequest(search, choice, rooms) : null);
  const offers = useSearchOffers(search, { query: { enabled: here } });

  const arriving = useRef(true);
  const busy = snapshot.hasTag('busy');
  // Back reopens this step unless rooms are held, because going back must not release them.
  const reopens = !snapshot.hasTag('hold') && snapshot.can({ type: 'GO_TO', step: 'options' });
  const choosing = snapshot.matches('dates') || snapshot.matches('list');
  const leaving = useLeaveByBack(snapshot);
  useEffect(() => {
    if (busy || leaving) return;
    if (!here && arriving.current && reopens) send({ type: 'GO_TO', step: 'options' });
    else if (!here) navigate(choosing ? paths.reservation() : paths.reservationInfo(), { replace: true });
    arriving.current = false;
  }, [busy, leaving, here, reopens, choosing, send, navigate]);

  const go = (event: 'CONTINUE' | 'SKIP') => {
    send({ type: event });
    navigate(paths.reservationInfo());
  };
  const room = offers.data?.roomList.find((each) => each.room_type_code === choice?.roomTypeCode);
  const pack = offers.data?.packageList.find((each) => each.package_code === choice?.packageCode);
  const { problem: known } = snapshot.context;
  const problem = here && known?.code !== running.problem?.code ? known : null;
  const taken = rooms.some((each) => each.selectedUpselling.length > 0 || each.early_checkout_seq !== undefined);

  // Send SKIP only if nothing is selected, because SKIP drops all options.
  const action = (
    <Button size="large" busy={busy} onClick={() => go(taken ? 'CONTINUE' : 'SKIP')}>
      {t(taken ? 'options.continue' : 'options.skip')}
    </Button>
  );
  return (
    <StayLayout {...running} action={action}>
      <BookingProgress current="options" />
      <div>
        <PageHeading key="options">{t('options.title')}</PageHeading>
        {room && (
          <p className={styles.lead}>
            <DotLine
              parts={[room.room_type_name, pack?.package_name, format.range(search.start_date, search.end_date)]}
            />
          </p>
        )}
      </div>
      {problem && <ProblemNotice problem={problem} />}
      {offers.error ? (
        <LoadProblem query={offers} />
      ) : offers.data && here ? (
        rooms.map((each, at) => (
          <RoomOptions
            key={at}
            number={rooms.length > 1 ? at + 1 : null}
            room={each}
            offered={offers.data}
            pack={pack}
            onChange={(change) => send({ type: 'SET_ROOM_OPTIONS', room: at, ...change })}
          />
        ))
      ) : (
        <OptionsSkeleton />
      )}
    </StayLayout>
  );
}
