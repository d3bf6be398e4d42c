export const LANGUAGES = ['ko', 'en', 'ja', 'zh-CN', 'zh-TW', 'es', 'pt', 'vi', 'th', 'mn'] as const;
export type Language = (typeof LANGUAGES)[number];

const OTHER_CHINESE: Partial<Record<Language, readonly Language[]>> = { 'zh-CN': ['zh-TW'], 'zh-TW': ['zh-CN'] };

const TRADITIONAL = /^zh-(tw|hk|mo|hant)\b/i;

/**
 * Returns the language in `supported` that best matches an Accept-Language header, by weight, or Korean if none
 * matches.
 */
export function negotiateLanguage(
  acceptLanguage: string | undefined,
  supported: readonly Language[] = LANGUAGES,
): Language {
  const requested = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of requested) {
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

export type TextLanguages = readonly Language[];

/**
 * Returns the languages in which to look up a provider's text, in order: the guest's language, the other form of
 * Chinese (simplified or traditional) if the guest's language is Chinese, the provider's fallback language and Korean.
 * Every text exists in Korean. See docs/decisions/languages.md.
 */
export function textLanguages(language: Language, fallback: Language = 'ko'): TextLanguages {
  return [language, ...(OTHER_CHINESE[language] ?? []), fallback, 'ko'];
}

/** Returns the first non-empty text in these languages, in order, or an empty string if there is none. */
export function pickText(texts: Readonly<Record<string, string | undefined>>, languages: TextLanguages): string {
  const written = languages.find((language) => texts[language]);
  return (written && texts[written]) ?? '';
}
