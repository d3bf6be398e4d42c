import type { HotelDocument, StoredPicture } from './hotel.rules.ts';

/** Returns a picture as a JPEG that link previews can show, or undefined if the file is missing or damaged. */
export type SharePictures = (picture: StoredPicture) => Promise<Uint8Array<ArrayBuffer> | undefined>;

type Shown = Pick<HotelDocument, 'hotel_code' | 'main_images' | 'room_types'>;

/** Returns the first picture of the room type, or of the property if no room type is given. */
export function shownPicture({ main_images, room_types }: Shown, room?: string): StoredPicture | undefined {
  if (room === undefined) return main_images[0];
  return room_types.find(({ room_type_code }) => room_type_code === room)?.pictures[0];
}

/**
 * Returns the path of the share picture on this server. If a room type has no pictures, the property's picture is used.
 */
export function sharePath(document: Shown, room?: string): string | undefined {
  if (room !== undefined && shownPicture(document, room)) return `/share/${document.hotel_code}/${room}.jpg`;
  return document.main_images.length > 0 ? `/share/${document.hotel_code}.jpg` : undefined;
}
