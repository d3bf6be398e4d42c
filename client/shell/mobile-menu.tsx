import { BadgePercent, CalendarDays, Hotel, LogIn, Search, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { useMain } from '../platform/tab/hotel.tsx';
import { Queries } from '../platform/api/queries.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { useSession } from '../session/index.ts';
import { Sheet } from '../ui/lazy.tsx';
import { telOf } from '../ui/phone.ts';
import AllLanguages from './all-languages.tsx';
import { MenuEntry } from './menu-entry.tsx';
import { MemberEntries, Person } from './menu-member.tsx';
import styles from './mobile-menu.module.css';
import { returnsFrom, siteLinks } from './site-links.ts';

const icons: Record<string, ReactNode> = {
  'header.lookup': <Search aria-hidden="true" />,
  'header.signUp': <UserPlus aria-hidden="true" />,
  'header.membership': <BadgePercent aria-hidden="true" />,
  'header.login': <LogIn aria-hidden="true" />,
};

type Props = { onClose: () => void; onHotels?: () => void };

/** Replaces the links in the header on screens up to 1280 px wide. See docs/specification.md. */
export default function MobileMenu({ onClose, onHotels }: Props) {
  useTranslation('property');
  useTranslation('session');
  const { t } = useTranslation('app');
  const { hotel } = useMain();
  const { user } = useSession();
  const hotels = onHotels && (
    <button type="button" onClick={onHotels}>
      <Hotel aria-hidden="true" />
      {t('header.otherHotels')}
    </button>
  );
  const reservation = (
    <MenuEntry to={paths.reservation()} icon={<CalendarDays aria-hidden="true" />} onClose={onClose}>
      {t('header.reservation')}
    </MenuEntry>
  );
  return (
    <Sheet open onClose={onClose} title={t('header.menu')} closeLabel={t('close')} desk="side">
      {user && <Person />}
      <nav className={styles.menu} aria-label={t('header.navigation')}>
        {reservation}
        {user ? (
          <Queries>
            <MemberEntries user={user} onClose={onClose} />
          </Queries>
        ) : (
          siteLinks(null, hotel).map(([label, address]) => (
            <MenuEntry
              key={label}
              to={address}
              icon={icons[label]}
              onClose={() => {
                returnsFrom(address);
                onClose();
              }}
            >
              {t(label)}
            </MenuEntry>
          ))
        )}
        {hotels}
      </nav>
      <div className={styles.foot}>
        <AllLanguages />
        {user ? (
          <Link href={paths.logout()} onClick={onClose}>
            {t('header.logout')}
          </Link>
        ) : (
          <Call />
        )}
      </div>
    </Sheet>
  );
}

function Call() {
  const { footer_data: footer } = useMain();
  return footer.tel ? <a href={telOf(footer.tel)}>{footer.tel}</a> : null;
}
