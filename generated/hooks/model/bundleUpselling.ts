/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { BundlePicture } from './bundlePicture.ts';
import type { ItemCode } from './itemCode.ts';
import type { LocalizedText } from './localizedText.ts';

export interface BundleUpselling {
  upselling_code: ItemCode;
  upselling_name: LocalizedText;
  description: LocalizedText;
  price: Amount;
  /**
     * @minimum 1
     * @maximum 50
     */
  max_count: number;
  by_date: boolean;
  /**
     * How many are sold a day at most; null where it is not counted
     * @minimum 0
     * @nullable
     */
  daily_stock: number | null;
  /** The adult product without which this linked one is not sold. */
  adult_upselling_code: ItemCode | null;
  picture: BundlePicture | null;
}
