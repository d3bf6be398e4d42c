import { useTranslation } from '../../platform/i18n/i18n.ts';
import { HeldNotice } from './held-notice.tsx';
import { useBooking, usePayment } from './use-booking.ts';

/**
 * Warns on earlier screens that a new choice releases the held rooms. Hidden while the result of a payment is pending,
 * because new choices are ignored then.
 */
export default function StillHeld() {
  const { t } = useTranslation('booking');
  const { hold } = useBooking().snapshot.context;
  const payment = usePayment();
  if (!hold || (payment && !payment.snapshot.can({ type: 'BACK' }))) return null;
  return <HeldNotice hold={hold}>{t('info.held.choosing')}</HeldNotice>;
}
