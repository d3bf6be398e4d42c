import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';

export function Shell({ overPicture = false, children }: { overPicture?: boolean; children: ReactNode }) {
  const { t } = useTranslation('app');
  useEffect(() => {
    if (window.pressed)
      void import('../platform/page/replay-press.ts').then((code) => code.replayPress()).catch(() => undefined);
  }, []);
  return (
    <div className={styles.shell} data-over-picture={overPicture || undefined}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <Header overPicture={overPicture} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
