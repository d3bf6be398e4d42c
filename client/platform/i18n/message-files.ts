export type Messages = { readonly [key: string]: string | Messages };

/** In a separate file, so this long list isn't loaded before it is needed. */
export const messageFiles = import.meta.glob<Messages>('../../locales/*/*.json', { import: 'default' });
