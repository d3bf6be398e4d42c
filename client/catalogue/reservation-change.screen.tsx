import { useMachine } from '@xstate/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { getGetReservationQueryKey, usePreviewCancellation } from '../../generated/hooks/booking.ts';
import { useSearchOffers } from '../../generated/hooks/catalogue.ts';
import type { QuoteRequest, Reservation, StaySelection } from '../../generated/types.ts';
import { changeLogic, keepReservation, openedBy, payForChange, SideLayout, WithReservation } from '../booking/index.ts';
import { paths } from '../paths.ts';
import { problemOf } from '../platform/api.ts';
import { useHotel } from '../platform/hotel.tsx';
import { useTranslation } from '../platform/i18n.ts';
import { PageHeading } from '../platform/PageHeading.tsx';
import { ProblemNotice } from '../platform/problems.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { toast } from '../ui/toast.ts';
import { ChangeBar, ChangePanel } from './change-price.tsx';
import styles from './change-stay.module.css';
import { ChangeDates, ChangeParty } from './change-stay.tsx';
import { partyOf, withRoomOptions } from './changed-selection.ts';
import { RoomOptions } from './room-options.tsx';

/** Another stay for a reservation that stands: dates, who is coming, options. What it costs or gives back is told with each choice. */
export default function ReservationChangeScreen() {
  const { t } = useTranslation('change');
  const hotel = useHotel();
  return (
    <WithReservation title={t('title')}>
      {(reservation) =>
        reservation.selection &&
        reservation.allowed_actions.includes('change') &&
        reservation.stay.hotel_code === hotel.hotel_code ? (
          // Once it is changed what is chosen begins anew.
          <Change key={reservation.changes.length} reservation={reservation} booked={reservation.selection} />
        ) : (
          <Redirect to={paths.reservationDetail(reservation.reservation_number)} replace />
        )
      }
    </WithReservation>
  );
}

function Change({ reservation, booked }: { reservation: Reservation; booked: StaySelection }) {
  const { t } = useTranslation('change');
  const { reservation_number: reservationNumber, stay } = reservation;
  const [snapshot, send] = useMachine(changeLogic, { input: { reservationNumber, selection: booked } });
  const { selection } = snapshot.context;
  const { lost, again } = useGoOn(snapshot);
  // While cancelling costs something less can be changed.
  const terms = usePreviewCancellation(reservationNumber, { request: openedBy(reservationNumber) });
  const select = (changed: QuoteRequest) => send({ type: 'SELECT', selection: changed });
  const change = { snapshot, send, reservation };
  return (
    <SideLayout panel={<ChangePanel {...change} />} bar={<ChangeBar {...change} />}>
      {() => (
        <Stack gap={4}>
          <Stack gap={1}>
            <PageHeading>{t('title')}</PageHeading>
            <p>{t('lead')}</p>
          </Stack>
          {terms.data && terms.data.fee > 0 && <Notice tone="info" title={t('limited')} />}
          {lost !== null && <ProblemNotice problem={problemOf(lost)} onRetry={again} />}
          <ChangeDates selection={selection} onChange={select} />
          <ChangeParty selection={selection} onChange={select} />
          <Options selection={selection} packageCode={stay.package_code} onChange={select} />
          <Link href={paths.reservationDetail(reservationNumber)} asChild>
            <LinkButton variant="ghost" className={styles.keep}>
              {t('held.keep')}
            </LinkButton>
          </Link>
        </Stack>
      )}
    </SideLayout>
  );
}

/** Once it is changed the reservation tells so; what has to be paid goes to the card. */
function useGoOn({
  value,
  context: { hold, reservationNumber },
}: ReturnType<typeof useMachine<typeof changeLogic>>[0]) {
  const { t } = useTranslation('change');
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  // The code of the payment may not come; what is held waits for it.
  const [lost, setLost] = useState<unknown>(null);
  useEffect(() => {
    if (!hold) return;
    if (value === 'toPay' && lost === null) void payForChange(hold).then(() => navigate(paths.payment()), setLost);
    if (value !== 'changed') return;
    keepReservation(hold);
    void queries.invalidateQueries({ queryKey: getGetReservationQueryKey(reservationNumber) });
    toast.good(t('done'));
    navigate(paths.reservationDetail(reservationNumber), { replace: true });
  }, [value, hold, lost, reservationNumber, navigate, queries, t]);
  return { lost, again: () => setLost(null) };
}

type OptionsProps = {
  selection: QuoteRequest;
  packageCode: string | null;
  onChange: (selection: QuoteRequest) => void;
};

/** What can be had beside the rooms on these dates; nothing where nothing is offered. */
function Options({ selection, packageCode, onChange }: OptionsProps) {
  const { t } = useTranslation('change');
  const { hotel_code, start_date, end_date } = selection;
  const offers = useSearchOffers({ hotel_code, start_date, end_date, reservationInfo: partyOf(selection) });
  const offered = offers.data;
  if (!offered || offered.upsellingList.length + offered.earlyCheckoutList.length === 0) return null;
  const rooms = selection.reservationRoomList;
  return (
    <Stack as="section" gap={3} aria-labelledby="change-options">
      <h2 id="change-options" className={styles.title}>
        {t('options')}
      </h2>
      {rooms.map((room, at) => (
        <RoomOptions
          // biome-ignore lint/suspicious/noArrayIndexKey: a room of the stay is known by its place only
          key={at}
          number={rooms.length > 1 ? at + 1 : null}
          room={room}
          offered={offered}
          pack={offered.packageList.find((each) => each.package_code === packageCode)}
          onChange={(taken) => onChange(withRoomOptions(selection, at, taken))}
        />
      ))}
    </Stack>
  );
}
