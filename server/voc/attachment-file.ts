import type { VocAttachment } from '../../generated/types.ts';
import { atMost } from '../platform/at-most.ts';
import { fieldFail, ok, type Outcome } from '../platform/outcome.ts';
import { headOf } from '../platform/values/picture-head.ts';

export const BYTES_MAX = 10 * 1024 * 1024;
const PIXELS_MAX = 50_000_000;
/** Enough to read a bill on, and less than half of what a camera takes. */
const WIDTH_MAX = 2560;

type ContentType = VocAttachment['content_type'];
type PictureType = Exclude<ContentType, 'application/pdf'>;

const KINDS = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;
const ENDINGS: Record<ContentType, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};
/** What a browser says where it does not know. */
const UNSAID = ['', 'application/octet-stream'];

/** A picture's pixels may take 400 MB: one at a time, and who comes when some wait is told to come again. */
const inTurn = atMost(1, 8);

export type KeptFile = { fileName: string; contentType: ContentType; bytes: Buffer };

/**
 * What is kept of a file that was sent: a PDF as it is, a picture upright, at most 2560 pixels wide and without what the camera wrote into
 * it. Its content says what it is; its name and its declared type must not say otherwise.
 */
export async function keptFile(
  bytes: Buffer,
  { name, type }: { name: string; type: string },
): Promise<Outcome<KeptFile, 'attachment_not_allowed' | 'attachment_damaged'>> {
  const contentType = contentTypeOf(bytes);
  const fileName = fileNameOf(name);
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  const declared = type.split(';')[0]!.trim().toLowerCase();
  const says =
    contentType && ENDINGS[contentType].includes(ending ?? '') && [contentType, ...UNSAID].includes(declared);
  if (!contentType || !says) return fieldFail('/file', 'attachment_not_allowed');
  if (contentType === 'application/pdf')
    return hasPdfEnd(bytes) ? ok({ fileName, contentType, bytes }) : fieldFail('/file', 'attachment_damaged');
  const picture = await inTurn(() => openedPicture(bytes, contentType));
  return picture ? ok({ fileName, contentType, bytes: picture }) : fieldFail('/file', 'attachment_damaged');
}

function contentTypeOf(bytes: Buffer): ContentType | undefined {
  // ISO 32000-1, 7.5.2.
  if (/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return 'application/pdf';
  return (Object.keys(KINDS) as PictureType[]).find((type) => headOf(bytes, KINDS[type]));
}

/** ISO 32000-1, 7.5.5: the last line; readers look for it in the last 1,024 bytes. */
function hasPdfEnd(bytes: Buffer): boolean {
  return bytes.subarray(-1024).includes('%%EOF');
}

/** Its pixels are read only when its head promises no more than there is room for. Undefined where it cannot be opened. */
async function openedPicture(bytes: Buffer, type: PictureType): Promise<Buffer | undefined> {
  const head = headOf(bytes, KINDS[type])!;
  if (!head.whole || head.width * head.height > PIXELS_MAX) return undefined;
  // Twenty megabytes that only who attaches a picture needs.
  const { Transformer } = await import('@napi-rs/image');
  try {
    const { width, height, orientation = 1 } = await new Transformer(bytes).metadata(true);
    const upright = new Transformer(bytes)
      .rotate()
      .resize({ width: Math.min(WIDTH_MAX, orientation > 4 ? height : width) });
    if (type === 'image/png') return await upright.png();
    return await (type === 'image/webp' ? upright.webp(85) : upright.jpeg(85));
  } catch {
    return undefined;
  }
}

/** Without folders and what cannot be seen, in at most a hundred characters that keep its end. */
function fileNameOf(name: string): string {
  const seen = name
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  const letters = [...seen];
  if (seen.length <= 100) return seen;
  const ending = /\.[^.]{1,5}$/.exec(seen)?.[0] ?? '';
  return (
    letters.reduce((kept, letter) => (kept.length + letter.length + ending.length <= 100 ? kept + letter : kept), '') +
    ending
  );
}
