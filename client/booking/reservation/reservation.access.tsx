import type { QueryState } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useGetReservation } from '../../../generated/hooks/booking.ts';
import type { ErrorCode, HoldResult, Reservation, ReservationResult } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { problemOf } from '../../platform/api/api.ts';
import { fileUrl, homePictureOf } from '../../platform/api/files.ts';
import { Sold, useTranslation } from '../../platform/i18n/i18n.ts';
import { DeadEnd } from '../../platform/page/dead-end.tsx';
import { PageHeading } from '../../platform/page/page-heading.tsx';
import { LateProblemNotice } from '../../platform/page/problem-page.tsx';
import { WaysOn } from '../../platform/page/ways-on.tsx';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { withToken } from '../../platform/tab/reservation-token.ts';
import { storage } from '../../platform/tab/storage.ts';
import { useSession } from '../../session/index.ts';
import { Container, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { BookingSnapshot } from '../journey/booking.store.ts';
import { reservationData } from './reservation-data.ts';

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
  const denied = problem !== null && MENDED_BY_LOOKUP.includes(problem.code);
  if (lookup.data && !denied) {
    const { reservation } = lookup.data;
    return (
      <Sold value={soldIn(reservation)}>
        <ReservationData reservation={reservation} />
        {children(reservation)}
      </Sold>
    );
  }
  if (!waiting && (!problem || denied))
    return user && number && !hasToken ? <NotOwn number={number} /> : <LookUpAgain />;
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

function ReservationData({ reservation }: { reservation: Reservation }) {
  const { picture } = reservation.stay;
  const image = picture ? new URL(fileUrl(picture.file_path), location.origin).href : undefined;
  return (
    <script
      type="application/ld+json"
      // `reservationData` escapes every `<`.
      dangerouslySetInnerHTML={{ __html: reservationData(reservation, image) }}
    />
  );
}

/** Shown to a member if the reservation isn't in this account. If it isn't in any account, a lookup opens it. */
function NotOwn({ number }: { number: string }) {
  const { t } = useTranslation('booking');
  return <Closed title={t('access.notOwn', { number })} body={t('access.notOwnBody')} />;
}

function LookUpAgain() {
  const { t } = useTranslation('booking');
  return <Closed title={t('access.title')} body={t('access.body')} />;
}

function Closed(why: { title: string; body: string }) {
  const { t } = useTranslation('booking');
  const hotel = useHotel();
  return (
    <DeadEnd
      {...why}
      picture={hotel.main_images[1] ?? homePictureOf(hotel)}
      place={hotel.hotel_name}
      actions={
        <Link href={paths.login('lookup')} asChild>
          <LinkButton>{t('access.lookUp')}</LinkButton>
        </Link>
      }
    >
      <WaysOn to={['home', 'search']} />
    </DeadEnd>
  );
}
