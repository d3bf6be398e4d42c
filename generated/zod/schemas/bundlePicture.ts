/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { LocalizedText } from './localizedText.ts';

export const bundlePictureFilePathMax = 300;

export const bundlePictureFocusXMin = 0;
export const bundlePictureFocusXMax = 100;



export const BundlePicture = zod.strictObject({
  "file_path": zod.string().max(bundlePictureFilePathMax).describe('Within the folder of files that comes with the bundle'),
  "alt": LocalizedText,
  "focus_x": zod.int().min(bundlePictureFocusXMin).max(bundlePictureFocusXMax).optional().describe('Where its subject stands, in percent from the left')
}).meta({ id: 'BundlePicture' });

export type BundlePicture = zod.input<typeof BundlePicture>;
export type BundlePictureOutput = zod.output<typeof BundlePicture>;
