import { Gift, Phone, Search, UserRound } from 'lucide-react';
import { paths } from '../paths.ts';
import { useMain } from '../platform/hotel.tsx';
import { useLocale, useTranslation } from '../platform/i18n.ts';
import { memberName } from '../platform/names.ts';
import { storage } from '../platform/storage.ts';
import { useSession } from '../session/index.ts';
import { Badge } from '../ui/Badge.tsx';
import { formatPhone, telOf } from '../ui/phone.ts';
import { MenuEntry } from './menu-entry.tsx';
import styles from './mobile-menu.module.css';

/** Who is logged in. */
export function Person() {
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
export function MemberEntries({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('app');
  const { hotel } = useMain();
  return (
    <>
      <h3>{t('property:menu.personal')}</h3>
      <MenuEntry to={paths.myPage()} icon={<UserRound aria-hidden="true" />} onClose={onClose}>
        {t('header.myPage')}
      </MenuEntry>
      <MenuEntry to={paths.myHistory()} icon={<Search aria-hidden="true" />} onClose={onClose}>
        {t('header.lookup')}
      </MenuEntry>
      {hotel.has_membership && (
        <>
          <h3>{t('property:menu.benefits')}</h3>
          <MenuEntry to={paths.membership()} icon={<Gift aria-hidden="true" />} onClose={onClose}>
            {t('header.membership')}
          </MenuEntry>
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
