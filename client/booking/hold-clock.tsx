import { useEffect, useState } from 'react';
import { useGetHold } from '../../generated/hooks/booking.ts';
import type { HoldResult, Stay } from '../../generated/types.ts';
import { now } from '../platform/clock.ts';
import { useTranslation } from '../platform/i18n.ts';
import { Countdown } from '../ui/Countdown.tsx';

function useAskedHold(hold: HoldResult) {
  const headers = { 'Reservation-Token': hold.reservation_token ?? '' };
  return useGetHold(hold.hold_number, { request: { headers }, query: { refetchOnWindowFocus: true } });
}

/** The stay that is held, in the language that the guest reads now. */
export function useHeldStay(hold: HoldResult): Stay {
  return useAskedHold(hold).data?.stay ?? hold.stay;
}

type Props = { hold: HoldResult; onEnded: () => void };

/** How long the rooms are held, by the server's clock: asked for here, so that neither a reload nor a wrong clock matters. */
export function HoldClock({ hold, onEnded }: Props) {
  const { t } = useTranslation('booking');
  const asked = useAskedHold(hold);
  const [left, setLeft] = useState<number | null>(null);
  const { data, dataUpdatedAt } = asked;

  useEffect(() => {
    if (!data || data.status === 'confirmed') return;
    if (data.status !== 'held') return onEnded();
    const endsAt = dataUpdatedAt + Date.parse(data.expires_at) - Date.parse(data.server_time);
    const tick = () => {
      const seconds = (endsAt - now().getTime()) / 1000;
      setLeft(seconds);
      if (seconds <= 0) onEnded();
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [data, dataUpdatedAt, onEnded]);

  if (left === null) return null;
  return (
    <Countdown
      seconds={left}
      label={t('hold.label')}
      spoken={(minutes) => t('hold.spoken', { count: minutes })}
      endedLabel={t('hold.ended')}
    />
  );
}
