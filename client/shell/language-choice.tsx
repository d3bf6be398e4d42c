import { changeLocale, useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { type Locale, languages } from '../platform/i18n/language.ts';
import styles from './language-choice.module.css';

/** Offers Korean, English and the current language; the footer offers all languages. */
export function LanguageChoice() {
  const { t } = useTranslation('app');
  const current = useLocale();
  return (
    <div role="group" aria-label={t('header.language')} className={styles.choice}>
      {[...new Set<Locale>(['ko', 'en', current])].map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => void changeLocale(locale)}
        >
          {languages[locale]}
        </button>
      ))}
    </div>
  );
}
