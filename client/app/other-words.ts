/** The words of the languages that the header does not offer. Their list is fetched with the first of them: it is long. */
export const otherWords = import.meta.glob<Record<string, unknown>>(
  ['../locales/*/*.json', '!../locales/ko/*.json', '!../locales/en/*.json'],
  { import: 'default' },
);
