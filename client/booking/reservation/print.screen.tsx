import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Reservation, Stay } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { fileUrl } from '../../platform/api/files.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { PageHeading } from '../../platform/page/page-heading.tsx';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { Button } from '../../ui/button.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Cluster, Container } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { formatPhone } from '../../ui/phone.ts';
import styles from './print.module.css';
import { WithReservation } from './reservation.access.tsx';
import { PaymentFacts, useMoments } from './reservation-parts.tsx';
import { usePeople, useWishes } from './reservation-people.ts';
import { PolicyTiers, PriceBreakdown, StayFacts } from '../stay/stay.tsx';

/** Printable confirmation. An ordinary one must fit on a single A4 or US Letter page. */
export default function PrintScreen() {
  const { t } = useTranslation('booking');
  return (
    <main>
      <WithReservation title={t('print.title')}>{(reservation) => <Sheet reservation={reservation} />}</WithReservation>
    </main>
  );
}

function Sheet({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking');
  const { money, moment } = useMoments(reservation);
  const people = usePeople(reservation);
  const wishes = useWishes(reservation);
  const { stay, contact, cancellation, code, memo } = reservation;
  useAskToPrint();
  const messages = [
    ...wishes,
    ...(memo ? [{ id: 'memo', term: t('detail.memo', { hotel: stay.hotel_name }), value: memo }] : []),
  ];
  return (
    <Container width="form" className={styles.sheet}>
      <Cluster gap={1} className={styles.screenOnly}>
        <Button onClick={() => window.print()}>{t('print.again')}</Button>
        <Link href={paths.reservationDetail(reservation.reservation_number)} asChild>
          <LinkButton variant="ghost">{t('print.back')}</LinkButton>
        </Link>
      </Cluster>
      <header>
        <Brand {...stay} />
        <PageHeading className={styles.title}>{t('print.title')}</PageHeading>
        <p className={styles.number}>{reservation.reservation_number}</p>
      </header>
      <div className={styles.columns}>
        <div>
          <section>
            <StayFacts stay={stay} />
          </section>
          <section>
            <DefinitionList
              items={[
                { id: 'status', term: t('print.status'), value: t(`status.${reservation.status}`) },
                ...people,
                { id: 'made', term: t('detail.made'), value: moment(reservation.reservation_date) },
                ...(code ? [{ id: 'code', term: t('detail.code'), value: code }] : []),
                ...(cancellation
                  ? [
                      { id: 'cancelled', term: t('print.cancelled'), value: moment(cancellation.cancelled_at) },
                      { id: 'fee', term: t('cancel.fee'), value: money(cancellation.fee) },
                      { id: 'refund', term: t('print.refund'), value: money(cancellation.refund) },
                    ]
                  : []),
              ]}
            />
          </section>
        </div>
        <div>
          <section>
            <h2>{t('price.title')}</h2>
            <PriceBreakdown stay={stay} />
          </section>
          <section>
            <h2>{t('payment.title')}</h2>
            <PaymentFacts reservation={reservation} />
          </section>
          <section>
            <h2>{t('policy.title')}</h2>
            <PolicyTiers stay={stay} />
          </section>
        </div>
      </div>
      {messages.length > 0 && (
        <section className={styles.messages}>
          <DefinitionList layout="grid" items={messages} />
        </section>
      )}
      <footer className={styles.foot}>
        <span>{contact.address}</span>
        {contact.tel && <span>{formatPhone(contact.tel)}</span>}
        {contact.email && <span>{contact.email}</span>}
      </footer>
    </Container>
  );
}

/** Shows the property's logo. If it has none or the tab is at another property, shows the property's name instead. */
function Brand({ hotel_code, hotel_name }: Pick<Stay, 'hotel_code' | 'hotel_name'>) {
  const { main_image_file: dark, main_image_white_file: white, ...hotel } = useHotel();
  if (!dark || hotel.hotel_code !== hotel_code) return <p>{hotel_name}</p>;
  return (
    <picture>
      {white && <source media="(prefers-color-scheme: dark)" srcSet={fileUrl(white.file_path)} />}
      <img className={styles.logo} src={fileUrl(dark.file_path)} alt={hotel_name} />
    </picture>
  );
}

/** Opens the print dialog once, although effects run twice in React's strict mode. */
function useAskToPrint() {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    const shown = [...document.images].map(async (image) => image.decode());
    void Promise.allSettled([document.fonts.ready, ...shown]).then(() => window.print());
  }, []);
}
