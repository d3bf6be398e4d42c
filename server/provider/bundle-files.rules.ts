import type { BundleHotel, BundlePicture, FileReference, ImportProblem } from '../../generated/types.ts';
import type { StoredPicture } from '../property/hotel.rules.ts';

/** What is known of a prepared picture beside its path. */
export type PreparedPicture = Pick<FileReference, 'color' | 'variants'>;

/** Whether the folder of files has this one. */
export type HasFile = (path: string) => boolean;

/** Plain names below the folder: no way up, no absolute path, no other separator. */
const SAFE_PATH = /^(?!\.)[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** A file with its place in the bundle. `copies`: it is shown in many widths. */
export type NamedFile = { pointer: string; path: string; copies: boolean };

/** Every file that a property names. */
export function namedFiles(hotel: BundleHotel, at: string): NamedFile[] {
  const one = (path: string | null | undefined, pointer: string, copies = false) =>
    path === null || path === undefined ? [] : [{ pointer, path, copies }];
  const picture = ({ file_path, portrait_path }: BundlePicture, pointer: string) => [
    ...one(file_path, `${pointer}/file_path`, true),
    ...one(portrait_path, `${pointer}/portrait_path`, true),
  ];
  const pictureOf = (part: { picture: BundlePicture | null }, pointer: string) =>
    part.picture ? picture(part.picture, `${pointer}/picture`) : [];
  const pictures = (list: readonly BundlePicture[], pointer: string) =>
    list.flatMap((each, i) => picture(each, `${pointer}/${i}`));
  return [
    ...pictures(hotel.main_images, `${at}/main_images`),
    ...one(hotel.back_image, `${at}/back_image`),
    ...one(hotel.main_image, `${at}/main_image`),
    ...one(hotel.main_image_white, `${at}/main_image_white`),
    ...hotel.icons.flatMap(({ file_path }, i) => one(file_path, `${at}/icons/${i}/file_path`)),
    ...hotel.room_types.flatMap((type, i) => pictures(type.pictures, `${at}/room_types/${i}/pictures`)),
    ...hotel.packages.flatMap((pack, i) => pictures(pack.pictures, `${at}/packages/${i}/pictures`)),
    ...hotel.upsellings.flatMap((option, i) => pictureOf(option, `${at}/upsellings/${i}`)),
    ...(hotel.sailing?.ports ?? []).flatMap((port, i) => pictureOf(port, `${at}/sailing/ports/${i}`)),
    ...(hotel.sailing?.cabin_types ?? []).flatMap((type, i) =>
      pictures(type.pictures, `${at}/sailing/cabin_types/${i}/pictures`),
    ),
    ...(hotel.sailing?.ships ?? []).flatMap((ship, i) => pictures(ship.pictures, `${at}/sailing/ships/${i}/pictures`)),
  ];
}

/** Files that are named but not there, or named so that they could lie outside the folder. */
export function fileProblems(hotel: BundleHotel, at: string, hasFile: HasFile): ImportProblem[] {
  return namedFiles(hotel, at).flatMap(({ pointer, path }) => {
    if (!SAFE_PATH.test(path)) return [{ pointer, message: 'Not a plain path within the folder of files.' }];
    return hasFile(path) ? [] : [{ pointer, message: `No file ${path}.` }];
  });
}

/** The property with what is known of its pictures now. */
export function withPrepared(hotel: BundleHotel, prepared: ReadonlyMap<string, PreparedPicture>): BundleHotel {
  const known = (picture: BundlePicture): StoredPicture => {
    const { file_path, portrait_path } = picture;
    const portrait = portrait_path && { file_path: portrait_path, ...prepared.get(portrait_path) };
    return { ...picture, ...prepared.get(file_path), ...(portrait && { portrait }) };
  };
  const shownOnce = <Part extends { picture: BundlePicture | null }>(part: Part) => ({
    ...part,
    picture: part.picture && known(part.picture),
  });
  const shown = <Part extends { pictures: BundlePicture[] }>(part: Part) => ({
    ...part,
    pictures: part.pictures.map(known),
  });
  const { sailing } = hotel;
  return {
    ...hotel,
    main_images: hotel.main_images.map(known),
    room_types: hotel.room_types.map(shown),
    packages: hotel.packages.map(shown),
    upsellings: hotel.upsellings.map(shownOnce),
    ...(sailing && {
      sailing: {
        ...sailing,
        ports: sailing.ports.map(shownOnce),
        cabin_types: sailing.cabin_types.map(shown),
        ships: sailing.ships.map(shown),
      },
    }),
  };
}
