/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Benefit } from './benefit.ts';
import type { ItemCode } from './itemCode.ts';
import type { LocalizedText } from './localizedText.ts';

export interface BundleTier {
  tier_code: ItemCode;
  tier_name: LocalizedText;
  /** @pattern ^#[0-9A-Fa-f]{6}$ */
  colour: string;
  qualification: LocalizedText;
  /** @maxItems 30 */
  benefits: Benefit[];
}
