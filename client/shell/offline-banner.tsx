import { useTranslation } from '../platform/i18n/i18n.ts';
import { useOnline } from '../platform/tab/online.ts';
import styles from './offline-banner.module.css';

/** Part of the first view's code, because it can't be loaded once the network is down. */
export function OfflineBanner() {
  const { t } = useTranslation('app');
  const online = useOnline();
  return (
    <div role="status" className={styles.banner}>
      {!online && <p>{t('offlineBanner')}</p>}
    </div>
  );
}
