import type { ReactNode } from 'react';
import type { Reservation } from '../../generated/types.ts';
import { useFormatters } from '../platform/formatters.ts';
import { useLocale, useTranslation } from '../platform/i18n.ts';
import { Card } from '../ui/Card.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import { dateFormat } from '../ui/intl.ts';
import { Stack } from '../ui/Layout.tsx';
import styles from './reservation.module.css';

/** The number in large figures, to copy. */
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

/** The card behind it, and what is still due. */
export function PaymentFacts({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking');
  const { money, moment } = useMoments(reservation);
  const { payment } = reservation;
  const items = [
    ...(payment?.card_name
      ? [
          {
            id: 'card',
            term: t('payment.card'),
            value: [payment.card_name, payment.card_number_masked].filter(Boolean).join(' '),
          },
        ]
      : []),
    ...(payment?.paid_at ? [{ id: 'at', term: t('payment.at'), value: moment(payment.paid_at) }] : []),
    { id: 'paid', term: t('payment.paid'), value: money(reservation.paid_amount) },
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

/** Money and stay dates, and the moments of a reservation by the property's clock. */
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
