/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Benefit } from './benefit.ts';
import type { ItemCode } from './itemCode.ts';

export interface Tier {
  tier_code: ItemCode;
  /** @maxLength 60 */
  tier_name: string;
  /** @pattern ^#[0-9A-Fa-f]{6}$ */
  colour: string;
  /**
     * How it is reached
     * @maxLength 200
     */
  qualification: string;
  /** @maxItems 30 */
  benefits: Benefit[];
}
