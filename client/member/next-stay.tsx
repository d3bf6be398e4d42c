import { Link } from 'wouter';
import type { Picture as PictureFile, ReservationSummary } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { homePictureOf, pictureOf } from '../platform/api/files.ts';
import { formattersOf } from '../platform/i18n/formatters.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { Badge } from '../ui/badge.tsx';
import { nightsBetween } from '../ui/calendar/days.ts';
import { Cluster } from '../ui/layout.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Picture } from '../ui/picture.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './next-stay.module.css';
import { useReservations } from './use-reservations.ts';

/** Filters of the request, which includes the upcoming stays. */
export const NEXT_STAY = { months: '3' } as const;

/** The member's next stay, or an invitation to book one. */
export function NextStay() {
  const { t } = useTranslation('member');
  const { reservations, error, refetch } = useReservations(NEXT_STAY);
  if (!reservations) {
    return error ? (
      <LoadProblem what={t('next.title')} query={{ error, refetch }} />
    ) : (
      <Skeleton shape="block" height="12rem" />
    );
  }
  const next = reservations.find(({ upcoming }) => upcoming);
  const all = reservations.length > 0 && (
    <Link href={paths.myHistory()} className={styles.all}>
      {t('next.all')}
    </Link>
  );
  return (
    <section aria-labelledby="next" className={styles.next} data-none={!next || undefined}>
      {next ? <Stay stay={next}>{all}</Stay> : <Invitation>{all}</Invitation>}
    </section>
  );
}

type Props = { children: React.ReactNode };

function Stay({ stay, children }: Props & { stay: ReservationSummary }) {
  const { t } = useTranslation('member');
  const { range } = formattersOf(useLocale(), stay.currency);
  const { type, nights, room_count, guest_count, reservation_number: number } = stay;
  const what = stay.package_name ?? stay.room_type_name;
  const length = type === 'sailing' ? t('history.voyage') : t('history.nights', { count: nights });
  return (
    <>
      <Shown picture={stay.picture} />
      <div className={styles.about}>
        <div className={styles.head}>
          <h2 id="next" className={styles.label}>
            {t('next.title')}
          </h2>
          <DaysLeft until={stay.check_in} />
        </div>
        <div>
          <p className={styles.hotel}>{stay.hotel_name}</p>
          <p className={styles.dates}>{range(stay.check_in, stay.check_out)}</p>
        </div>
        <div>
          <p>{room_count > 1 ? t('history.rooms', { name: what, count: room_count }) : what}</p>
          <p className={styles.quiet}>
            {length} · {t('history.guests', { count: guest_count })}
          </p>
          <p className={styles.quiet}>{t('history.number', { number })}</p>
        </div>
        <Cluster gap={2} className={styles.actions}>
          <Link href={paths.reservationDetail(number)} asChild>
            <LinkButton>{t('history.open')}</LinkButton>
          </Link>
          {children}
        </Cluster>
      </div>
    </>
  );
}

function DaysLeft({ until }: { until: string }) {
  const { t } = useTranslation('member');
  const days = nightsBetween(useHotel().today, until);
  return <Badge tone="accent">{days > 0 ? t('next.in', { count: days }) : t('next.today')}</Badge>;
}

function Invitation({ children }: Props) {
  const { t } = useTranslation('member');
  return (
    <>
      <Shown picture={homePictureOf(useHotel())} />
      <div className={styles.about}>
        <div>
          <h2 id="next" className={styles.hotel}>
            {t('next.none')}
          </h2>
          <p className={styles.quiet}>{t('next.noneBody')}</p>
        </div>
        <Cluster gap={2} className={styles.actions}>
          <Link href={paths.reservation()} asChild>
            <LinkButton>{t('way.book')}</LinkButton>
          </Link>
          {children}
        </Cluster>
      </div>
    </>
  );
}

function Shown({ picture }: { picture: PictureFile | null | undefined }) {
  const sizes = '(min-width: 40rem) 28rem, 100vw';
  return (
    picture && (
      <div className={styles.picture}>
        <Picture {...pictureOf(picture)} alt="" priority sizes={sizes} />
      </div>
    )
  );
}
