import { preload } from 'react-dom';
import type { FileReference, HotelInfo, Picture } from '../../../generated/types.ts';
import type { PictureSource, ShownPicture } from '../../ui/sourced-image.tsx';

const BASE: string = import.meta.env.VITE_FILES_BASE ?? '/files/';

/** Media query for portrait screens, for which a picture may have a separate crop. */
export const UPRIGHT = '(orientation: portrait)';

export function fileUrl(filePath: string): string {
  return BASE + filePath;
}

export function pictureOf(picture: Omit<Picture, 'portrait'>): ShownPicture {
  const { file_path, alt, color, focus_x = 50, focus_y = 50 } = picture;
  return {
    src: fileUrl(file_path),
    alt,
    sources: copiesOf(picture),
    style: { objectPosition: `${focus_x}% ${focus_y}%`, backgroundColor: color },
  };
}

export function sceneOf(picture: Picture): ShownPicture {
  const { portrait } = picture;
  const scene = pictureOf(picture);
  const upright: PictureSource[] = portrait ? [...copiesOf(portrait), { srcSet: fileUrl(portrait.file_path) }] : [];
  return { ...scene, sources: [...upright.map((source) => ({ ...source, media: UPRIGHT })), ...scene.sources!] };
}

/** Returns the property's background picture, the fallback for pages that have no picture. */
export function backPictureOf({ back_image_file }: Pick<HotelInfo, 'back_image_file'>): Picture | undefined {
  return back_image_file ? { ...back_image_file, alt: '' } : undefined;
}

export function homePictureOf(hotel: Pick<HotelInfo, 'main_images' | 'back_image_file'>): Picture | undefined {
  return hotel.main_images[0] ?? backPictureOf(hotel);
}

export function preloadPicture(picture: Picture): void {
  const file = (matchMedia(UPRIGHT).matches && picture.portrait) || picture;
  preload(fileUrl(file.file_path), { as: 'image', fetchPriority: 'high', ...bestOf(file) });
}

/**
 * Returns preload attributes for the preferred format, which most browsers support, or undefined for a vector drawing.
 */
export function bestOf(file: FileReference) {
  const best = copiesOf(file)[0];
  return best && { type: best.type!, imageSrcSet: best.srcSet };
}

/** Returns one source for each format, in the contract's order. Browsers use the first one with a supported format. */
function copiesOf({ variants = [] }: Pick<FileReference, 'variants'>): PictureSource[] {
  const types = [...new Set(variants.map(({ type }) => type))];
  return types.map((type) => ({
    type,
    srcSet: variants
      .filter((each) => each.type === type)
      .map(({ file_path, width }) => `${fileUrl(file_path)} ${width}w`)
      .join(', '),
  }));
}
