import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { getGetHoldQueryKey, useConfirmHold, useSendHoldCode } from '../../generated/hooks/booking.ts';
import type { ErrorCode, HoldResult } from '../../generated/types.ts';
import { useBooking } from '../booking/index.ts';
import { problemOf } from '../platform/api/api.ts';
import { violationsOf } from '../platform/form/violations.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { ProblemNotice } from '../platform/api/problems.tsx';
import { withToken } from '../platform/tab/reservation-token.ts';
import { newUuid } from '../platform/api/uuid.ts';
import { CODE_FIELDS, CodeForm } from '../session/index.ts';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import { formatPhone } from '../ui/phone.ts';

export function ConfirmByCode({ hold }: { hold: HoldResult }) {
  const { t } = useTranslation('payment');
  const { sending, confirming, problem, sendCode, confirm } = useHoldCode(hold);
  const beside = violationsOf(problem, CODE_FIELDS).length > 0;
  const sent = sending.data;
  return (
    <Stack gap={2}>
      {problem && !beside && <ProblemNotice problem={problem} />}
      {sent ? (
        <>
          <p role="status">
            {t(`code.sent.${sent.channel}`, { to: sent.channel === 'SMS' ? formatPhone(sent.to) : sent.to })}
          </p>
          <CodeForm
            verification={sent}
            busy={confirming.isPending ? 'confirming' : sending.isPending ? 'sending' : null}
            problem={problem}
            autoFocus
            onCode={(code) => confirm({ verification_id: sent.verification_id, code })}
            onResend={sendCode}
          />
        </>
      ) : (
        <>
          <p>{t('code.body')}</p>
          <Button size="large" block busy={sending.isPending} busyLabel={t('code.send')} onClick={sendCode}>
            {t('code.send')}
          </Button>
        </>
      )}
    </Stack>
  );
}

/** After these errors, the hold is fetched again, and `HoldClock` continues the journey. */
const NO_LONGER_HELD: readonly ErrorCode[] = ['hold_expired', 'reservation_failed'];

function useHoldCode({ hold_number: holdNumber, reservation_token }: HoldResult) {
  const { send } = useBooking();
  const queries = useQueryClient();
  const request = withToken(reservation_token);
  const sending = useSendHoldCode({ request });
  const confirming = useConfirmHold({ request });
  // Use one idempotency key per code, so a retry after a lost response doesn't confirm twice.
  const intent = useRef({ typed: '', key: '' });

  const onError = (error: unknown) => {
    if (!NO_LONGER_HELD.includes(problemOf(error).code)) return;
    void queries.invalidateQueries({ queryKey: getGetHoldQueryKey(holdNumber) });
  };
  const sendCode = () => {
    confirming.reset();
    sending.mutate({ holdNumber }, { onError });
  };
  const confirm = (data: { verification_id: string; code: string }) => {
    const typed = `${data.verification_id} ${data.code}`;
    if (intent.current.typed !== typed) intent.current = { typed, key: newUuid() };
    const headers = { 'Idempotency-Key': intent.current.key };
    const onSuccess = (hold: HoldResult) => send({ type: 'CONFIRMED', hold });
    confirming.mutate({ holdNumber, data, headers }, { onSuccess, onError });
  };
  const failure = confirming.error ?? sending.error;
  return { sending, confirming, problem: failure && problemOf(failure), sendCode, confirm };
}
