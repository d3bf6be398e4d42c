import type { VocAttachment } from '../../generated/types.ts';
import { atMost } from '../platform/at-most.ts';
import { fieldFail, ok, type Outcome } from '../platform/outcome.ts';
import { headOf, isTooLarge } from '../platform/pictures/picture-head.ts';
import { encodePicture } from '../platform/pictures/picture-process.ts';

export const BYTES_MAX = 10 * 1024 * 1024;
/** Wide enough for a photographed bill to be legible. */
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
/** Content types that browsers send for files whose type they don't know. */
const UNKNOWN_TYPES = ['', 'application/octet-stream'];

/** Maximum CPU time per picture. A phone photo takes less than one second. */
const SECONDS_MAX = 3;

/** Limits concurrent decoding, because each decoding process can use 800 MB of memory. */
const fewAtOnce = atMost(2, 20, 20_000);

type StoredFile = { fileName: string; contentType: ContentType; bytes: Buffer };

/**
 * Prepares an uploaded file for storage. A PDF stays unchanged; a picture is rotated upright, reduced to a width of at
 * most 2560 pixels and stripped of its metadata. The type is detected from the content; the name and the declared type
 * must match it.
 */
export async function prepareFile(
  bytes: Buffer,
  { name, type }: { name: string; type: string },
): Promise<Outcome<StoredFile, 'attachment_not_allowed' | 'attachment_damaged'>> {
  const contentType = contentTypeOf(bytes);
  const fileName = fileNameOf(name);
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  const declared = type.split(';')[0]!.trim().toLowerCase();
  const isConsistent =
    contentType && ENDINGS[contentType].includes(ending ?? '') && [contentType, ...UNKNOWN_TYPES].includes(declared);
  if (!contentType || !isConsistent) return fieldFail('/file', 'attachment_not_allowed');
  if (contentType === 'application/pdf')
    return hasPdfEnd(bytes) ? ok({ fileName, contentType, bytes }) : fieldFail('/file', 'attachment_damaged');
  const picture = await preparePicture(bytes, contentType);
  return picture ? ok({ fileName, contentType, bytes: picture }) : fieldFail('/file', 'attachment_damaged');
}

function contentTypeOf(bytes: Buffer): ContentType | undefined {
  // The PDF header is defined in ISO 32000-1, 7.5.2.
  if (/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return 'application/pdf';
  return (Object.keys(KINDS) as PictureType[]).find((type) => headOf(bytes, KINDS[type]));
}

/**
 * Returns whether the file has a PDF end marker (ISO 32000-1, 7.5.5). PDF readers look for it in the last 1,024 bytes.
 */
function hasPdfEnd(bytes: Buffer): boolean {
  return bytes.subarray(-1024).includes('%%EOF');
}

/** Returns undefined if the picture is incomplete or too large, or can't be decoded. */
async function preparePicture(bytes: Buffer, type: PictureType): Promise<Buffer | undefined> {
  const head = headOf(bytes, KINDS[type])!;
  if (!head.whole || isTooLarge(head)) return undefined;
  const task = { outputs: [{ format: KINDS[type], width: WIDTH_MAX, quality: 85 }] };
  const encoded = await fewAtOnce(() => encodePicture(bytes, task, { seconds: SECONDS_MAX }));
  return encoded?.outputs[0]!.bytes;
}

/** Returns the name without folders or invisible characters, shortened to 100 characters including the extension. */
function fileNameOf(name: string): string {
  const visible = name
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  const letters = [...visible];
  if (visible.length <= 100) return visible;
  const ending = /\.[^.]{1,5}$/.exec(visible)?.[0] ?? '';
  return (
    letters.reduce((kept, letter) => (kept.length + letter.length + ending.length <= 100 ? kept + letter : kept), '') +
    ending
  );
}
