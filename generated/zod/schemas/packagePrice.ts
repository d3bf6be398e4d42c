/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { ItemCode } from './itemCode.ts';

export const PackagePrice = zod.strictObject({
  "package_code": ItemCode,
  "charge": zod.enum(['per_night', 'per_stay']),
  "price": Amount
}).meta({ id: 'PackagePrice', description: 'What a package adds to each room of the stay.' });

export type PackagePrice = zod.input<typeof PackagePrice>;
export type PackagePriceOutput = zod.output<typeof PackagePrice>;
