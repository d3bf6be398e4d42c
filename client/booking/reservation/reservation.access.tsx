import type { QueryState } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { useGetReservation } from '../../../generated/hooks/booking.ts';
import type { ErrorCode, HoldResult, Reservation, ReservationResult } from '../../../generated/types.ts';
import { problemOf } from '../../platform/api/api.ts';
import { Sold } from '../../platform/i18n/i18n.ts';
import { PageHeading } from '../../platform/page/page-heading.tsx';
import { noticeOnceFetched } from '../../platform/page/problem-page.tsx';
import { withToken } from '../../platform/tab/reservation-token.ts';
import { storage } from '../../platform/tab/storage.ts';
import { useSession } from '../../session/index.ts';
import { Container, Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { BookingSnapshot } from '../journey/booking.store.ts';

const LateProblemNotice = noticeOnceFetched(() =>
  import('../../platform/api/problems.tsx').then((code) => code.ProblemNotice),
);
const ReservationData = lazy(() => import('./reservation-json.tsx'));
const ClosedReservation = lazy(() => import('./closed-reservation.tsx'));

/** Most refunds and emails finish within a second, so the first refetches are quick. The interval then grows to 5 s. */
function pendingRefetchInterval({ data, dataUpdateCount }: QueryState<ReservationResult>): number | false {
  return data !== undefined && isPending(data.reservation) && Math.min(500 * (1 + dataUpdateCount), 5000);
}

function isPending({ changes, cancellation, confirmation_mail }: Reservation): boolean {
  const refunds = [...changes, ...(cancellation ? [cancellation] : [])].map((each) => each.refund_status);
  return refunds.includes('pending') || (cancellation === null && confirmation_mail?.state === 'sending');
}

/** Errors that a new lookup resolves: the token is missing, has expired or belongs to another reservation. */
export const MENDED_BY_LOOKUP: readonly ErrorCode[] = [
  'login_required',
  'session_expired',
  'reservation_not_found',
  'forbidden',
];

/** A request to read a reservation is invalid only if the number in the address isn't a reservation number. */
const UNREADABLE: readonly ErrorCode[] = [...MENDED_BY_LOOKUP, 'validation'];

export function reservationCredential(number: string): RequestInit {
  return withToken(storage.reservationToken.of(number).get());
}

/** Stores the new token of a changed reservation. Later requests must send it. */
export function storeReservationToken({ reservation_number, reservation_token }: HoldResult): void {
  if (reservation_number && reservation_token) storage.reservationToken.of(reservation_number).set(reservation_token);
}

/** Reads storage directly to avoid loading the journey's code. */
function numberJustMade(): string | null {
  const kept = storage.booking.get() as { context?: Partial<BookingSnapshot['context']> } | null;
  return kept?.context?.reservationNumber ?? null;
}

type Props = { title: string; children: (reservation: Reservation) => ReactNode };

/**
 * Shows the reservation whose number is in the address, or else the one just made. If access is denied, offers a new
 * lookup.
 */
export function WithReservation({ title, children }: Props) {
  const [query] = useSearchParams();
  const { user } = useSession();
  const number = query.get('number') ?? numberJustMade() ?? '';
  const hasToken = storage.reservationToken.of(number).get() !== null;
  const lookup = useGetReservation(number, {
    request: reservationCredential(number),
    query: {
      enabled: number !== '' && (user !== null || hasToken),
      refetchInterval: ({ state }) => pendingRefetchInterval(state),
    },
  });

  const waiting = lookup.isFetching;
  const problem = lookup.error && problemOf(lookup.error);
  const denied = problem !== null && UNREADABLE.includes(problem.code);
  if (lookup.data && !denied) {
    const { reservation } = lookup.data;
    return (
      <Sold value={soldIn(reservation)}>
        <Suspense fallback={null}>
          <ReservationData reservation={reservation} />
        </Suspense>
        {children(reservation)}
      </Sold>
    );
  }
  if (!waiting && (!problem || denied)) {
    return (
      <Suspense fallback={<div aria-busy="true" />}>
        <ClosedReservation notOwn={user && number && !hasToken ? number : null} />
      </Suspense>
    );
  }
  return (
    <Container width="form" style={{ paddingBlock: 'var(--space-6)' }} aria-busy={waiting}>
      <Stack gap={3}>
        <PageHeading>{title}</PageHeading>
        {waiting && <Skeleton shape="block" height="20rem" />}
        {!waiting && problem && (
          <LateProblemNotice attempt="load" problem={problem} onRetry={() => void lookup.refetch()} />
        )}
      </Stack>
    </Container>
  );
}

function soldIn({ stay }: Reservation) {
  return stay.voyage ? 'sailing' : 'hotel';
}
