import type { Picture } from '../../generated/types.ts';

const BASE: string = import.meta.env.VITE_FILES_BASE ?? '/files/';

/** Where a file of the property is fetched: the file server's base address and its path (spec, section 7). */
export function fileUrl(filePath: string): string {
  return BASE + filePath;
}

/** A picture as `ui` shows it: where only a part of it is seen, its subject is. */
export function pictureOf({ file_path, alt, focus_x = 50 }: Picture) {
  return { src: fileUrl(file_path), alt, style: { objectPosition: `${focus_x}%` } };
}
