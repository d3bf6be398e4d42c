import { useEffect } from 'react';
import { useGetHold } from '../../../generated/hooks/booking.ts';
import type { HoldResult, Stay } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { withToken } from '../../platform/tab/reservation-token.ts';
import { useSecondsUntil } from '../../platform/seconds-until.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { useBooking } from './use-booking.ts';

function useAskedHold(hold: HoldResult) {
  const request = withToken(hold.reservation_token);
  return useGetHold(hold.hold_number, { request, query: { refetchOnWindowFocus: true } });
}

/** Returns the held stay in the guest's current language. */
export function useHeldStay(hold: HoldResult): Stay {
  return useAskedHold(hold).data?.stay ?? hold.stay;
}

/**
 * Shows the time left until the hold expires. Calculates it from the server's clock, so neither a reload nor a wrong
 * local clock affects it. Notifies the journey when the hold has ended or has been confirmed.
 */
export function HoldClock({ hold }: { hold: HoldResult }) {
  const { t } = useTranslation('booking');
  const { send } = useBooking();
  const { data, dataUpdatedAt } = useAskedHold(hold);
  const held = data?.status === 'held';
  const endsAt = held ? dataUpdatedAt + Date.parse(data.expires_at) - Date.parse(data.server_time) : null;
  const secondsLeft = useSecondsUntil(endsAt);
  useEffect(() => {
    if (data?.status === 'confirmed') send({ type: 'CONFIRMED', hold: data });
    else if (data && secondsLeft === 0) send({ type: 'HOLD_EXPIRED' });
  }, [data, secondsLeft, send]);

  if (data && !held) return null;
  const label = (time: string) => t('hold.label', { count: hold.stay.rooms.length, time });
  return (
    <Countdown
      seconds={held ? secondsLeft : null}
      minutes={(count) => label(t('hold.minutes', { count }))}
      label={(clock) => label(t('hold.clock', { clock }))}
      endedLabel={t('hold.ended', { count: hold.stay.rooms.length })}
    />
  );
}
