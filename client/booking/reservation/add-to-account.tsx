import { useQueryClient } from '@tanstack/react-query';
import {
  getGetReservationQueryKey,
  getListReservationsQueryKey,
  useClaimReservation,
  useSendClaimCode,
} from '../../../generated/hooks/booking.ts';
import type { ClaimRequest, Reservation } from '../../../generated/types.ts';
import { problemOf } from '../../platform/api/api.ts';
import { ProblemNotice } from '../../platform/api/problems.tsx';
import { violationsOf } from '../../platform/form/violations.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { CODE_FIELDS, CodeForm } from '../../session/index.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatPhone } from '../../ui/phone.ts';
import { toast } from '../../ui/toast.ts';
import { reservationCredential } from './reservation.access.tsx';
import styles from './reservation.module.css';

/** Adds a reservation made without a login to the member's account. Requires a code that is sent to the booker. */
export default function AddToAccount({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking');
  // Load the messages of the code form now. Otherwise, opening the form would suspend and hide the notice.
  useTranslation('session');
  const { sending, claiming, problem, sendCode, claim } = useClaim(reservation.reservation_number);
  const beside = violationsOf(problem, CODE_FIELDS).length > 0;
  const sent = sending.data;
  if (claiming.isSuccess) return null;
  return (
    <Stack gap={2}>
      <Notice
        title={t('claim.hint')}
        action={
          !sent && (
            <Button variant="quiet" busy={sending.isPending} onClick={sendCode}>
              {t('claim.offer')}
            </Button>
          )
        }
      >
        {!sent && <p>{t('claim.code')}</p>}
      </Notice>
      {problem && !beside && <ProblemNotice problem={problem} />}
      {sent && (
        <Stack gap={2} className={styles.claim}>
          <p role="status">
            {t(`claim.sent.${sent.channel}`, { to: sent.channel === 'SMS' ? formatPhone(sent.to) : sent.to })}
          </p>
          <CodeForm
            verification={sent}
            busy={claiming.isPending ? 'confirming' : sending.isPending ? 'sending' : null}
            problem={problem}
            autoFocus
            onCode={(code) => claim({ verification_id: sent.verification_id, code })}
            onResend={sendCode}
          />
        </Stack>
      )}
    </Stack>
  );
}

function useClaim(reservationNumber: string) {
  const { t } = useTranslation('booking');
  const queries = useQueryClient();
  const request = reservationCredential(reservationNumber);
  const sending = useSendClaimCode({ request });
  const claiming = useClaimReservation({ request });
  const onSuccess = () => {
    toast.good(t('claim.done'));
    void queries.invalidateQueries({ queryKey: getListReservationsQueryKey() });
    void queries.invalidateQueries({ queryKey: getGetReservationQueryKey(reservationNumber) });
  };
  const sendCode = () => {
    claiming.reset();
    sending.mutate({ reservationNumber });
  };
  const claim = (data: ClaimRequest) => claiming.mutate({ reservationNumber, data }, { onSuccess });
  const failure = claiming.error ?? sending.error;
  return { sending, claiming, problem: failure && problemOf(failure), sendCode, claim };
}
