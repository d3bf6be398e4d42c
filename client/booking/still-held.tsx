import { useTranslation } from '../platform/i18n.ts';
import { HeldNotice } from './held-notice.tsx';
import { useBooking } from './use-booking.ts';

/** On a screen before the reserving: rooms are held already, and a new choice would let them go. */
export default function StillHeld() {
  const { t } = useTranslation('booking');
  const { hold } = useBooking().snapshot.context;
  return hold && <HeldNotice hold={hold}>{t('info.held.choosing')}</HeldNotice>;
}
