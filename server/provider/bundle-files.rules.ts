import type { BundleHotel, BundlePicture, FileReference, ImportProblem } from '../../generated/types.ts';
import type { StoredPicture } from '../property/hotel.rules.ts';

export type PreparedPicture = Pick<FileReference, 'color' | 'variants'>;

export type HasFile = (path: string) => boolean;

/** Relative paths without `..`, hidden files or backslashes, so no file outside the folder can be read. */
const SAFE_PATH = /^(?!\.)[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** `copies` is true for a picture that is served in several widths. */
export type NamedFile = { pointer: string; path: string; copies: boolean };

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

export function fileProblems(hotel: BundleHotel, at: string, hasFile: HasFile): ImportProblem[] {
  return namedFiles(hotel, at).flatMap(({ pointer, path }) => {
    if (!SAFE_PATH.test(path)) return [{ pointer, message: 'Not a plain relative path.' }];
    return hasFile(path) ? [] : [{ pointer, message: `No file ${path}.` }];
  });
}

export function withPrepared(hotel: BundleHotel, prepared: ReadonlyMap<string, PreparedPicture>): BundleHotel {
  const withCopies = (picture: BundlePicture): StoredPicture => {
    const { file_path, portrait_path } = picture;
    const portrait = portrait_path && { file_path: portrait_path, ...prepared.get(portrait_path) };
    return { ...picture, ...prepared.get(file_path), ...(portrait && { portrait }) };
  };
  const withPicture = <Part extends { picture: BundlePicture | null }>(part: Part) => ({
    ...part,
    picture: part.picture && withCopies(part.picture),
  });
  const withPictures = <Part extends { pictures: BundlePicture[] }>(part: Part) => ({
    ...part,
    pictures: part.pictures.map(withCopies),
  });
  const { sailing } = hotel;
  return {
    ...hotel,
    main_images: hotel.main_images.map(withCopies),
    room_types: hotel.room_types.map(withPictures),
    packages: hotel.packages.map(withPictures),
    upsellings: hotel.upsellings.map(withPicture),
    ...(sailing && {
      sailing: {
        ...sailing,
        ports: sailing.ports.map(withPicture),
        cabin_types: sailing.cabin_types.map(withPictures),
        ships: sailing.ships.map(withPictures),
      },
    }),
  };
}
