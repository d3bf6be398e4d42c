import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { Reservation, ReservationStatus } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { FocusOnMount } from '../../platform/page/focus-on-mount.tsx';
import { PageHeading } from '../../platform/page/page-heading.tsx';
import { ProviderHtml } from '../../platform/page/provider-html.tsx';
import { useSession } from '../../session/index.ts';
import { Badge, type BadgeProps } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Cluster, Container, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CheckInButton } from './check-in-button.tsx';
import { ConfirmationMail } from './confirmation-mail.tsx';
import { WithReservation } from './reservation.access.tsx';
import styles from './reservation.module.css';
import {
  Contact,
  PaymentFacts,
  ReservationNumber,
  Section,
  ReservationExport,
  useMoments,
} from './reservation-parts.tsx';
import { usePeople, useWishes } from './reservation-people.ts';
import { refundTexts } from '../stay/stay-messages.ts';
import { FreeUntil, PolicyTiers, PriceBreakdown, StayFacts, StayPicture } from '../stay/stay.tsx';

const BookAgain = lazy(() => import('./book-again.tsx'));
const ChangesMade = lazy(() => import('./changes-made.tsx'));
const BookedTravellers = lazy(() => import('./booked-travellers.tsx'));
const AddToAccount = lazy(() => import('./add-to-account.tsx'));
const CancelReservation = lazy(() => import('./cancel-reservation.tsx'));

export default function ReservationDetailScreen() {
  const { t } = useTranslation('booking');
  return (
    <WithReservation title={t('detail.title')}>{(reservation) => <Detail reservation={reservation} />}</WithReservation>
  );
}

const tones: Record<ReservationStatus, BadgeProps['tone']> = {
  confirmed: 'good',
  complete: 'good',
  cancelled: 'danger',
  used: 'plain',
};

function Detail({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking');
  const { moment } = useMoments(reservation);
  const { hotel_code, manual_html } = useHotel();
  const [question, setQuestion] = useState<'open' | 'closed' | 'confirmed'>();
  const { stay, contact, status, allowed_actions } = reservation;
  const isPast = status === 'used' || status === 'cancelled';
  const bookable = stay.voyage ? undefined : stay.rooms[0]?.room_type_code;
  const claimable = useSession().user !== null && allowed_actions.includes('claim');
  const guest = [
    ...usePeople(reservation),
    ...useWishes(reservation),
    { id: 'made', term: t('detail.made'), value: moment(reservation.reservation_date) },
    ...(reservation.code ? [{ id: 'code', term: t('detail.code'), value: reservation.code }] : []),
  ];
  return (
    <Container className={styles.page}>
      <Stack gap={2}>
        <Cluster gap={2}>
          <PageHeading>{t('detail.title')}</PageHeading>
          <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
        </Cluster>
        <ReservationNumber number={reservation.reservation_number} />
        <ConfirmationMail reservation={reservation} />
        {claimable && (
          <Suspense fallback={null}>
            <AddToAccount reservation={reservation} />
          </Suspense>
        )}
        <ReservationExport reservation={reservation}>
          <CheckInButton reservation={reservation} />
        </ReservationExport>
      </Stack>
      {reservation.cancellation &&
        (question === 'confirmed' ? (
          <FocusOnMount>
            <Cancelled {...reservation} />
          </FocusOnMount>
        ) : (
          <Cancelled {...reservation} />
        ))}
      {reservation.memo && (
        <Notice title={t('detail.memo', { hotel: stay.hotel_name })}>
          <p className={styles.memo}>{reservation.memo}</p>
        </Notice>
      )}
      <div className={styles.columns}>
        <Stack gap={3}>
          <Card media={<StayPicture stay={stay} />}>
            <Stack gap={3}>
              <StayFacts stay={stay} />
              {allowed_actions.includes('change') && <ToChange reservation={reservation} />}
              <Suspense fallback={null}>
                {isPast && <BookAgain hotel={stay} room={bookable} className={styles.start} />}
              </Suspense>
            </Stack>
          </Card>
          <Section title={t('price.title')}>
            <PriceBreakdown stay={stay} />
          </Section>
          <Contact contact={contact} name={stay.hotel_name} />
          <Suspense fallback={null}>{reservation.changes[0] && <ChangesMade reservation={reservation} />}</Suspense>
        </Stack>
        <Stack gap={3}>
          <Section title={t(stay.voyage ? 'detail.booker' : 'detail.who')}>
            <DefinitionList items={guest} />
          </Section>
          <Suspense fallback={null}>{reservation.travellers[0] && <BookedTravellers {...reservation} />}</Suspense>
          <Section title={t('payment.title')}>
            <PaymentFacts reservation={reservation} />
          </Section>
          {status !== 'cancelled' && (
            <Section title={t('policy.title')} aside={<FreeUntil policy={stay.cancellation_policy} />}>
              <PolicyTiers stay={stay} />
              {allowed_actions.includes('cancel') && (
                <Button variant="quiet" className={styles.start} onClick={() => setQuestion('open')}>
                  {t('cancel.open')}
                </Button>
              )}
            </Section>
          )}
          {manual_html && stay.hotel_code === hotel_code && status !== 'cancelled' && (
            <Section title={t('detail.guide')}>
              <ProviderHtml html={manual_html} />
            </Section>
          )}
        </Stack>
      </div>
      <Suspense fallback={null}>
        {question && (
          <CancelReservation
            reservation={reservation}
            open={question === 'open'}
            onClose={() => setQuestion('closed')}
            onCancelled={() => setQuestion('confirmed')}
          />
        )}
      </Suspense>
    </Container>
  );
}

/** Link to change the reservation. Hidden on another property's site, which can't offer these rooms. */
function ToChange({ reservation: { reservation_number, stay } }: { reservation: Reservation }) {
  const { t } = useTranslation('booking');
  const { hotel_code } = useHotel();
  if (stay.hotel_code !== hotel_code) return null;
  return (
    <Link href={paths.reservationChange(reservation_number)} asChild>
      <LinkButton variant="quiet" className={styles.start}>
        {t('change.open')}
      </LinkButton>
    </Link>
  );
}

function Cancelled(reservation: Reservation) {
  const { t } = useTranslation('booking');
  const { money, moment } = useMoments(reservation);
  const { cancellation } = reservation;
  if (!cancellation) return null;
  return (
    <Notice tone="info" title={t('cancelled.title', { at: moment(cancellation.cancelled_at) })} announce>
      {refundTexts({ t, money }, reservation).map((messages) => (
        <p key={messages}>{messages}</p>
      ))}
    </Notice>
  );
}
