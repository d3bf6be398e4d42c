import { preload } from 'react-dom';
import type { FileReference, Picture } from '../../../generated/types.ts';
import type { PictureSource, ShownPicture } from '../../ui/sourced-image.tsx';

const BASE: string = import.meta.env.VITE_FILES_BASE ?? '/files/';

/** A phone held upright sees a scene in the way that was composed for it. */
export const UPRIGHT = '(max-width: 640px) and (orientation: portrait)';

/** Where a file of the property is fetched: the file server's base address and its path (spec, section 7). */
export function fileUrl(filePath: string): string {
  return BASE + filePath;
}

/** A picture as `ui` shows it: in the format and width that the browser chooses, in its colour until it has come, by its subject where only a part of it is seen. */
export function pictureOf(picture: Omit<Picture, 'portrait'>): ShownPicture {
  const { file_path, alt, color, focus_x = 50, focus_y = 50 } = picture;
  return {
    src: fileUrl(file_path),
    alt,
    sources: copiesOf(picture),
    style: { objectPosition: `${focus_x}% ${focus_y}%`, backgroundColor: color },
  };
}

/** As pictureOf, for a picture that fills the first view. */
export function sceneOf(picture: Picture): ShownPicture {
  const { portrait } = picture;
  const scene = pictureOf(picture);
  const upright: PictureSource[] = portrait ? [...copiesOf(portrait), { srcSet: fileUrl(portrait.file_path) }] : [];
  return { ...scene, sources: [...upright.map((source) => ({ ...source, media: UPRIGHT })), ...scene.sources!] };
}

/** Fetches a picture before it stands in the page. */
export function preloadPicture(picture: Picture): void {
  const file = (matchMedia(UPRIGHT).matches && picture.portrait) || picture;
  preload(fileUrl(file.file_path), { as: 'image', fetchPriority: 'high', ...bestOf(file) });
}

/** The copy that most browsers take, as a preload names it; undefined for a drawing. */
export function bestOf(file: FileReference) {
  const best = copiesOf(file)[0];
  return best && { type: best.type!, imageSrcSet: best.srcSet };
}

/** A source a format, in the order of the contract: the first that a browser knows is taken. */
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
