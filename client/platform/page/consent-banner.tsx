import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import styles from './consent-banner.module.css';

/** Asks whether the property may analyse the visit. Both buttons look the same, and the page stays usable. */
export function ConsentBanner({ onChoice }: { onChoice: (agrees: boolean) => void }) {
  const { t } = useTranslation('consent');
  return (
    <section className={styles.banner} aria-labelledby="consent">
      <h2 id="consent">{t('title')}</h2>
      <p>{t('body')}</p>
      <div className={styles.choices}>
        <Button variant="quiet" onClick={() => onChoice(false)}>
          {t('refuse')}
        </Button>
        <Button variant="quiet" onClick={() => onChoice(true)}>
          {t('agree')}
        </Button>
      </div>
    </section>
  );
}
