/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const guaranteeRequestCardTokenMax = 200;



export const GuaranteeRequest = zod.strictObject({
  "card_token": zod.string().min(1).max(guaranteeRequestCardTokenMax)
}).meta({ id: 'GuaranteeRequest' });

export type GuaranteeRequest = zod.input<typeof GuaranteeRequest>;
export type GuaranteeRequestOutput = zod.output<typeof GuaranteeRequest>;
