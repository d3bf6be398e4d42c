import { LANGUAGES, type Language } from '../platform/values/language.ts';

export const HOME = '/';
export const LIST = '/reservation';
/** Pages that search engines may index. All other pages are private to a guest or steps of a booking. */
export const PUBLIC_PAGES = [HOME, LIST, '/membership', '/accessibility'] as const;

/** A public page. If `room` is given, the list of offers opens at this room type. */
export type PublicPage = { path: string; hotelCode: string; room?: string | undefined };

export function isPublic(path: string, { has_membership }: { has_membership: boolean }): boolean {
  if (path === '/membership') return has_membership;
  return (PUBLIC_PAGES as readonly string[]).includes(path);
}

export function publicPagesOf({
  hotel_code: hotelCode,
  has_membership,
  room_types,
}: {
  hotel_code: string;
  has_membership: boolean;
  room_types: readonly { room_type_code: string }[];
}): PublicPage[] {
  const pages = PUBLIC_PAGES.filter((path) => isPublic(path, { has_membership }));
  return [
    ...pages.map((path) => ({ path, hotelCode })),
    ...room_types.map((type) => ({ path: LIST, hotelCode, room: type.room_type_code })),
  ];
}

/**
 * Returns the address under which a page is indexed. It never contains a guest's search. Without a language, the page
 * uses the browser's language.
 */
export function addressOf({ path, hotelCode, room }: PublicPage, language?: Language): string {
  const query = new URLSearchParams({ hotel_code: hotelCode });
  if (room !== undefined && path === LIST) query.set('room', room);
  if (language) query.set('lang', language);
  return `${path}?${query}`;
}

/** Returns the address of the page in each language, and without a language as `x-default`. */
export function alternatesOf(page: PublicPage): [language: string, address: string][] {
  return [
    ...LANGUAGES.map((language): [string, string] => [language, addressOf(page, language)]),
    ['x-default', addressOf(page)],
  ];
}
