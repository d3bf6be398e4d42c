/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Success } from './success.ts';
import { Tier } from './tier.ts';

export const tiersResultTiersMax = 20;



export const TiersResult = zod.strictObject({
  "result": Success,
  "tiers": zod.array(Tier).max(tiersResultTiersMax)
}).meta({ id: 'TiersResult' });

export type TiersResult = zod.input<typeof TiersResult>;
export type TiersResultOutput = zod.output<typeof TiersResult>;
