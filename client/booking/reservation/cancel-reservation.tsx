import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  getGetReservationQueryKey,
  useCancelReservation,
  usePreviewCancellation,
} from '../../../generated/hooks/booking.ts';
import type { CancellationPreviewResult, Reservation } from '../../../generated/types.ts';
import { problemOf } from '../../platform/api/api.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { ProblemNotice } from '../../platform/api/problems.tsx';
import { newUuid } from '../../platform/api/uuid.ts';
import { Button } from '../../ui/button.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Dialog } from '../../ui/lazy.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { MENDED_BY_LOOKUP, reservationCredential } from './reservation.access.tsx';

type Props = { reservation: Reservation; open: boolean; onClose: () => void; onCancelled: () => void };

/**
 * Cancels the reservation once the guest has accepted the fee. If the fee has changed, shows the new fee and cancels
 * nothing.
 */
export default function CancelReservation({ reservation, open, onClose, onCancelled }: Props) {
  const { t } = useTranslation('booking');
  const number = reservation.reservation_number;
  const request = reservationCredential(number);
  const queries = useQueryClient();
  const preview = usePreviewCancellation(number, { request, query: { enabled: open, staleTime: 0, gcTime: 0 } });
  const cancel = useCancelReservation({ request });
  const [feeBefore, setFeeBefore] = useState<number | null>(null);
  // If the response is lost, the retry must send the same idempotency key, so the reservation isn't cancelled twice.
  const key = useRef<string | null>(null);
  const terms = preview.data;

  const close = () => {
    if (cancel.isPending) return;
    setFeeBefore(null);
    cancel.reset();
    onClose();
  };
  const confirm = (fee: number) => {
    key.current ??= newUuid();
    const headers = { 'Idempotency-Key': key.current };
    cancel.mutate(
      { reservationNumber: number, data: { fee }, headers },
      {
        onSuccess: (result) => {
          queries.setQueryData(getGetReservationQueryKey(number), result);
          toast.good(t('cancel.done'));
          onClose();
          onCancelled();
        },
        onError: (error) => {
          const { code } = problemOf(error);
          if (code !== 'unavailable' && code !== 'idempotency_in_flight') key.current = null;
          if (code === 'cancel_failed') void queries.invalidateQueries({ queryKey: getGetReservationQueryKey(number) });
          if (code !== 'price_changed') return;
          setFeeBefore(fee);
          void preview.refetch();
        },
      },
    );
  };

  const problem = cancel.error ? problemOf(cancel.error) : preview.error && problemOf(preview.error);
  const shut = problem !== null && MENDED_BY_LOOKUP.includes(problem.code);
  // Refetch, so the screen behind the dialog offers a new lookup.
  useEffect(() => {
    if (shut) void queries.invalidateQueries({ queryKey: getGetReservationQueryKey(number) });
  }, [queries, number, shut]);
  const ready = terms?.cancellable && !preview.isFetching;
  return (
    <Dialog
      open={open}
      onClose={close}
      alert
      title={t('cancel.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('cancel.keep')}
          </Button>
          {ready && (
            <Button
              variant="danger"
              busy={cancel.isPending}
              busyLabel={t('cancel.busy')}
              onClick={() => confirm(terms.fee)}
            >
              {t('cancel.confirm')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={2}>
        {feeBefore !== null && terms && !preview.isFetching && <FeeChanged before={feeBefore} after={terms.fee} />}
        {problem && problem.code !== 'price_changed' && <ProblemNotice problem={problem} />}
        {preview.isPending && <Skeleton lines={4} />}
        {terms && (terms.cancellable ? <Fee terms={terms} /> : <Notice tone="warn" title={t('cancel.impossible')} />)}
      </Stack>
    </Dialog>
  );
}

function Fee({ terms }: { terms: CancellationPreviewResult }) {
  const { t } = useTranslation('booking');
  const { money, number } = useFormatters();
  return (
    <>
      <p>{t('cancel.question')}</p>
      <DefinitionList
        items={[
          { id: 'days', term: t('cancel.days'), value: t('cancel.daysLeft', { count: terms.days_before }) },
          {
            id: 'fee',
            term: t('cancel.fee'),
            value:
              terms.fee === 0
                ? t('policy.free')
                : t('policy.fee', { percent: terms.fee_percent, fee: money(terms.fee) }),
          },
          { id: 'refund', term: t('cancel.refund'), value: <strong>{money(terms.refund)}</strong> },
          ...(terms.voucher_refund === undefined
            ? []
            : [
                {
                  id: 'vouchers',
                  term: t('cancel.vouchers'),
                  value: t('cancel.vouchersCount', { count: terms.voucher_refund }),
                },
              ]),
          ...(terms.point_refund === undefined
            ? []
            : [
                {
                  id: 'points',
                  term: t('cancel.points'),
                  value: t('cancel.pointsCount', { points: number(terms.point_refund) }),
                },
              ]),
        ]}
      />
      <p>{t(whatGoesBack(terms))}</p>
    </>
  );
}

function whatGoesBack({ fee, refund, fee_collected }: CancellationPreviewResult) {
  if (fee > 0 && !fee_collected) return 'cancel.notCollected';
  if (refund === 0) return 'cancelled.refund.none';
  return fee === 0 ? 'cancel.back.whole' : 'cancel.back.rest';
}

function FeeChanged({ before, after }: { before: number; after: number }) {
  const { t } = useTranslation('booking');
  const { money } = useFormatters();
  return (
    <Notice tone="warn" announce title={t('cancel.changed.title')}>
      {before !== after && t('cancel.changed.body', { before: money(before), after: money(after) })}
    </Notice>
  );
}
