import { changeLocale, useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { type Locale, localeNamed } from '../platform/i18n/language.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { Button } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './all-languages.module.css';

/** Shows the consent banner again (client/platform/page/follow-steps.ts). */
function changeConsent() {
  window.dispatchEvent(new Event('changeConsent'));
}

const languageNames: Readonly<Record<Locale, string>> = {
  ko: '한국어',
  en: 'English',
  ja: '日本語',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  es: 'Español',
  pt: 'Português',
  vi: 'Tiếng Việt',
  th: 'ไทย',
  mn: 'Монгол',
};

export default function AllLanguages() {
  const { t } = useTranslation('app');
  const current = useLocale();
  const { events_url } = useHotel();
  return (
    <>
      <label className={styles.choice}>
        <VisuallyHidden>{t('header.language')}</VisuallyHidden>
        <select
          value={current}
          onChange={({ target }) => {
            const chosen = localeNamed(target.value);
            if (chosen) void changeLocale(chosen);
          }}
        >
          {(Object.keys(languageNames) as Locale[]).map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {languageNames[locale]}
            </option>
          ))}
        </select>
      </label>
      {events_url && (
        <Button variant="ghost" size="small" onClick={changeConsent}>
          {t('footer.analytics')}
        </Button>
      )}
    </>
  );
}
