/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Package } from './package.ts';
import type { PackagePrice } from './packagePrice.ts';
import type { Success } from './success.ts';

export interface PackageResult {
  result: Success;
  package: Package;
  price: PackagePrice;
}
