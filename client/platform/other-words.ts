/** All words but those of home in the two languages that the header offers. Their list is long, so it comes with the first of them. */
export const otherWords = import.meta.glob<Record<string, unknown>>(
  ['../locales/*/*.json', '!../locales/{ko,en}/{app,property,catalogue}.json'],
  { import: 'default' },
);
