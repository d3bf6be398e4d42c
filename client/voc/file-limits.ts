import type { ErrorCode } from '../../generated/types.ts';

/** Must match addVocAttachment in the contract. */
export const BYTES_MAX = 10 * 1024 * 1024;

const PICTURE = /\.(jpe?g|png|webp)$/i;
const DOCUMENT = /\.pdf$/i;

export function isPicture({ name }: File): boolean {
  return PICTURE.test(name);
}

/**
 * Returns the error code if a chosen file can't be attached, otherwise undefined. Accepts pictures of any size, because
 * they are shrunk before the upload.
 */
export function wrongWith(file: File): ErrorCode | undefined {
  if (isPicture(file)) return undefined;
  return DOCUMENT.test(file.name) ? tooLarge(file) : 'attachment_not_allowed';
}

export function tooLarge({ size }: File): ErrorCode | undefined {
  return size > BYTES_MAX ? 'payload_too_large' : undefined;
}
