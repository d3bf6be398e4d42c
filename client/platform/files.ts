import type { Picture } from '../../generated/types.ts';

const BASE: string = import.meta.env.VITE_FILES_BASE ?? '/files/';

/** Where a file of the property is fetched: the file server's base address and its path (spec, section 7). */
export function fileUrl(filePath: string): string {
  return BASE + filePath;
}

export function pictureOf(picture: Picture): { src: string; alt: string } {
  return {
    src: fileUrl(picture.file_path),
    alt: picture.alt,
  };
}

/** The same for a scene, with where its subject stands. */
export function sceneOf(picture: Picture) {
  return { ...pictureOf(picture), focusX: picture.focus_x };
}
