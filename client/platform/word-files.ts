import type { Words } from './translate.ts';

/** Where the words of each language and area are fetched. The list is long, so it comes with the first of them. */
export const wordFiles = import.meta.glob<Words>('../locales/*/*.json', { import: 'default' });
