import { useTranslation } from 'react-i18next';
import { changeLocale, useLocale } from '../app/i18n.ts';
import { type Locale, languages } from '../app/language.ts';
import styles from './language-choice.module.css';

/** KOR and ENG; the other languages are reached by the address (DECISIONS, languages). */
export function LanguageChoice() {
  const { t } = useTranslation('app');
  const current = useLocale();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form
    <div role="group" aria-label={t('header.language')} className={styles.choice}>
      {(Object.keys(languages) as Locale[]).map((locale) => (
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
