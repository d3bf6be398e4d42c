/**
 * Runs in a separate process (see picture-process.ts). Reads a picture from standard input, encodes it according to the
 * task in the first argument, and writes the result to standard output.
 */
import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { serialize } from 'node:v8';
import { ChromaSubsampling, ResizeFit, Transformer } from '@napi-rs/image';
import type { EncodedPicture, PictureTask } from './picture-process.ts';

async function encode({ crop, isDrawing, ...task }: PictureTask, original: Buffer) {
  if (!crop) return encodeAll(task, original);
  return encodeAll(task, await cropped(isDrawing ? await drawn(original) : original, crop));
}

function drawn(picture: Buffer): Promise<Buffer> {
  return Transformer.fromSvg(picture, 'white').png();
}

/** Crops the picture to the given size, keeping its subject as close to the middle as possible. */
async function cropped(picture: Buffer, { width, height, x, y }: NonNullable<PictureTask['crop']>): Promise<Buffer> {
  const upright = await new Transformer(picture).rotate().png();
  const own = await new Transformer(upright).metadata();
  const scale = Math.max(width / own.width, height / own.height);
  const [wide, high] = [Math.ceil(own.width * scale), Math.ceil(own.height * scale)];
  const start = (length: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((length * percent) / 100 - part / 2, 0), length - part));
  return new Transformer(upright)
    .resize({ width: wide, height: high, fit: ResizeFit.Fill })
    .crop(start(wide, width, x), start(high, height, y), width, height)
    .png();
}

async function encodeAll({ outputs, withColor }: PictureTask, picture: Buffer) {
  const { width, height, orientation = 1 } = await new Transformer(picture).metadata(true);
  const uprightWidth = orientation > 4 ? height : width;
  const encoded = new Map<string, EncodedPicture>();
  for (const { format, width: wanted, quality } of outputs) {
    const ownWidth = Math.min(wanted, uprightWidth);
    const key = `${format} ${ownWidth} ${quality}`;
    if (encoded.has(key)) continue;
    const resized = new Transformer(picture).rotate().resize({ width: ownWidth });
    encoded.set(key, { format, width: ownWidth, bytes: await encoders[format](resized, quality) });
    await releaseDecoded();
  }
  return { outputs: [...encoded.values()], color: withColor ? await mainColor(picture) : undefined };
}

const encoders = {
  png: (picture: Transformer, _quality: number) => picture.png(),
  jpeg: (picture: Transformer, quality: number) => picture.jpeg(quality),
  webp: (picture: Transformer, quality: number) => picture.webp(quality),
  avif: (picture: Transformer, quality: number) =>
    picture.avif({ quality, speed: 8, chromaSubsampling: ChromaSubsampling.Yuv420 }),
};

async function mainColor(picture: Buffer): Promise<string> {
  // WebP always has eight bits per channel, so rawPixels returns one byte for each channel.
  const small = await new Transformer(picture).resize({ width: 32, height: 32, fit: ResizeFit.Fill }).webpLossless();
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

/** The decoder frees its memory only when its objects are garbage collected, and V8 would do that too late. */
async function releaseDecoded(): Promise<void> {
  globalThis.gc?.();
  await setImmediate();
}

/** Decoder errors have a code. Programming errors don't, and must end the process. */
function damaged(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error)) throw error;
}

setPriority(10);
const task = JSON.parse(process.argv[2]!) as PictureTask;
const result = await encode(task, await buffer(process.stdin)).catch(damaged);
process.stdout.write(serialize(result));
