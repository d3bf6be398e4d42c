import { lazy, Suspense, useState } from 'react';
import type { Reservation, ReservationStatus } from '../../generated/types.ts';
import { useHotel } from '../platform/hotel.tsx';
import { useTranslation } from '../platform/i18n.ts';
import { InSight } from '../platform/InSight.tsx';
import { PageHeading } from '../platform/PageHeading.tsx';
import { ProviderHtml } from '../platform/ProviderHtml.tsx';
import { Badge, type BadgeProps } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import { Cluster, Container, Stack } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { formatPhone } from '../ui/phone.ts';
import { ConfirmationMail } from './confirmation-mail.tsx';
import { WithReservation } from './reservation.access.tsx';
import styles from './reservation.module.css';
import { Contact, PaymentFacts, ReservationNumber, Section, TakeAway, useMoments } from './reservation-parts.tsx';
import { FreeUntil, PolicyTiers, PriceBreakdown, StayFacts, StayPicture } from './stay.tsx';

const CancelReservation = lazy(() => import('./cancel-reservation.tsx'));

/** Everything about a reservation, and what may be done with it now. */
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
  const { manual_html } = useHotel();
  const [cancelling, setCancelling] = useState(false);
  const [asked, setAsked] = useState(false);
  const [cancelledHere, setCancelledHere] = useState(false);
  const cancel = () => {
    setAsked(true);
    setCancelling(true);
  };
  const { stay, contact, status, allowed_actions } = reservation;
  const guest = [
    { id: 'name', term: t('detail.guest'), value: reservation.guest_name },
    ...(reservation.booker_name === reservation.guest_name
      ? []
      : [{ id: 'booker', term: t('detail.booker'), value: reservation.booker_name }]),
    { id: 'phone', term: t('detail.phone'), value: formatPhone(reservation.guest_phone) },
    { id: 'email', term: t('detail.email'), value: reservation.guest_email },
    ...(reservation.guest_memo ? [{ id: 'memo', term: t('detail.memo'), value: reservation.guest_memo }] : []),
    { id: 'made', term: t('detail.made'), value: moment(reservation.reservation_date) },
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
        <TakeAway reservation={reservation} />
      </Stack>
      {reservation.cancellation && !cancelledHere && <Cancelled {...reservation} />}
      {reservation.cancellation && cancelledHere && (
        <InSight>
          <Cancelled {...reservation} />
        </InSight>
      )}
      <div className={styles.columns}>
        <Stack gap={3}>
          <Card media={<StayPicture stay={stay} />}>
            <StayFacts stay={stay} />
          </Card>
          <Section title={t('price.title')}>
            <PriceBreakdown stay={stay} />
          </Section>
        </Stack>
        <Stack gap={3}>
          <Section title={t('detail.who')}>
            <DefinitionList items={guest} />
          </Section>
          <Section title={t('payment.title')}>
            <PaymentFacts reservation={reservation} />
          </Section>
          {status !== 'cancelled' && (
            <Section title={t('policy.title')} aside={<FreeUntil policy={stay.cancellation_policy} />}>
              <PolicyTiers policy={stay.cancellation_policy} />
              {allowed_actions.includes('cancel') && (
                <Button variant="quiet" className={styles.start} onClick={cancel}>
                  {t('cancel.open')}
                </Button>
              )}
            </Section>
          )}
          <Contact contact={contact} name={stay.hotel_name} />
          {manual_html && status !== 'cancelled' && (
            <Section title={t('detail.guide')}>
              <ProviderHtml html={manual_html} />
            </Section>
          )}
        </Stack>
      </div>
      <Suspense fallback={null}>
        {asked && (
          <CancelReservation
            reservation={reservation}
            open={cancelling}
            onClose={() => setCancelling(false)}
            onCancelled={() => setCancelledHere(true)}
          />
        )}
      </Suspense>
    </Container>
  );
}

/** What became of the money. */
function Cancelled(reservation: Reservation) {
  const { t } = useTranslation('booking');
  const { money, moment } = useMoments(reservation);
  const { stay, paid_amount, cancellation } = reservation;
  if (!cancellation) return null;
  const { fee, refund, refund_status, cancelled_at } = cancellation;
  return (
    <Notice tone="info" title={t('cancelled.title', { at: moment(cancelled_at) })} announce>
      <p>{t(`cancelled.refund.${refund_status}`, { refund: money(refund), hotel: stay.hotel_name })}</p>
      {fee > 0 && paid_amount > 0 && <p>{t('cancelled.fee', { fee: money(fee) })}</p>}
    </Notice>
  );
}
