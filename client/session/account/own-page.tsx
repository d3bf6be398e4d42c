import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { PageHeading } from '../../platform/page/page-heading.tsx';
import { Container } from '../../ui/layout.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useSession } from '../session.ts';
import { OwnMenu } from './own-menu.tsx';
import styles from './own-page.module.css';

type Props = {
  title: ReactNode;
  /** One line below the title. */
  lead?: ReactNode;
  /** An element such as a button. It is beside the title if there is enough space. */
  action?: ReactNode;
  busy?: boolean;
  /** `form` limits the line length of forms and text. */
  width?: 'page' | 'form';
  /** The parent page, if it isn't My Page. Null on My Page itself. */
  back?: { to: string; label: string } | null;
  children: ReactNode;
};

/** A page of the member's account. On a wide screen, the menu is beside every page; on a phone, it is below My Page. */
export function OwnPage({ title, lead, action, busy, width = 'page', back, children }: Props) {
  const { t } = useTranslation('member');
  const { user } = useSession();
  const wide = useMediaQuery('(min-width: 64rem)');
  const menu = user && <OwnMenu user={user} beside={wide} />;
  const up = back === undefined && !wide ? { to: paths.myPage(), label: t('back') } : back;
  return (
    <Container className={styles.frame}>
      {wide && menu}
      <div className={styles.page} data-width={width} aria-busy={busy}>
        {up && (
          <Link href={up.to} className={styles.back}>
            <ChevronLeft aria-hidden="true" />
            {up.label}
          </Link>
        )}
        <header className={styles.head}>
          <div>
            <PageHeading className={styles.title}>{title}</PageHeading>
            {lead && <div className={styles.lead}>{lead}</div>}
          </div>
          {action}
        </header>
        {children}
      </div>
      {!wide && back === null && menu}
    </Container>
  );
}
