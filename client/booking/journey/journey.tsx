import { Link, useLocation } from 'wouter';
import type { Problem } from '../../../generated/types.ts';
import { leadsTo } from '../../../machines/booking/booking.problems.ts';
import { paths } from '../../paths.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { useProblemText } from '../../platform/api/problems.tsx';
import { Button } from '../../ui/button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './journey.module.css';
import { useBooking } from './use-booking.ts';

type Ending = 'holdExpired' | 'refunded' | 'refundRefused';

export function JourneyEnded({ how }: { how: Ending }) {
  const { t } = useTranslation('booking');
  const { snapshot, send } = useBooking();
  const { hotel_name } = useHotel();
  const [, navigate] = useLocation();
  const { changes } = snapshot.context;
  if (changes) return <ChangeEnded how={how} reservation={changes} hotel={hotel_name} />;
  const again = () => {
    send({ type: 'START_AGAIN' });
    navigate(paths.reservationInfo());
  };
  return (
    <Notice
      tone="warn"
      announce
      title={t(`ended.${how}.title`)}
      action={<Button onClick={again}>{t(`ended.${how}.again`)}</Button>}
    >
      {t(`ended.${how}.body`, { hotel: hotel_name })}
    </Notice>
  );
}

function ChangeEnded({ how, reservation, hotel }: { how: Ending; reservation: string; hotel: string }) {
  const { t } = useTranslation('booking');
  const toReservation = (
    <Link href={paths.reservationDetail(reservation)} asChild>
      <LinkButton>{t('change:ended.again')}</LinkButton>
    </Link>
  );
  return (
    <Notice tone="warn" announce title={t(`change:ended.${how}.title`)} action={toReservation}>
      {t(`change:ended.${how}.body`, { hotel })}
    </Notice>
  );
}

/**
 * Shows the old and the new price. Nothing is charged until the guest accepts the new one. `problem` explains which
 * benefit is no longer available.
 */
export function PriceChanged({ before, after, problem }: { before: number; after: number; problem: Problem | null }) {
  const { t } = useTranslation('booking');
  const { money } = useFormatters();
  const { send } = useBooking();
  const textOf = useProblemText();
  const why = problem && leadsTo('benefits', problem) && textOf(problem.code).title;
  return (
    <Notice
      tone="warn"
      announce
      title={t('priceChanged.title')}
      action={
        <Cluster gap={1}>
          <Button onClick={() => send({ type: 'ACCEPT' })}>{t('priceChanged.accept', { price: money(after) })}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'BACK' })}>
            {t('priceChanged.back')}
          </Button>
        </Cluster>
      }
    >
      {why && <p>{why}</p>}
      <p>{t('priceChanged.body')}</p>
      <p className={styles.prices}>
        <s>{t('priceChanged.before', { price: money(before) })}</s>
        <strong>{t('priceChanged.after', { price: money(after) })}</strong>
      </p>
    </Notice>
  );
}

export function loadLeaveForAsked() {
  return import('./leave-for-asked.tsx');
}
