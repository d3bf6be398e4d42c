/** An area's file of words, in i18next's format: sentences by key, in groups. */
export type Messages = { readonly [key: string]: string | Messages };

/** Where the words of each language and area are fetched. The list is long, so it comes with the first of them. */
export const messageFiles = import.meta.glob<Messages>('../../locales/*/*.json', { import: 'default' });
