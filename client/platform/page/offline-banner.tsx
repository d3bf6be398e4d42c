import { createRoot } from 'react-dom/client';
import { useTranslation } from '../i18n/i18n.ts';
import { useOnline } from '../tab/online.ts';
import styles from './offline-banner.module.css';
import { loadProblemScene } from './problem-scene.tsx';

/**
 * Adds the banner to the page. Also loads the problem page now, because it can't be loaded once the network is down.
 * The banner has its own root, so its code isn't part of the first view.
 */
export async function followConnection(): Promise<void> {
  await loadProblemScene();
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<OfflineBanner />);
}

function OfflineBanner() {
  const { t } = useTranslation('dead-end');
  const online = useOnline();
  return (
    <div role="status" className={styles.banner}>
      {!online && <p>{t('offline.banner')}</p>}
    </div>
  );
}
