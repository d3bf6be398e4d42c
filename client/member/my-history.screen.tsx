import { useTranslation } from '../platform/i18n.ts';
import { PageHeading } from '../platform/PageHeading.tsx';
import { ForMembers, LookupForm } from '../session/index.ts';
import { Container } from '../ui/Layout.tsx';
import styles from './member.module.css';

/** Reservations are found by name and number. */
export default function MyHistoryScreen() {
  const { t } = useTranslation('member');
  return (
    <ForMembers>
      {() => (
        <Container width="form" className={styles.history}>
          <PageHeading className={styles.title}>{t('history.title')}</PageHeading>
          <p className={styles.lead}>{t('history.lead')}</p>
          <LookupForm />
        </Container>
      )}
    </ForMembers>
  );
}
