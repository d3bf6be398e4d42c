import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useGetReservation } from '../../generated/hooks/booking.ts';
import type { ErrorCode, HoldResult, RefundStatus, Reservation } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { problemOf } from '../platform/api.ts';
import { useTranslation } from '../platform/i18n.ts';
import { PageHeading } from '../platform/PageHeading.tsx';
import { LateProblemNotice } from '../platform/ProblemPage.tsx';
import { withToken } from '../platform/reservation-token.ts';
import { storage } from '../platform/storage.ts';
import { Container, Stack } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { BookingSnapshot } from './booking.store.ts';

/** A refund on its way is asked about until the card provider has confirmed it. */
const WHILE_PENDING_MS = 5000;

/** Codes that another look-up mends: the token is missing, too old, or another reservation's. */
export const MENDED_BY_LOOKUP: readonly ErrorCode[] = [
  'login_required',
  'session_expired',
  'reservation_not_found',
  'forbidden',
];

/** The header that opens this reservation, for hooks and calls. */
export function openedBy(number: string): RequestInit {
  return withToken(storage.reservationToken.of(number).get());
}

/** Keeps what opens a reservation that was changed, by which it is read from now on. */
export function keepReservation({ reservation_number, reservation_token }: HoldResult): void {
  if (reservation_number && reservation_token) storage.reservationToken.of(reservation_number).set(reservation_token);
}

/** Of the journey as this tab keeps it, without the journey's code. */
function numberJustMade(): string | null {
  const kept = storage.booking.get() as { context?: Partial<BookingSnapshot['context']> } | null;
  return kept?.context?.reservationNumber ?? null;
}

function refundsOf(reservation: Reservation | undefined): RefundStatus[] {
  const changes = reservation?.changes ?? [];
  return [...changes, ...(reservation?.cancellation ? [reservation.cancellation] : [])].map(
    (each) => each.refund_status,
  );
}

type Props = { title: string; children: (reservation: Reservation) => ReactNode };

/** The reservation that the address names, or the one just made; else what opens it. */
export function WithReservation({ title, children }: Props) {
  const [query] = useSearchParams();
  const number = query.get('number') ?? numberJustMade() ?? '';
  const asked = useGetReservation(number, {
    request: openedBy(number),
    query: {
      enabled: storage.reservationToken.of(number).get() !== null,
      refetchInterval: ({ state }) => refundsOf(state.data?.reservation).includes('pending') && WHILE_PENDING_MS,
    },
  });

  const waiting = asked.isFetching;
  const problem = asked.error && problemOf(asked.error);
  const shut = problem !== null && MENDED_BY_LOOKUP.includes(problem.code);
  if (asked.data && !shut) return children(asked.data.reservation);
  const closed = !waiting && (!problem || shut);
  return (
    <Container width="form" style={{ paddingBlock: 'var(--space-6)' }} aria-busy={waiting}>
      <Stack gap={3}>
        <PageHeading>{title}</PageHeading>
        {waiting && <Skeleton shape="block" height="20rem" />}
        {closed && <LookUpAgain />}
        {!waiting && !closed && problem && <LateProblemNotice problem={problem} onRetry={() => void asked.refetch()} />}
      </Stack>
    </Container>
  );
}

function LookUpAgain() {
  const { t } = useTranslation('booking');
  const lookUp = (
    <Link href={paths.login('lookup')} asChild>
      <LinkButton>{t('access.lookUp')}</LinkButton>
    </Link>
  );
  return (
    <Notice title={t('access.title')} action={lookUp}>
      {t('access.body')}
    </Notice>
  );
}
