/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { BenefitType } from './benefitType.ts';

export const benefitValueMin = 0;
export const benefitValueMax = 1000000;



export const Benefit = zod.strictObject({
  "benefit_type": BenefitType,
  "value": zod.int().min(benefitValueMin).max(benefitValueMax).nullable()
}).meta({ id: 'Benefit' });

export type Benefit = zod.input<typeof Benefit>;
export type BenefitOutput = zod.output<typeof Benefit>;
