import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atMost } from '../at-most.ts';
import type { Clock } from '../clock.ts';
import { SHARE_SIZE } from '../http/page-head.ts';
import { keptFor } from '../kept-for.ts';
import { pictureKindOf } from './picture-head.ts';
import { encodePicture } from './picture-process.ts';

type Jpeg = Uint8Array<ArrayBuffer>;
type SharedPicture = { file_path: string; focus_x?: number; focus_y?: number };

const QUALITY = 82;
const ENCODE_SECONDS = 10;
const PICTURES_KEPT = 100;
/** After a picture has been replaced or repaired, the old result may be sent for up to this long. */
const KEPT_MS = 3_600_000;
const oneAtATime = atMost(1, 20);

/**
 * Matches a reference to another file. An SVG that contains one gets no share picture, because the encoder would read
 * that file.
 */
const FOREIGN_PART = /(?:href\s*=\s*["']|url\(\s*["']?)(?!\s*(?:#|data:image\/(?:png|jpeg|webp)[;,]))/i;

/**
 * Returns a function that crops a picture in the files folder to SHARE_SIZE, around its subject. Link previews show
 * neither SVG nor AVIF, so the result is a JPEG. Fails with `unavailable` if too many pictures are waiting.
 */
export function sharePictures(folder: string | undefined, clock: Clock) {
  const kept = keptFor<Jpeg | undefined>(clock, KEPT_MS, PICTURES_KEPT);
  return async (picture: SharedPicture): Promise<Jpeg | undefined> => {
    const { file_path, focus_x, focus_y } = picture;
    if (folder === undefined) return undefined;
    return kept(JSON.stringify([file_path, focus_x, focus_y]), () => encode(join(folder, file_path), picture));
  };
}

async function encode(file: string, picture: SharedPicture): Promise<Jpeg | undefined> {
  const { focus_x: x = 50, focus_y: y = 50 } = picture;
  const content = await readFile(file).catch(() => undefined);
  if (content === undefined) return undefined;
  const isDrawing = pictureKindOf(file) === 'svg';
  if (isDrawing && FOREIGN_PART.test(content.toString('utf8'))) return undefined;
  const task = {
    outputs: [{ format: 'jpeg' as const, width: SHARE_SIZE.width, quality: QUALITY }],
    crop: { ...SHARE_SIZE, x, y },
    isDrawing,
  };
  const result = await oneAtATime(() => encodePicture(content, task, { seconds: ENCODE_SECONDS }));
  const [output] = result?.outputs ?? [];
  return output && new Uint8Array(output.bytes);
}
