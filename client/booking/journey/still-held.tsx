import { useTranslation } from '../../platform/i18n/i18n.ts';
import { HeldNotice } from './held-notice.tsx';
import { useBooking, usePayment } from './use-booking.ts';

/**
 * On a screen before the reserving: rooms are held already, and a new choice would let them go. Not while a payment is being
 * decided, which no choice undoes.
 */
export default function StillHeld() {
  const { t } = useTranslation('booking');
  const { hold } = useBooking().snapshot.context;
  const payment = usePayment();
  if (!hold || (payment && !payment.snapshot.can({ type: 'BACK' }))) return null;
  return <HeldNotice hold={hold}>{t('info.held.choosing')}</HeldNotice>;
}
