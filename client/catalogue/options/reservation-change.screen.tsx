import { lazy, Suspense } from 'react';
import { Redirect } from 'wouter';
import { useSearchOffers } from '../../../generated/hooks/catalogue.ts';
import type { QuoteRequest, Reservation, StaySelection } from '../../../generated/types.ts';
import { ChangeLayout, WithReservation } from '../../booking/index.ts';
import { paths } from '../../paths.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import styles from './change-options.module.css';
import { ChangeDates, ChangeParty } from './change-stay.tsx';
import { partyOf, withRoomOptions } from './changed-selection.ts';
import { RoomOptions } from './room-options.tsx';

const ChangeVoyage = lazy(async () => (await import('../../sailing/index.ts')).loadChangeVoyage());

export default function ReservationChangeScreen() {
  const { t } = useTranslation('change');
  const hotel = useHotel();
  return (
    <WithReservation title={t('title')}>
      {(reservation) => {
        const { allowed_actions, stay, changes, selection, voyage_selection: voyage } = reservation;
        const changeable = allowed_actions.includes('change') && stay.hotel_code === hotel.hotel_code;
        // Each change to the reservation changes the key, which resets the form to the changed stay.
        const key = changes.length;
        if (changeable && selection) return <ChangeStay key={key} reservation={reservation} booked={selection} />;
        if (changeable && voyage)
          return (
            <Suspense fallback={null}>
              <ChangeVoyage key={key} reservation={reservation} booked={voyage} />
            </Suspense>
          );
        return <Redirect to={paths.reservationDetail(reservation.reservation_number)} replace />;
      }}
    </WithReservation>
  );
}

function ChangeStay({ reservation, booked }: { reservation: Reservation; booked: StaySelection }) {
  return (
    <ChangeLayout<QuoteRequest> reservation={reservation} booked={booked}>
      {(selection, select) => (
        <>
          <ChangeDates selection={selection} onChange={select} />
          <ChangeParty selection={selection} onChange={select} />
          <Options selection={selection} packageCode={reservation.stay.package_code} onChange={select} />
        </>
      )}
    </ChangeLayout>
  );
}

type OptionsProps = {
  selection: QuoteRequest;
  packageCode: string | null;
  onChange: (selection: QuoteRequest) => void;
};

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
          key={at}
          level={3}
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
