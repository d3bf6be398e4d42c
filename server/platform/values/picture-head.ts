export type PictureKind = 'jpeg' | 'png' | 'webp' | 'svg';

/** Data from a picture's header. `whole` is false if the file is truncated. */
type PictureHead = { width: number; height: number; whole: boolean };

const KIND_OF: Record<string, PictureKind> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', svg: 'svg' };

export function pictureKindOf(path: string): PictureKind | undefined {
  return KIND_OF[path.slice(path.lastIndexOf('.') + 1).toLowerCase()];
}

/**
 * Reads a picture's header. Returns undefined if the file is not of the given kind.
 *
 * This function does not use a decoder, because a decoder would allocate memory for the pixels before returning the size, and would fill in
 * the missing end of a truncated JPEG.
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

export function isSvg(file: Buffer): boolean {
  const text = file.toString('utf8');
  return !text.includes('\uFFFD') && /^\uFEFF?\s*(<\?xml[^>]*>|<!--.*?-->|<!DOCTYPE[^>]*>|\s)*<svg[\s/>]/s.test(text);
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
/** Returns whether a JPEG segment with this marker contains the size: C0 to CF, except C4, C8 and CC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Reads the segments up to the scan (ITU-T T.81, annex B). Within the scan, the end-of-image bytes occur only at its end. */
function jpegHead(file: Buffer): PictureHead | undefined {
  if (file.readUInt16BE(0) !== 0xffd8) return undefined;
  let size: { width: number; height: number } | undefined;
  for (let at = 2; ; at += 2 + file.readUInt16BE(at + 2)) {
    if (file[at] !== 0xff) return undefined;
    const marker = file.readUInt8(at + 1);
    if (isFrame(marker)) size = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    if (marker === START_OF_SCAN) return size && { ...size, whole: file.includes(END_OF_IMAGE, at) };
  }
}

function pngHead(file: Buffer): PictureHead | undefined {
  if (file.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return undefined;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), whole: file.includes('IEND', 24, 'latin1') };
}

/** Reads the first chunk, which contains the size in one of three encodings (RFC 9649). */
function webpHead(file: Buffer): PictureHead | undefined {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const whole = file.length >= file.readUInt32LE(4) + 8;
  const chunk = file.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1, whole };
  if (chunk === 'VP8 ') return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff, whole };
  if (chunk !== 'VP8L') return undefined;
  const bits = file.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, whole };
}
