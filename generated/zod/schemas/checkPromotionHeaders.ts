/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const checkPromotionHeadersAcceptLanguageMax = 200;


export const CheckPromotionHeaders = zod.strictObject({
  "accept-language": zod.string().max(checkPromotionHeadersAcceptLanguageMax).optional()
})

export type CheckPromotionHeaders = zod.input<typeof CheckPromotionHeaders>;
export type CheckPromotionHeadersOutput = zod.output<typeof CheckPromotionHeaders>;
