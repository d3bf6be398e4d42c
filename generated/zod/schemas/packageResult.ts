/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Package } from './package.ts';
import { PackagePrice } from './packagePrice.ts';
import { Success } from './success.ts';

export const PackageResult = zod.strictObject({
  "result": Success,
  "package": Package,
  "price": PackagePrice
}).meta({ id: 'PackageResult' });

export type PackageResult = zod.input<typeof PackageResult>;
export type PackageResultOutput = zod.output<typeof PackageResult>;
