/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { LocalizedText } from './localizedText.ts';

export const bundleIconFilePathMax = 300;



export const BundleIcon = zod.strictObject({
  "file_path": zod.string().max(bundleIconFilePathMax),
  "title": LocalizedText
}).meta({ id: 'BundleIcon' });

export type BundleIcon = zod.input<typeof BundleIcon>;
export type BundleIconOutput = zod.output<typeof BundleIcon>;
