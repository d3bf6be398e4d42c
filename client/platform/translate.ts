import { intlLocale } from '../ui/intl.ts';

/** An area's file of words: sentences by key, in groups. */
export type Words = { readonly [key: string]: string | Words };

type Values = Readonly<Record<string, unknown>> & {
  /** Chooses among `key_one`, `key_other` … by the language's plural rules, and stands in {{count}}. */
  count?: number;
  /** Chooses `key_<context>` where there is one. */
  context?: string;
  /** What to say where there is no such key; else the key itself is said. */
  defaultValue?: string;
};

/** The sentence of 'group.key', or of another area as 'area:group.key', with {{places}} filled in. */
export type Translate = (key: string, values?: Values) => string;

/**
 * Reads the part of i18next's JSON format that our files use: groups, {{places}}, plurals and contexts. The library itself would
 * be a sixth of the first view's script; translate.test.ts compares every sentence with it.
 */
export function translatorOf(locale: string, area: string, wordsOf: (area: string) => Words | undefined): Translate {
  const plurals = new Intl.PluralRules(intlLocale(locale));
  return (name, values = {}) => {
    const [key, from] = name.includes(':') ? [name.slice(name.indexOf(':') + 1), name.split(':', 1)[0]!] : [name, area];
    const words = wordsOf(from);
    const plural = values.count === undefined ? '' : `_${plurals.select(values.count)}`;
    const context = values.context === undefined ? '' : `_${values.context}`;
    const found = [context + plural, context, plural, '']
      .map((ending) => lookUp(words, key + ending))
      .find((text) => text !== undefined);
    const text = found ?? values.defaultValue ?? key;
    return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, place: string) => String(values[place] ?? ''));
  };
}

function lookUp(words: Words | undefined, key: string): string | undefined {
  let at: string | Words | undefined = words;
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || !Object.hasOwn(at, part)) return undefined;
    at = at[part];
  }
  return typeof at === 'string' ? at : undefined;
}
