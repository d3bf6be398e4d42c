import { BYTES_MAX } from './file-limits.ts';

/** `bytes` is the size of the decoded pixels. */
export type PictureSize = { width: number; height: number; bytes: number };

/** Must match addVocAttachment in the contract. */
const DECODED_BYTES_MAX = 64 * 1024 * 1024;
const SIDE_MAX = 12_000;

/** Large enough for a photographed bill to be legible. */
const SHRUNK_SIDE = 4_000;
/**
 * Maximum number of pixels of a picture with an aspect ratio above 2:1, such as a screenshot of a long page. To stay
 * legible, it may have a side longer than SHRUNK_SIDE.
 */
const SHRUNK_PIXELS = 8_000_000;

/**
 * Returns the factor by which to shrink a picture that the server would reject as too large. 1 means that the picture
 * only needs to be compressed. Returns undefined if the server accepts the picture unchanged.
 */
export function shrinkFactor({ width, height, bytes }: PictureSize, fileBytes: number): number | undefined {
  const longest = Math.max(width, height);
  if (fileBytes <= BYTES_MAX && bytes <= DECODED_BYTES_MAX && longest <= SIDE_MAX) return undefined;
  const legible = Math.max(SHRUNK_SIDE / longest, Math.sqrt(SHRUNK_PIXELS / (width * height)));
  return Math.min(1, SIDE_MAX / longest, legible);
}

/** Reads the size from the beginning of a file. Returns undefined if it contains no JPEG, PNG or WebP header. */
export function pictureSize(start: ArrayBuffer): PictureSize | undefined {
  const view = new DataView(start);
  try {
    return [jpegSize, pngSize, webpSize].map((read) => read(view)).find((size) => size !== undefined);
  } catch (error) {
    // The header is truncated.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function sizeWith(width: number, height: number, bytesPerPixel: number): PictureSize {
  return { width, height, bytes: width * height * bytesPerPixel };
}

/** Markers C0 to CF that don't start a frame. */
const NO_FRAME = [0xc4, 0xc8, 0xcc];

/** Reads the segments up to the first frame (ITU-T T.81, annex B). */
function jpegSize(view: DataView): PictureSize | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker < 0xc0 || marker > 0xcf || NO_FRAME.includes(marker)) continue;
    const bytesPerPixel = view.getUint8(at + 9) * (view.getUint8(at + 4) > 8 ? 2 : 1);
    return sizeWith(view.getUint16(at + 7), view.getUint16(at + 5), bytesPerPixel);
  }
}

/** Number of channels after decoding, by colour type. A palette decodes to RGBA. */
const PNG_CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

function pngSize(view: DataView): PictureSize | undefined {
  if (view.getUint32(0) !== 0x89504e47) return undefined;
  const channels = PNG_CHANNELS[view.getUint8(25)] ?? 4;
  const transparent = channels % 2 === 1 && new TextDecoder('latin1').decode(view).includes('tRNS') ? 1 : 0;
  return sizeWith(view.getUint32(16), view.getUint32(20), (channels + transparent) * (view.getUint8(24) > 8 ? 2 : 1));
}

/** Reads the first chunk, which contains the size in one of three encodings (RFC 9649). */
function webpSize(view: DataView): PictureSize | undefined {
  const signature = new TextDecoder('latin1').decode(view.buffer.slice(0, 16));
  if (!/^RIFF.{4}WEBP/s.test(signature)) return undefined;
  const chunk = signature.slice(12);
  const number = (at: number) => view.getUint32(at, true);
  if (chunk === 'VP8X') return sizeWith((number(24) & 0xffffff) + 1, (number(26) >>> 8) + 1, 4);
  if (chunk === 'VP8 ') return sizeWith(number(26) & 0x3fff, (number(26) >>> 16) & 0x3fff, 3);
  return chunk === 'VP8L' ? sizeWith((number(21) & 0x3fff) + 1, ((number(21) >>> 14) & 0x3fff) + 1, 4) : undefined;
}
