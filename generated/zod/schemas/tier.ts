/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Benefit } from './benefit.ts';
import { ItemCode } from './itemCode.ts';

export const tierTierNameMax = 60;

export const tierColourRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');
export const tierQualificationMax = 200;

export const tierBenefitsMax = 30;



export const Tier = zod.strictObject({
  "tier_code": ItemCode,
  "tier_name": zod.string().max(tierTierNameMax),
  "colour": zod.string().regex(tierColourRegExp),
  "qualification": zod.string().max(tierQualificationMax).describe('How it is reached'),
  "benefits": zod.array(Benefit).max(tierBenefitsMax)
}).meta({ id: 'Tier' });

export type Tier = zod.input<typeof Tier>;
export type TierOutput = zod.output<typeof Tier>;
