import { useMutation } from '@tanstack/react-query';
import { CalendarPlus, MapPin, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { getReservationCalendarFile } from '../../../generated/hooks/booking.ts';
import type { HotelContact, Reservation } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { toastProblem } from '../../platform/api/toast-problem.ts';
import { saveText } from '../../platform/api/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { dateFormat } from '../../ui/intl.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { formatPhone, telOf } from '../../ui/phone.ts';
import { mapAddress } from './map-address.ts';
import { reservationCredential } from './reservation.access.tsx';
import styles from './reservation.module.css';
import { paidItem, paidWith } from '../stay/stay-messages.ts';

export function ReservationNumber({ number }: { number: string }) {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.number}>
      <span className={styles.label}>{t('reservation.number')}</span>
      <strong className={styles.figures}>{number}</strong>
      <CopyButton value={number} label={t('reservation.copy')} copiedLabel={t('reservation.copied')} size="small" />
    </div>
  );
}

export function ReservationExport({ reservation, children }: { reservation: Reservation; children?: ReactNode }) {
  const { t } = useTranslation('booking');
  const number = reservation.reservation_number;
  const download = useMutation({
    mutationFn: () => getReservationCalendarFile(number, reservationCredential(number)),
    onSuccess: (file) => saveText(file, `${number}.ics`, 'text/calendar'),
    onError: toastProblem,
  });
  return (
    <Cluster gap={1} className={styles.export}>
      {children}
      {reservation.allowed_actions.includes('calendar') && (
        <Button
          variant="quiet"
          busy={download.isPending}
          icon={<CalendarPlus aria-hidden="true" size={18} />}
          onClick={() => download.mutate()}
        >
          {t('reservation.calendar')}
        </Button>
      )}
      {reservation.allowed_actions.includes('print') && (
        <Link href={paths.print(number)} asChild>
          <LinkButton variant="quiet" icon={<Printer aria-hidden="true" size={18} />}>
            {t('reservation.print')}
          </LinkButton>
        </Link>
      )}
    </Cluster>
  );
}

export function Contact({ contact, name }: { contact: HotelContact; name: string }) {
  const { t } = useTranslation('booking');
  const map = mapAddress(contact, name, useLocale());
  return (
    <Section title={t('contact.title')}>
      <address className={styles.address}>
        <strong>{name}</strong>
        <span>{contact.address}</span>
        {contact.tel && <a href={telOf(contact.tel)}>{formatPhone(contact.tel)}</a>}
        {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
      </address>
      <LinkButton
        variant="quiet"
        size="small"
        className={styles.start}
        icon={<MapPin aria-hidden="true" size={16} />}
        href={map}
        target="_blank"
        rel="noreferrer"
      >
        {t('contact.map')}
      </LinkButton>
    </Section>
  );
}

export function PaymentFacts({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking');
  const { money, moment } = useMoments(reservation);
  const { payment } = reservation;
  const items = [
    ...paidWith(t, payment).map(({ note, ...item }) => ({
      ...item,
      value: [item.value, note].filter(Boolean).join(' '),
    })),
    ...(payment?.paid_at ? [{ id: 'at', term: t('payment.at'), value: moment(payment.paid_at) }] : []),
    paidItem({ t, money }, reservation),
    ...(reservation.balance_due > 0
      ? [{ id: 'due', term: t('payment.due'), value: money(reservation.balance_due) }]
      : []),
  ];
  return (
    <>
      <DefinitionList items={items} />
      {payment?.receipt_url && (
        <a href={payment.receipt_url} target="_blank" rel="noreferrer">
          {t('payment.receipt')}
        </a>
      )}
    </>
  );
}

/** Formats instants in the property's time zone. */
export function useMoments({ time_zone }: Pick<Reservation, 'time_zone'>) {
  const formatters = useFormatters();
  const moments = dateFormat(useLocale(), 'moment', time_zone);
  return { ...formatters, moment: (instant: string) => moments.format(Date.parse(instant)) };
}

export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack gap={2}>
        <div className={styles.sectionHead}>
          <h2>{title}</h2>
          {aside}
        </div>
        {children}
      </Stack>
    </Card>
  );
}
