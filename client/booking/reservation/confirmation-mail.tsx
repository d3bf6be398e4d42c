import { useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { getGetReservationQueryKey, useResendConfirmation } from '../../../generated/hooks/booking.ts';
import type { Reservation } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { toastProblem } from '../../platform/api/toast-problem.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { reservationCredential } from './reservation.access.tsx';
import styles from './reservation.module.css';

export function ConfirmationMail({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking');
  const queries = useQueryClient();
  const { reservation_number: number, confirmation_mail: mail, cancellation } = reservation;
  const resend = useResendConfirmation({ request: reservationCredential(number) });
  if (!mail || cancellation) return null;
  const again = () =>
    resend.mutate(
      { reservationNumber: number },
      {
        onSuccess: () => {
          toast.good(t('mail.sentAgain'));
          void queries.invalidateQueries({ queryKey: getGetReservationQueryKey(number) });
        },
        onError: toastProblem,
      },
    );
  return (
    <div className={styles.mail}>
      <span className={styles.sent}>
        <Mail aria-hidden="true" size={18} />
        <span role="status">{t(`mail.${mail.state}`, { to: mail.to })}</span>
      </span>
      <Button
        variant="ghost"
        size="small"
        busy={resend.isPending}
        onClick={again}
        // Hide the button but keep its space, so nothing below moves when it reappears.
        style={mail.state === 'sending' ? { visibility: 'hidden' } : undefined}
      >
        {t('mail.again')}
      </Button>
    </div>
  );
}
