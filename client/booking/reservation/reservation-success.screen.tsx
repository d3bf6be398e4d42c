import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link, Redirect } from 'wouter';
import type { Reservation, ReservationStatus } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { PageHeading } from '../../platform/page/page-heading.tsx';
import { ProviderHtml } from '../../platform/page/provider-html.tsx';
import { followTravel } from '../../platform/page/travel.ts';
import { Card } from '../../ui/card.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ConfirmationMail } from './confirmation-mail.tsx';
import { WithReservation } from './reservation.access.tsx';
import styles from './reservation.module.css';
import { Contact, PaymentFacts, ReservationNumber, Section, ReservationExport } from './reservation-parts.tsx';
import { isBookedForAnother, usePeople } from './reservation-people.ts';
import { FreeUntil, PolicyTiers, StayFacts, StayPicture } from '../stay/stay.tsx';

const CONFIRMED: readonly ReservationStatus[] = ['confirmed', 'complete'];

export default function ReservationSuccessScreen() {
  const { t } = useTranslation('booking');
  // Start before the guest's first interaction with this page, so that Back skips the steps of the booking.
  useEffect(followTravel, []);
  return (
    <WithReservation title={t('detail.title')}>
      {(reservation) =>
        CONFIRMED.includes(reservation.status) ? (
          <Confirmed reservation={reservation} />
        ) : (
          <Redirect to={paths.reservationDetail(reservation.reservation_number)} replace />
        )
      }
    </WithReservation>
  );
}

function Confirmed({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking');
  const { manual_html } = useHotel();
  const people = usePeople(reservation);
  const another = isBookedForAnother(reservation);
  const { stay, contact } = reservation;
  return (
    <Container className={styles.page}>
      <header className={styles.hero}>
        <div className={styles.words}>
          <CircleCheck aria-hidden="true" className={styles.check} strokeWidth={1.5} />
          <PageHeading>{t(reservation.changes.length > 0 ? 'change.success.title' : 'success.title')}</PageHeading>
          <p className={styles.lead}>
            {t(another ? 'success.leadForAnother' : 'success.lead', {
              name: reservation.guest_name,
              hotel: stay.hotel_name,
            })}
          </p>
        </div>
        <Card media={<StayPicture stay={stay} ratio="21/9" />} className={styles.stay}>
          <StayFacts stay={stay} />
        </Card>
        <Stack gap={2} className={styles.ways}>
          <ReservationNumber number={reservation.reservation_number} />
          <ConfirmationMail reservation={reservation} />
          <ReservationExport reservation={reservation}>
            <Link href={paths.reservationDetail(reservation.reservation_number)} asChild>
              <LinkButton>{t('success.detail')}</LinkButton>
            </Link>
          </ReservationExport>
        </Stack>
      </header>
      <div className={styles.columns}>
        <Stack gap={3}>
          <Section title={t('success.next')}>
            <NextSteps reservation={reservation} />
            {manual_html && <ProviderHtml html={manual_html} />}
          </Section>
          <Contact contact={contact} name={stay.hotel_name} />
        </Stack>
        <Stack gap={3}>
          {another && (
            <Section title={t('detail.who')}>
              <DefinitionList items={people} />
            </Section>
          )}
          <Section title={t('payment.title')}>
            <PaymentFacts reservation={reservation} />
          </Section>
          <Section title={t('policy.title')} aside={<FreeUntil policy={stay.cancellation_policy} />}>
            <PolicyTiers stay={stay} />
          </Section>
        </Stack>
      </div>
    </Container>
  );
}

function NextSteps({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking');
  const { date, money } = useFormatters();
  const { stay, balance_due, guest_name: name, allowed_actions } = reservation;
  // A reservation that can be claimed doesn't belong to an account, so the guest needs its number to find it again.
  const ofMember = !allowed_actions.includes('claim');
  const arrival = { date: date(stay.start_date, 'long'), time: stay.checkin_time, name };
  return (
    <ol className={styles.next}>
      <li>{t(ofMember ? 'success.keepMember' : 'success.keep')}</li>
      <li>{t(isBookedForAnother(reservation) ? 'success.arriveForAnother' : 'success.arrive', arrival)}</li>
      <li>{balance_due > 0 ? t('success.balance', { amount: money(balance_due) }) : t('success.nothingDue')}</li>
    </ol>
  );
}
