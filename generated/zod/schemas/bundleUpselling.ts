/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { BundlePicture } from './bundlePicture.ts';
import { ItemCode } from './itemCode.ts';
import { LocalizedText } from './localizedText.ts';

export const bundleUpsellingMaxCountMax = 50;

export const bundleUpsellingDailyStockMin = 0;



export const BundleUpselling = zod.strictObject({
  "upselling_code": ItemCode,
  "upselling_name": LocalizedText,
  "description": LocalizedText,
  "price": Amount,
  "max_count": zod.int().min(1).max(bundleUpsellingMaxCountMax),
  "by_date": zod.boolean(),
  "daily_stock": zod.int().min(bundleUpsellingDailyStockMin).nullable().describe('How many are sold a day at most; null where it is not counted'),
  "adult_upselling_code": zod.union([ItemCode,zod.null()]).describe('The adult product without which this linked one is not sold.'),
  "picture": zod.union([BundlePicture,zod.null()])
}).meta({ id: 'BundleUpselling' });

export type BundleUpselling = zod.input<typeof BundleUpselling>;
export type BundleUpsellingOutput = zod.output<typeof BundleUpselling>;
