import { isUtf8 } from 'node:buffer';

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'svg';

/**
 * Data from a picture's header. `bytes` is the size of the decoded pixels. `whole` is false if the file is truncated.
 */
type PictureHead = { width: number; height: number; bytes: number; whole: boolean };

const DECODED_BYTES_MAX = 64 * 1024 * 1024;
const SIDE_MAX = 12_000;

/** Returns whether a picture would take too much memory or time to decode. Check this before decoding it. */
export function isTooLarge({ width, height, bytes }: PictureHead): boolean {
  return bytes > DECODED_BYTES_MAX || Math.max(width, height) > SIDE_MAX;
}

const KIND_OF: Record<string, PictureKind> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', svg: 'svg' };

export function pictureKindOf(path: string): PictureKind | undefined {
  return KIND_OF[path.slice(path.lastIndexOf('.') + 1).toLowerCase()];
}

/**
 * Reads a picture's header. Returns undefined if the file isn't of the given kind.
 *
 * Doesn't use a decoder, because a decoder would allocate memory for the pixels before it returns the size, and would
 * hide that a JPEG is truncated.
 */
export function headOf(file: Buffer, kind: Exclude<PictureKind, 'svg'>): PictureHead | undefined {
  try {
    return { jpeg: jpegHead, png: pngHead, webp: webpHead }[kind](file);
  } catch (error) {
    // The file ends within its header.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns whether the file is UTF-8 with an SVG root element within the first SVG_START_BYTES bytes. */
export function isSvg(file: Buffer): boolean {
  if (!isUtf8(file)) return false;
  let rest = file
    .toString('utf8', 0, SVG_START_BYTES)
    .replace(/^\uFEFF/, '')
    .trimStart();
  while (/^<[?!]/.test(rest)) {
    const end = rest.startsWith('<!--') ? '-->' : '>';
    const at = rest.indexOf(end);
    if (at < 0) return false;
    rest = rest.slice(at + end.length).trimStart();
  }
  return /^<svg[\s/>]/.test(rest);
}

const SVG_START_BYTES = 4_096;

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
/** Returns whether a JPEG segment with this marker contains the size: C0 to CF, except C4, C8 and CC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function headWith(width: number, height: number, bytesPerPixel: number, whole: boolean): PictureHead {
  return { width, height, bytes: width * height * bytesPerPixel, whole: whole && width > 0 && height > 0 };
}

/**
 * Reads the segments up to the scan (ITU-T T.81, annex B). Scan data can't contain the end-of-image bytes, so the file
 * is complete if they follow. If several segments contain a size, the largest counts, because decoders disagree on
 * which to use.
 */
function jpegHead(file: Buffer): PictureHead | undefined {
  if (file.readUInt16BE(0) !== 0xffd8) return undefined;
  let largest: PictureHead | undefined;
  for (let at = 2; ; at += 2 + file.readUInt16BE(at + 2)) {
    if (file[at] !== 0xff) return undefined;
    const marker = file.readUInt8(at + 1);
    if (isFrame(marker)) {
      const bytesPerPixel = file.readUInt8(at + 9) * (file.readUInt8(at + 4) > 8 ? 2 : 1);
      const head = headWith(file.readUInt16BE(at + 7), file.readUInt16BE(at + 5), bytesPerPixel, true);
      if (largest === undefined || head.bytes >= largest.bytes) largest = head;
    }
    if (marker === START_OF_SCAN)
      return largest && { ...largest, whole: largest.whole && file.includes(END_OF_IMAGE, at) };
  }
}

/** Number of channels after decoding, by colour type. A palette decodes to RGBA. */
const PNG_CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

/** Decoders expand samples to whole bytes and add an alpha channel if there is a tRNS chunk. */
function pngHead(file: Buffer): PictureHead | undefined {
  if (file.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return undefined;
  const channels = PNG_CHANNELS[file.readUInt8(25)];
  if (channels === undefined) return undefined;
  const transparent = channels % 2 === 1 && file.includes('tRNS', 26, 'latin1') ? 1 : 0;
  const bytesPerPixel = (channels + transparent) * (file.readUInt8(24) > 8 ? 2 : 1);
  return headWith(file.readUInt32BE(16), file.readUInt32BE(20), bytesPerPixel, file.includes('IEND', 24, 'latin1'));
}

/** Reads the first chunk, which contains the size in one of three encodings (RFC 9649). */
function webpHead(file: Buffer): PictureHead | undefined {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const whole = file.length >= file.readUInt32LE(4) + 8;
  const chunk = file.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return headWith(file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1, 4, whole);
  if (chunk === 'VP8 ') return headWith(file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff, 3, whole);
  if (chunk !== 'VP8L') return undefined;
  const bits = file.readUInt32LE(21);
  return headWith((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1, 4, whole);
}
