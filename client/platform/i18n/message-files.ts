/** An area's file of words, in i18next's format: sentences by key, in groups. */
export type Words = { readonly [key: string]: string | Words };

/** Where the words of each language and area are fetched. The list is long, so it comes with the first of them. */
export const wordFiles = import.meta.glob<Words>('../../locales/*/*.json', { import: 'default' });
