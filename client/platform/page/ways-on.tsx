import { CalendarDays, House, Phone, Search } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/layout.tsx';
import { formatPhone, telOf } from '../../ui/phone.ts';
import { useTranslation } from '../i18n/i18n.ts';
import { Main } from '../tab/main-context.ts';
import styles from './ways-on.module.css';

type Place = 'home' | 'search' | 'lookUp';

/** The property's phone number, if it has one, is shown regardless of `to`, because calling works even offline. */
export function WaysOn({ to }: { to: readonly Place[] }) {
  const { t } = useTranslation('app');
  const { hotel, footer_data: footer } = use(Main)!;
  const { tel } = footer;
  return (
    <Ways>
      {to.includes('home') && (
        <Link href={paths.home()} asChild>
          <Way icon={<House />} name={t('header.home')} more={hotel.hotel_name} />
        </Link>
      )}
      {to.includes('search') && (
        <Link href={paths.reservation()} asChild>
          <Way icon={<CalendarDays />} name={t('header.reservation')} more={t('titles.reservation')} />
        </Link>
      )}
      {to.includes('lookUp') && (
        <Link href={paths.login('lookup')} asChild>
          <Way icon={<Search />} name={t('header.lookup')} more={t('titles.reservationDetail')} />
        </Link>
      )}
      {tel && <Way href={telOf(tel)} icon={<Phone />} name={t('footer.tel')} more={formatPhone(tel)} />}
    </Ways>
  );
}

export function Ways({ children }: { children: ReactNode }) {
  return <Container className={styles.ways}>{children}</Container>;
}

type WayProps = { icon: ReactNode; name: string; more: string; href?: string };

/** With `href`, or inside the router's `Link asChild`, this is a link. Otherwise, it is plain text, such as advice. */
export function Way({ icon, name, more, ...native }: WayProps) {
  const Tag = 'href' in native ? 'a' : 'div';
  return (
    <Tag {...native} className={styles.way}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span> <span className={styles.more}>{more}</span>
      </span>
    </Tag>
  );
}
