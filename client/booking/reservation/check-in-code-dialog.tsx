import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createCheckInToken, getGetReservationQueryKey } from '../../../generated/hooks/booking.ts';
import type { CheckInTokenResult, Reservation } from '../../../generated/types.ts';
import { problemOf } from '../../platform/api/api.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { LoadProblem } from '../../platform/api/load-problem.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Dialog } from '../../ui/lazy.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MENDED_BY_LOOKUP, reservationCredential } from './reservation.access.tsx';
import styles from './check-in-code.module.css';
import page from './reservation.module.css';

/** The next code is requested this long before the current one expires. */
const AHEAD_MS = 30_000;

function lifeOf({ expires_at, server_time }: CheckInTokenResult): number {
  return Date.parse(expires_at) - Date.parse(server_time);
}

function useCheckInToken(number: string, open: boolean) {
  const renewIn = (token: CheckInTokenResult | undefined) => (token ? Math.max(1000, lifeOf(token) - AHEAD_MS) : 0);
  const query = useQuery<CheckInTokenResult>({
    queryKey: ['check-in-token', number],
    queryFn: () => createCheckInToken(number, reservationCredential(number)),
    enabled: open,
    gcTime: 0,
    staleTime: ({ state }) => renewIn(state.data),
    refetchInterval: ({ state }) => renewIn(state.data) || false,
    refetchOnWindowFocus: true,
  });
  const [ended, setEnded] = useState<string | null>(null);
  const token = query.data;
  useEffect(() => {
    if (!token) return;
    const end = setTimeout(() => setEnded(token.token), lifeOf(token));
    return () => clearTimeout(end);
  }, [token]);
  return { ...query, token: token && token.token !== ended ? token.token : null };
}

type Props = { reservation: Reservation; open: boolean; onClose: () => void };

export default function CheckInCodeDialog({ reservation, open, onClose }: Props) {
  const { t } = useTranslation('booking');
  const queries = useQueryClient();
  const number = reservation.reservation_number;
  const { token, error, isFetching, refetch } = useCheckInToken(number, open);
  const problem = error && problemOf(error);
  const shut = problem !== null && MENDED_BY_LOOKUP.includes(problem.code);
  // Refetch, so the screen behind the dialog offers a new lookup.
  useEffect(() => {
    if (!shut) return;
    onClose();
    void queries.invalidateQueries({ queryKey: getGetReservationQueryKey(number) });
  }, [shut, onClose, queries, number]);
  return (
    <Dialog open={open} onClose={onClose} size="small" title={t('checkIn.title')} closeLabel={t('close')}>
      <Stack gap={3}>
        <p>{t('checkIn.body')}</p>
        <div className={styles.code} aria-busy={!token && isFetching}>
          {token && <QrCode value={token} label={t('checkIn.label')} />}
          {!token && isFetching && <Skeleton shape="block" height="16rem" />}
          {!token && !isFetching && <LoadProblem query={{ error, refetch }} />}
        </div>
        <p className={styles.instead}>
          {t('checkIn.instead')}
          <strong className={page.figures}>{number}</strong>
        </p>
      </Stack>
    </Dialog>
  );
}
