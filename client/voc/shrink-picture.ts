import { pictureSize, shrinkFactor } from './picture-size.ts';

/** Number of bytes to search for the header. In a JPEG, it can follow a large preview or colour profile. */
const START_BYTES = 1024 * 1024;
const QUALITY = 0.85;

/**
 * If the server would reject the picture as too large, returns an upright JPEG without metadata. Otherwise, returns the
 * file unchanged. Fails if the browser can't decode the picture.
 */
export async function shrinkPicture(file: File): Promise<File> {
  const size = pictureSize(await file.slice(0, START_BYTES).arrayBuffer());
  const factor = size && shrinkFactor(size, file.size);
  if (factor === undefined) return file;
  const picture = await createImageBitmap(file);
  const side = (length: number) => Math.max(1, Math.round(length * factor));
  const canvas = new OffscreenCanvas(side(picture.width), side(picture.height));
  const context = canvas.getContext('2d')!;
  // JPEG has no transparency, and transparent pixels would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  const name = /\.jpe?g$/i.test(file.name) ? file.name : file.name.replace(/\.\w+$/, '.jpg');
  return new File([jpeg], name, { type: 'image/jpeg' });
}
