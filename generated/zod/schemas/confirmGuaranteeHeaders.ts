/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const ConfirmGuaranteeHeaders = zod.strictObject({
  "idempotency-key": zod.uuid()
})

export type ConfirmGuaranteeHeaders = zod.input<typeof ConfirmGuaranteeHeaders>;
export type ConfirmGuaranteeHeadersOutput = zod.output<typeof ConfirmGuaranteeHeaders>;
