import {
  Award,
  CalendarCheck,
  HandCoins,
  HardDriveDownload,
  KeyRound,
  Link2,
  MessageSquareText,
  MonitorSmartphone,
  Phone,
  ScrollText,
  Ticket,
  TicketPercent,
  UserPen,
  UserRound,
  UserX,
} from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { UserInfo } from '../../generated/types.ts';

import { paths } from '../paths.ts';
import { useMain } from '../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { memberName } from '../platform/i18n/names.ts';
import { storage } from '../platform/tab/storage.ts';
import { useSession, useWays, WAY_GROUPS } from '../session/index.ts';
import { Badge } from '../ui/badge.tsx';
import { formatPhone, telOf } from '../ui/phone.ts';
import { MenuEntry } from './menu-entry.tsx';
import styles from './mobile-menu.module.css';

const icons: Record<string, ReactNode> = {
  history: <CalendarCheck aria-hidden="true" />,
  edit: <UserPen aria-hidden="true" />,
  password: <KeyRound aria-hidden="true" />,
  social: <Link2 aria-hidden="true" />,
  sessions: <MonitorSmartphone aria-hidden="true" />,
  data: <HardDriveDownload aria-hidden="true" />,
  withdraw: <UserX aria-hidden="true" />,
  points: <HandCoins aria-hidden="true" />,
  coupons: <TicketPercent aria-hidden="true" />,
  membership: <Award aria-hidden="true" />,
  contracts: <ScrollText aria-hidden="true" />,
  vouchers: <Ticket aria-hidden="true" />,
  voc: <MessageSquareText aria-hidden="true" />,
};

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

export function MemberEntries({ user, onClose }: { user: UserInfo; onClose: () => void }) {
  const { t } = useTranslation('member');
  const ways = useWays(user);
  return (
    <>
      <MenuEntry to={paths.myPage()} icon={<UserRound aria-hidden="true" />} onClose={onClose}>
        {t('app:header.myPage')}
      </MenuEntry>
      {WAY_GROUPS.map((group) => (
        <Fragment key={group}>
          <h3>{t(`group.${group}`)}</h3>
          {ways
            .filter((way) => way.group === group)
            .map(({ id, to }) => (
              <MenuEntry key={id} to={to} icon={icons[id]} onClose={onClose}>
                {t(`way.${id}`)}
              </MenuEntry>
            ))}
          {group === 'centre' && <Call />}
        </Fragment>
      ))}
    </>
  );
}

function Call() {
  const { t } = useTranslation('app');
  const { footer_data: footer } = useMain();
  if (!footer.tel) return null;
  return (
    <a href={telOf(footer.tel)}>
      <Phone aria-hidden="true" />
      {t('call', { phone: formatPhone(footer.tel) })}
    </a>
  );
}
