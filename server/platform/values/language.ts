/** The languages of the product; Korean is the fallback. */
export const LANGUAGES = ['ko', 'en', 'ja', 'zh-CN', 'zh-TW', 'es', 'pt', 'vi', 'th', 'mn'] as const;
export type Language = (typeof LANGUAGES)[number];

const OTHER_CHINESE: Partial<Record<Language, readonly Language[]>> = { 'zh-CN': ['zh-TW'], 'zh-TW': ['zh-CN'] };

const TRADITIONAL = /^zh-(tw|hk|mo|hant)\b/i;

/** The best of `supported` for an Accept-Language header, by its weights; Korean when none fits or none is asked. */
export function negotiateLanguage(
  acceptLanguage: string | undefined,
  supported: readonly Language[] = LANGUAGES,
): Language {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wanted) {
    const language = matching(tag);
    if (language && supported.includes(language)) return language;
  }
  return 'ko';
}

function matching(tag: string): Language | undefined {
  const primary = tag.toLowerCase().split('-')[0];
  if (primary === 'zh') return TRADITIONAL.test(tag) ? 'zh-TW' : 'zh-CN';
  return LANGUAGES.find((language) => language === primary);
}

/**
 * The text in the language, else in the other Chinese, else in English, else in Korean, else in any language that it was written in.
 * Korean is the site's fallback (spec, section 1) and stays the last one that a property always writes; a guest who reads neither
 * understands a property's English text more often than its Korean one. An empty text is none.
 */
export function pickText(texts: Readonly<Record<string, string | undefined>>, language: Language): string {
  const wanted = [language, ...(OTHER_CHINESE[language] ?? []), ...(language === 'ko' ? [] : ['en']), 'ko'];
  for (const name of wanted) if (texts[name]) return texts[name];
  return Object.values(texts).find(Boolean) ?? '';
}
