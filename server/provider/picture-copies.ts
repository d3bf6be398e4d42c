import type { Transformer } from '@napi-rs/image';
import type { PreparedPicture } from './bundle-files.rules.ts';
import { headOf, isSvg, type PictureKind, pictureKindOf } from '../platform/values/picture-head.ts';

type ServedFile = { path: string; bytes: Buffer };

const WIDTHS = [480, 960, 1600, 2400];
/** The maximum width of a picture in its original format, which emails and old browsers use. */
const OWN_WIDTH = 1600;
export const BYTES_MAX = 20 * 1024 * 1024;
export const TOO_LARGE = 'Larger than 20 MB.';
const PIXELS_MAX = 50_000_000;

const NAMES: Record<PictureKind, string> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', svg: 'SVG' };

/**
 * Returns a description of the problem with a picture, or undefined if there is none. Checks the dimensions in the header first, so
 * that a huge picture isn't decoded.
 */
export async function pictureProblem(path: string, file: Buffer): Promise<string | undefined> {
  const kind = pictureKindOf(path);
  if (kind === undefined) return 'The file name is not that of a JPEG, PNG, WebP or SVG picture.';
  if (file.length > BYTES_MAX) return TOO_LARGE;
  const mismatch = `The content is not ${NAMES[kind]}, although the file name says so.`;
  if (kind === 'svg') return isSvg(file) ? undefined : mismatch;
  const head = headOf(file, kind);
  if (head === undefined) return mismatch;
  if (head.width * head.height > PIXELS_MAX) return 'More than 50 megapixels.';
  const { Transformer } = await library();
  const decoded = head.whole && (await new Transformer(file).metadata().catch(() => undefined));
  return decoded ? undefined : 'Truncated or damaged.';
}

/**
 * Prepares a picture for serving: rotates it upright and removes its camera metadata. `own` keeps the original format. If `copies`
 * is true, also creates AVIF and WebP copies in several widths up to the picture's own width, and finds the main colour. SVG
 * pictures stay unchanged.
 */
export async function preparePicture(
  path: string,
  file: Buffer,
  { copies }: { copies: boolean },
): Promise<{ picture: PreparedPicture; own: Buffer; others: ServedFile[] }> {
  const kind = pictureKindOf(path)!;
  if (kind === 'svg') return { picture: {}, own: file, others: [] };
  const { Transformer, ChromaSubsampling } = await library();
  const { width, height, orientation = 1 } = await new Transformer(file).metadata(true);
  const uprightWidth = orientation > 4 ? height : width;
  const at = (wanted: number) => new Transformer(file).rotate().resize({ width: Math.min(wanted, uprightWidth) });
  const own = await encoded(at(OWN_WIDTH), kind);
  if (!copies) return { picture: {}, own, others: [] };

  const others: ServedFile[] = [];
  const variants: NonNullable<PreparedPicture['variants']> = [];
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, uprightWidth)))];
  const encoders = {
    avif: (each: number) => at(each).avif({ quality: 60, speed: 8, chromaSubsampling: ChromaSubsampling.Yuv420 }),
    webp: (each: number) => at(each).webp(76),
  };
  for (const type of ['avif', 'webp'] as const) {
    for (const each of widths) {
      const copy = `${path}-${each}.${type}`;
      others.push({ path: copy, bytes: await encoders[type](each) });
      variants.push({ file_path: copy, type: `image/${type}`, width: each });
    }
  }
  return { picture: { color: await mainColor(file), variants }, own, others };
}

function encoded(picture: Transformer, kind: PictureKind): Promise<Buffer> {
  if (kind === 'png') return picture.png();
  return kind === 'webp' ? picture.webp(80) : picture.jpeg(82);
}

async function mainColor(file: Buffer): Promise<string> {
  const { Transformer, ResizeFit } = await library();
  // Convert the picture to WebP, which always has eight bits per channel, so that rawPixels returns one byte for each channel.
  const small = await new Transformer(file).resize({ width: 32, height: 32, fit: ResizeFit.Fill }).webpLossless();
  const pixels = await new Transformer(small).rawPixels();
  const channels = pixels.length / (32 * 32);
  const colours = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let i = 0; i < pixels.length; i += channels) {
    const [r, g, b] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!];
    const step = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5);
    const { count, sum } = colours.get(step) ?? { count: 0, sum: [0, 0, 0] };
    colours.set(step, { count: count + 1, sum: [sum[0] + r, sum[1] + g, sum[2] + b] });
  }
  const { count, sum } = [...colours.values()].reduce((most, one) => (one.count > most.count ? one : most));
  return `#${sum
    .map((channel) =>
      Math.round(channel / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Loads the library on first use, because it takes 20 MB of memory and is needed only to import photographs. */
function library() {
  return import('@napi-rs/image');
}
