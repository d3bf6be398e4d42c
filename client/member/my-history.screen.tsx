import { useTranslation } from 'react-i18next';
import { PageHeading } from '../platform/PageHeading.tsx';
import { ForMembers } from '../session/for-members.widget.tsx';
import { LookupForm } from '../session/lookup-form.widget.tsx';
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
