/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { ItemCode } from './itemCode.ts';
import type { PackagePriceCharge } from './packagePriceCharge.ts';

/**
 * What a package adds to each room of the stay.
 */
export interface PackagePrice {
  package_code: ItemCode;
  charge: PackagePriceCharge;
  price: Amount;
}
