import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Spinner } from '../../ui/spinner.tsx';
import styles from '../session.module.css';

/** Redirects to the home page. Set `staying` if another component navigates instead. */
export default function LoadingScreen({ staying }: { staying?: boolean }) {
  const { t } = useTranslation('app');
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!staying) navigate(paths.home(), { replace: true });
  }, [staying, navigate]);
  return (
    <main className={styles.alone}>
      <Spinner label={t('loading')} size="large" showLabel />
    </main>
  );
}
