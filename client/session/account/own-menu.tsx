import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import type { UserInfo } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './own-menu.module.css';
import { useWays, useWaysKnown, WAY_GROUPS } from './ways.ts';

type Props = {
  user: UserInfo;
  /** Whether the menu is beside the page. If not, it is below My Page, so it needs no link to My Page. */
  beside: boolean;
};

/** Leaves out the links to book and to log out, which the header has. */
export function OwnMenu({ user, beside }: Props) {
  const { t } = useTranslation('member');
  const ways = useWays(user);
  // A link that appears later would move the others.
  const known = useWaysKnown();
  return (
    <nav aria-label={t('ways')} className={styles.menu} data-beside={beside || undefined} aria-busy={!known}>
      {beside && (
        <ul className={styles.links}>
          <Way to={paths.myPage()}>{t('title')}</Way>
        </ul>
      )}
      {!known && <Skeleton lines={12} />}
      {known &&
        WAY_GROUPS.map((group) => (
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
