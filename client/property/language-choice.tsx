import { changeLocale, useLocale, useTranslation } from '../platform/i18n.ts';
import { languages, offeredLocales } from '../platform/language.ts';
import styles from './language-choice.module.css';

/** What a language calls itself, for the one that is neither KOR nor ENG. */
const ownNames: Record<string, string> = {
  ja: '日本語',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  es: 'Español',
  pt: 'Português',
  vi: 'Tiếng Việt',
  th: 'ไทย',
  mn: 'Монгол',
};

/** KOR and ENG; the other languages are reached by the address (DECISIONS, languages), and the one in use stands as a third. */
export function LanguageChoice() {
  const { t } = useTranslation('app');
  const current = useLocale();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form
    <div role="group" aria-label={t('header.language')} className={styles.choice}>
      {offeredLocales(current).map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => void changeLocale(locale)}
        >
          {ownNames[locale] ?? languages[locale]}
        </button>
      ))}
    </div>
  );
}
