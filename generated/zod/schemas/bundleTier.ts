/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Benefit } from './benefit.ts';
import { ItemCode } from './itemCode.ts';
import { LocalizedText } from './localizedText.ts';

export const bundleTierColourRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');
export const bundleTierBenefitsMax = 30;



export const BundleTier = zod.strictObject({
  "tier_code": ItemCode,
  "tier_name": LocalizedText,
  "colour": zod.string().regex(bundleTierColourRegExp),
  "qualification": LocalizedText,
  "benefits": zod.array(Benefit).max(bundleTierBenefitsMax)
}).meta({ id: 'BundleTier' });

export type BundleTier = zod.input<typeof BundleTier>;
export type BundleTierOutput = zod.output<typeof BundleTier>;
