import { preload } from 'react-dom';
import type { FileReference, Picture } from '../../generated/types.ts';
import type { PictureSource, ShownPicture } from '../ui/Picture.tsx';

const BASE: string = import.meta.env.VITE_FILES_BASE ?? '/files/';

/** A phone held upright sees a scene in the way that was composed for it. */
const UPRIGHT = '(max-width: 640px) and (orientation: portrait)';

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
    style: { objectPosition: `${focus_x}% ${focus_y}%`, ...(color && { backgroundColor: color }) },
  };
}

/** As pictureOf, for a picture that fills the first view. */
export function sceneOf(picture: Picture): ShownPicture {
  const { portrait } = picture;
  const scene = pictureOf(picture);
  if (!portrait) return scene;
  const upright = [...copiesOf(portrait), { srcSet: fileUrl(portrait.file_path) }];
  return { ...scene, sources: [...upright.map((source) => ({ ...source, media: UPRIGHT })), ...(scene.sources ?? [])] };
}

/** What a page may ask for before the picture stands in it: attributes of `<link rel="preload" as="image">`. */
export type PicturePreload = { href: string; media?: string; type?: string; imageSrcSet?: string; imageSizes?: string };

export function preloadsOf({ file_path, variants, portrait }: Omit<Picture, 'alt'>): PicturePreload[] {
  const one = (file: FileReference, media?: string): PicturePreload => {
    const [best] = copiesOf(file);
    return {
      href: fileUrl(file.file_path),
      ...(media && { media }),
      ...(best?.type && { type: best.type, imageSrcSet: best.srcSet, imageSizes: '100vw' }),
    };
  };
  const itself = { file_path, ...(variants && { variants }) };
  return portrait ? [one(portrait, UPRIGHT), one(itself, `not all and ${UPRIGHT}`)] : [one(itself)];
}

/** Fetches a picture before it stands in the page. */
export function preloadPicture(picture: Picture): void {
  for (const { href, ...more } of preloadsOf(picture)) preload(href, { as: 'image', fetchPriority: 'high', ...more });
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
