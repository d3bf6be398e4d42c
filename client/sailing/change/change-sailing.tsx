import { Ship } from 'lucide-react';
import { useState } from 'react';
import { useSearchSailings } from '../../../generated/hooks/sailing.ts';
import type { Reservation, Sailing, VoyageLeg } from '../../../generated/types.ts';
import { ChangeChoice, legEnds } from '../../booking/index.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { LoadProblem } from '../../platform/api/load-problem.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DepartureCalendar } from '../search/departure-calendar.tsx';
import { SailingCard } from '../sailings/sailing-card.tsx';
import styles from '../sailings/sailings.module.css';
import { dayOf } from '../use-times.ts';

type Props = {
  way: 'only' | 'out' | 'back';
  booked: VoyageLeg;
  /** Code of the chosen departure. */
  chosen: string;
  reservation: Reservation;
  onChange: (departure: string) => void;
};

export function ChangeSailing({ way, booked, chosen, reservation, onChange }: Props) {
  const { t } = useTranslation('voyage');
  const format = useFormatters();
  const [taken, setTaken] = useState<VoyageLeg>(booked);
  const [day, setDay] = useState<string | null>(null);
  const [picked, setPicked] = useState<VoyageLeg | null>(null);
  const leg = taken.departure_code === chosen ? taken : booked;
  const messages = (one: VoyageLeg) => `${legEnds({ t, ...format }, one).join(' → ')} · ${one.ship_name}`;
  const party = partyOf(reservation);
  return (
    <ChangeChoice
      title={t(`legs.${way}`)}
      now={messages(leg)}
      edit={t(`change.${way}`)}
      icon={<Ship aria-hidden="true" size={18} />}
      chosen={picked && messages(picked)}
      missing={t(day === null ? 'change.chooseDay' : 'change.chooseSailing')}
      onOpen={() => {
        setDay(null);
        setPicked(null);
      }}
      onApply={() => {
        if (!picked) return;
        setTaken(picked);
        onChange(picked.departure_code);
      }}
    >
      <Stack gap={3}>
        <DepartureCalendar
          route={booked.route_code}
          travellers={party.adult + party.kid + party.infant}
          takesFocus
          value={day ?? dayOf(leg.departs_at)}
          onChange={(next) => {
            setDay(next);
            setPicked(null);
          }}
        />
        {day !== null && (
          <SailingsOf
            key={day}
            request={{
              hotel_code: reservation.stay.hotel_code,
              route_code: booked.route_code,
              departure_date: day,
              ...party,
            }}
            picked={picked}
            onPick={setPicked}
          />
        )}
      </Stack>
    </ChangeChoice>
  );
}

type SailingsProps = {
  request: Parameters<typeof useSearchSailings>[0];
  picked: VoyageLeg | null;
  onPick: (leg: VoyageLeg) => void;
};

function SailingsOf({ request, picked, onPick }: SailingsProps) {
  const { t } = useTranslation('voyage');
  const { date } = useFormatters();
  const found = useSearchSailings(request);
  if (found.error) return <LoadProblem query={found} />;
  if (!found.data) return <Skeleton shape="block" height="8rem" />;
  return (
    <fieldset role="radiogroup" className={styles.way}>
      <legend className={styles.legend}>
        <span className={styles.wayName}>{t('legs.only')}</span>
        <span className={styles.wayMore}>{date(dayOf(found.data.outbound[0]!.leg.departs_at))}</span>
      </legend>
      <Stack as="ul" gap={2}>
        {found.data.outbound.map((sailing: Sailing) => (
          <SailingCard
            key={sailing.leg.departure_code}
            sailing={sailing}
            way="outbound"
            travellers={request.adult + request.kid + request.infant}
            tooEarly={false}
            checked={sailing.leg.departure_code === picked?.departure_code}
            onChoose={() => onPick(sailing.leg)}
          />
        ))}
      </Stack>
    </fieldset>
  );
}

function partyOf({ stay }: Reservation) {
  const count = (band: 'adult' | 'kid' | 'infant') => stay.rooms.reduce((sum, room) => sum + room[band], 0);
  return { adult: count('adult'), kid: count('kid'), infant: count('infant') };
}
