export type Messages = { readonly [key: string]: string | Messages };

/** In a separate file, because this long list isn't needed until the first messages load. */
export const messageFiles = import.meta.glob<Messages>('../../locales/*/*.json', { import: 'default' });
