import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { hotelCode } from '../platform/tab/hotel-code.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { PageHeading } from '../platform/page/page-heading.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from '../session/session.module.css';

/** If the tab has a hotel, offers a link to its home page. Without one, the guest's link was invalid. */
export default function ErrorScreen() {
  const { t } = useTranslation('session');
  const known = hotelCode() !== null;
  return (
    <main className={styles.alone}>
      <p className={styles.oops} aria-hidden="true">
        OOPS
      </p>
      <PageHeading className={styles.title}>{t(known ? 'error.title' : 'error.invalid')}</PageHeading>
      <p className={styles.body}>{t(known ? 'error.body' : 'error.restart')}</p>
      {known && (
        <Link href={paths.home()} asChild>
          <LinkButton>{t('error.home')}</LinkButton>
        </Link>
      )}
    </main>
  );
}
