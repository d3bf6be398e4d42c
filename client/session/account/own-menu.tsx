import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import type { UserInfo } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import styles from './own-menu.module.css';
import { useWays, WAY_GROUPS } from './ways.ts';

type Props = {
  user: UserInfo;
  /** Whether the menu is beside the page. If not, it is below My Page, so it needs no link to My Page. */
  beside: boolean;
};

/** Leaves out the links to book and to log out, which the header has. */
export function OwnMenu({ user, beside }: Props) {
  const { t } = useTranslation('member');
  const ways = useWays(user);
  return (
    <nav aria-label={t('ways')} className={styles.menu} data-beside={beside || undefined}>
      {beside && (
        <ul className={styles.links}>
          <Way to={paths.myPage()}>{t('title')}</Way>
        </ul>
      )}
      {WAY_GROUPS.map((group) => (
        <div key={group}>
          <p id={`ways-${group}`} className={styles.group}>
            {t(`group.${group}`)}
          </p>
          <ul className={styles.links} aria-labelledby={`ways-${group}`}>
            {ways
              .filter((way) => way.group === group)
              .map(({ id, to }) => (
                <Way key={id} to={to} further={!beside}>
                  {t(`way.${id}`)}
                </Way>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

type WayProps = { to: string; further?: boolean; children: string };

function Way({ to, further, children }: WayProps) {
  const [path] = useLocation();
  // Only enquiries have pages below their list: one to read and one to write.
  const inside = to === paths.myVoc() && path.startsWith(to);
  return (
    <li>
      <Link href={to} aria-current={path === to ? 'page' : inside ? 'true' : undefined}>
        {children}
        {further && <ChevronRight aria-hidden="true" />}
      </Link>
    </li>
  );
}
