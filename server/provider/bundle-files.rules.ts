import type { BundleHotel, BundlePicture, ImportProblem } from '../../generated/types.ts';

/** Whether the folder of files has this one. */
export type HasFile = (path: string) => boolean;

/** Plain names below the folder: no way up, no absolute path, no other separator. */
const SAFE_PATH = /^(?!\.)[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Every file that a property names, with its place in the bundle. */
export function namedFiles(hotel: BundleHotel, at: string): { pointer: string; path: string }[] {
  const one = (path: string | null, pointer: string) => (path === null ? [] : [{ pointer, path }]);
  const pictures = (list: readonly BundlePicture[], pointer: string) =>
    list.flatMap(({ file_path }, i) => one(file_path, `${pointer}/${i}/file_path`));
  return [
    ...pictures(hotel.main_images, `${at}/main_images`),
    ...one(hotel.back_image, `${at}/back_image`),
    ...one(hotel.main_image, `${at}/main_image`),
    ...one(hotel.main_image_white, `${at}/main_image_white`),
    ...hotel.icons.flatMap(({ file_path }, i) => one(file_path, `${at}/icons/${i}/file_path`)),
    ...hotel.room_types.flatMap((type, i) => pictures(type.pictures, `${at}/room_types/${i}/pictures`)),
    ...hotel.packages.flatMap((pack, i) => pictures(pack.pictures, `${at}/packages/${i}/pictures`)),
    ...hotel.upsellings.flatMap((option, i) =>
      one(option.picture?.file_path ?? null, `${at}/upsellings/${i}/picture/file_path`),
    ),
    ...(hotel.sailing?.ports ?? []).flatMap(({ picture }, i) =>
      one(picture?.file_path ?? null, `${at}/sailing/ports/${i}/picture/file_path`),
    ),
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
