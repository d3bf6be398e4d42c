import { atMost } from '../platform/at-most.ts';
import { sum } from '../platform/values/money.ts';
import type { PreparedPicture } from './bundle-files.rules.ts';
import { headOf, isSvg, isTooLarge, type PictureKind, pictureKindOf } from '../platform/pictures/picture-head.ts';
import { type EncodedPicture, encodePicture, type PictureTask } from '../platform/pictures/picture-process.ts';

type ServedFile = { path: string; bytes: Buffer };

const WIDTHS = [480, 768, 1200, 1600, 2400];
/** Maximum width of the copy in the picture's original format. Emails and old browsers use this copy. */
const OWN_WIDTH = 1600;
export const BYTES_MAX = 20 * 1024 * 1024;
export const TOO_LARGE = 'Larger than 20 MB.';
/** CPU time limits for opening a picture and for encoding its copies. */
const OPEN_SECONDS = 3;
const COPY_SECONDS = 60;

const oneAtATime = atMost(1, 1_000);

const NAMES: Record<PictureKind, string> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', svg: 'SVG' };

/**
 * Describes what is wrong with a picture, or returns undefined if it is valid. Checks the dimensions in the header
 * first, so a huge picture isn't decoded.
 */
export async function pictureProblem(path: string, file: Buffer): Promise<string | undefined> {
  const kind = pictureKindOf(path);
  if (kind === undefined) return 'The file name doesn’t have the extension of a JPEG, PNG, WebP or SVG picture.';
  if (file.length > BYTES_MAX) return TOO_LARGE;
  const mismatch = `The content is not ${NAMES[kind]}, although the file name says so.`;
  if (kind === 'svg') return isSvg(file) ? undefined : mismatch;
  const head = headOf(file, kind);
  if (head === undefined) return mismatch;
  if (isTooLarge(head)) return 'A side is longer than 12,000 pixels, or the pixels take more than 64 MB.';
  const opened =
    head.whole && (await oneAtATime(() => encodePicture(file, { outputs: [] }, { seconds: OPEN_SECONDS })));
  return opened ? undefined : 'Truncated or damaged.';
}

/**
 * Prepares a picture for serving: rotates it upright and removes its camera metadata. `own` keeps the original format.
 * If `copies` is true, also creates AVIF and WebP copies in several widths, up to the picture's own width, and finds
 * the main colour. SVG pictures stay unchanged.
 */
export async function preparePicture(
  path: string,
  file: Buffer,
  { copies }: { copies: boolean },
): Promise<{ picture: PreparedPicture; own: Buffer; others: ServedFile[] }> {
  const kind = pictureKindOf(path)!;
  if (kind === 'svg') return { picture: {}, own: file, others: [] };
  const encoded = await oneAtATime(() => encodePicture(file, taskOf(kind, copies), { seconds: COPY_SECONDS }));
  if (encoded === undefined) throw new Error(`${path} could be opened, but not encoded.`);
  const [own, ...all] = encoded.outputs;
  if (!copies) return { picture: {}, own: own!.bytes, others: [] };
  const others = withoutLargeAvif(all);
  const nameOf = ({ format, width }: EncodedPicture) => `${path}-${width}.${format}`;
  const variants = others.map((each) => ({
    file_path: nameOf(each),
    type: `image/${each.format}` as 'image/avif' | 'image/webp',
    width: each.width,
  }));
  return {
    picture: { color: encoded.color, variants },
    own: own!.bytes,
    others: others.map((each) => ({ path: nameOf(each), bytes: each.bytes })),
  };
}

/**
 * Omits the AVIF copies if the WebP copies are smaller, as for a grainy picture. Browsers would prefer AVIF. All widths
 * of a format are omitted, because browsers choose the format before the width.
 */
function withoutLargeAvif(copies: readonly EncodedPicture[]): readonly EncodedPicture[] {
  const bytesOf = (wanted: string) => sum(copies.map(({ format, bytes }) => (format === wanted ? bytes.length : 0)));
  return bytesOf('avif') > bytesOf('webp') ? copies.filter(({ format }) => format !== 'avif') : copies;
}

/** The original format must come first: `preparePicture` uses the first output as `own`. */
function taskOf(kind: Exclude<PictureKind, 'svg'>, copies: boolean): PictureTask {
  const own = { format: kind, width: OWN_WIDTH, quality: kind === 'webp' ? 80 : 82 };
  if (!copies) return { outputs: [own] };
  const avif = WIDTHS.map((width) => ({ format: 'avif' as const, width, quality: 60 }));
  const webp = WIDTHS.map((width) => ({ format: 'webp' as const, width, quality: 76 }));
  return { outputs: [own, ...avif, ...webp], withColor: true };
}
