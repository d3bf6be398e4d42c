import { useQueryClient } from '@tanstack/react-query';
import { getListReservationsQueryKey, useClaimReservation } from '../../../generated/hooks/booking.ts';
import type { Reservation } from '../../../generated/types.ts';
import { problemOf } from '../../platform/api/api.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { useProblemText } from '../../platform/api/problems.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { reservationCredential } from './reservation.access.tsx';

export default function AddToAccount({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking');
  const problemText = useProblemText();
  const queries = useQueryClient();
  const number = reservation.reservation_number;
  const claim = useClaimReservation({ request: reservationCredential(number) });
  if (claim.isSuccess) return null;
  const take = () =>
    claim.mutate(
      { reservationNumber: number },
      {
        onSuccess: () => {
          toast.good(t('claim.done'));
          void queries.invalidateQueries({ queryKey: getListReservationsQueryKey() });
        },
        onError: (error) => toast.danger(problemText(problemOf(error).code).title),
      },
    );
  return (
    <Notice
      title={t('claim.hint')}
      action={
        <Button variant="quiet" busy={claim.isPending} onClick={take}>
          {t('claim.offer')}
        </Button>
      }
    />
  );
}
