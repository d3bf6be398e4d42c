/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const PromotionCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,30}$');


export const PromotionCode = zod.string().regex(PromotionCodeRegExp).meta({ id: 'PromotionCode', description: 'A promotion code as the guest types it; upper and lower case are alike.' });

export type PromotionCode = zod.input<typeof PromotionCode>;
export type PromotionCodeOutput = zod.output<typeof PromotionCode>;
