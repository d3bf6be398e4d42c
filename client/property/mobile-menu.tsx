import {
  BadgePercent,
  CalendarDays,
  Gift,
  Hotel,
  LogIn,
  LogOut,
  Phone,
  Search,
  UserPlus,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { useMain } from '../platform/hotel.tsx';
import { useLocale, useTranslation } from '../platform/i18n.ts';
import { memberName } from '../platform/names.ts';
import { storage } from '../platform/storage.ts';
import { useSession } from '../session/index.ts';
import { Badge } from '../ui/Badge.tsx';
import { Sheet } from '../ui/lazy.tsx';
import { formatPhone, telOf } from '../ui/phone.ts';
import AllLanguages from './all-languages.tsx';
import styles from './mobile-menu.module.css';
import { returnsFrom, siteLinks } from './site-links.ts';

const icons: Record<string, ReactNode> = {
  lookup: <Search aria-hidden="true" />,
  signUp: <UserPlus aria-hidden="true" />,
  membership: <BadgePercent aria-hidden="true" />,
  login: <LogIn aria-hidden="true" />,
  logout: <LogOut aria-hidden="true" />,
};

type Props = { onClose: () => void; onHotels?: () => void };

/** What the header shows on a desk, for widths of 1280 px or less; for a member in the groups of my page (spec, section 2). */
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
    <Entry to={paths.reservation()} icon={<CalendarDays aria-hidden="true" />} onClose={onClose}>
      {t('header.reservation')}
    </Entry>
  );
  return (
    <Sheet open onClose={onClose} title={t('header.menu')} closeLabel={t('close')} desk="side">
      {user && <Person />}
      <nav className={styles.menu} aria-label={t('header.navigation')}>
        {reservation}
        {user ? (
          <MemberEntries onClose={onClose} />
        ) : (
          siteLinks(null, hotel).map(([word, address]) => (
            <Entry
              key={word}
              to={address}
              icon={icons[word]}
              onClose={() => {
                returnsFrom(word);
                onClose();
              }}
            >
              {t(`header.${word}`)}
            </Entry>
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

function Person() {
  const { t } = useTranslation('app');
  const { user } = useSession();
  const company = storage.companyInfo.get();
  const locale = useLocale();
  if (!user) return null;
  const name = memberName(user, locale);
  return (
    <div className={styles.person}>
      <span className={styles.initial} aria-hidden="true">
        {[...name][0]}
      </span>
      <div>
        <p className={styles.name}>{t('property:menu.hello', { name })}</p>
        <Badge tone="accent">{t(`session:memberTypes.${user.member_type}`)}</Badge>
        {company && <Badge>{company.company_name}</Badge>}
      </div>
    </div>
  );
}

/** My page's groups: personal info, my benefits, customer centre. */
function MemberEntries({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('app');
  const { hotel } = useMain();
  return (
    <>
      <h3>{t('property:menu.personal')}</h3>
      <Entry to={paths.myPage()} icon={<UserRound aria-hidden="true" />} onClose={onClose}>
        {t('header.myPage')}
      </Entry>
      <Entry to={paths.myHistory()} icon={icons['lookup']} onClose={onClose}>
        {t('header.lookup')}
      </Entry>
      {hotel.has_membership && (
        <>
          <h3>{t('property:menu.benefits')}</h3>
          <Entry to={paths.membership()} icon={<Gift aria-hidden="true" />} onClose={onClose}>
            {t('header.membership')}
          </Entry>
        </>
      )}
      <Centre />
    </>
  );
}

function Centre() {
  const { t } = useTranslation('app');
  const { footer_data: footer } = useMain();
  if (!footer.tel) return null;
  return (
    <>
      <h3>{t('property:menu.centre')}</h3>
      <a href={telOf(footer.tel)}>
        <Phone aria-hidden="true" />
        {t('call', { phone: formatPhone(footer.tel) })}
      </a>
    </>
  );
}

function Call() {
  const { footer_data: footer } = useMain();
  return footer.tel ? <a href={telOf(footer.tel)}>{footer.tel}</a> : null;
}

type EntryProps = { to: string; icon: ReactNode; onClose: () => void; children: ReactNode };

function Entry({ to, icon, onClose, children }: EntryProps) {
  return (
    <Link href={to} onClick={onClose}>
      {icon}
      {children}
    </Link>
  );
}
