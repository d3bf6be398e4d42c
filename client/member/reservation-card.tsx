import { Link } from 'wouter';
import type { ReservationStatus, ReservationSummary } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { BookAgain } from '../booking/index.ts';
import { pictureOf } from '../platform/api/files.ts';
import { formattersOf } from '../platform/i18n/formatters.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { Badge, type BadgeProps } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Picture } from '../ui/picture.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './reservation-card.module.css';

const TONES: Record<ReservationStatus, BadgeProps['tone']> = {
  confirmed: 'good',
  complete: 'good',
  cancelled: 'plain',
  used: 'plain',
};

const SIZES = '(min-width: 40rem) 20rem, 100vw';

type Props = {
  reservation: ReservationSummary;
};

export function ReservationCard({ reservation }: Props) {
  const { t } = useTranslation('member');
  const { money, range } = formattersOf(useLocale(), reservation.currency);
  const {
    status,
    type,
    upcoming,
    picture,
    check_in,
    check_out,
    reservation_number: number,
    room_type_code,
  } = reservation;
  const over = status === 'used' || status === 'cancelled';
  const year = useHotel().today.slice(0, 4);
  const thisYear = check_in.startsWith(year) && check_out.startsWith(year);
  const dates = range(check_in, check_out, thisYear ? 'short' : 'long');
  const what = reservation.package_name ?? reservation.room_type_name;
  const many = reservation.room_count > 1;
  const nights = type === 'sailing' ? t('history.voyage') : t('history.nights', { count: reservation.nights });
  const about = <VisuallyHidden>{` ${reservation.hotel_name}, ${dates}`}</VisuallyHidden>;
  return (
    <Card as="li" flush interactive quiet={!upcoming}>
      <div className={styles.card} data-plain={!picture || undefined}>
        {picture && <Picture {...pictureOf(picture)} alt="" className={styles.picture} sizes={SIZES} />}
        <div className={styles.head}>
          <h3 className={styles.name}>{reservation.hotel_name}</h3>
          <p className={styles.dates}>{dates}</p>
          <Badge className={styles.status} tone={TONES[status]}>
            {t(`status.${type === 'sailing' && status === 'used' ? 'used_sailing' : status}`)}
          </Badge>
        </div>
        <div className={styles.messages}>
          <p>{many ? t('history.rooms', { name: what, count: reservation.room_count }) : what}</p>
          <p className={styles.quiet}>
            {nights} · {t('history.guests', { count: reservation.guest_count })}
          </p>
          <p className={styles.number}>{t('history.number', { number })}</p>
        </div>
        <div className={styles.end}>
          <strong className={styles.price}>{money(reservation.total_price)}</strong>
          <div className={styles.actions}>
            <Link href={paths.reservationDetail(number)} asChild>
              <LinkButton variant="quiet" size="small" className={styles.open}>
                {t('history.details')}
                {about}
              </LinkButton>
            </Link>
            {over && (
              <BookAgain
                hotel={reservation}
                room={type === 'sailing' ? undefined : room_type_code}
                size="small"
                className={styles.again}
              >
                {about}
              </BookAgain>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}
