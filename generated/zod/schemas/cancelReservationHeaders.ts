/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const cancelReservationHeadersAcceptLanguageMax = 200;


export const CancelReservationHeaders = zod.strictObject({
  "accept-language": zod.string().max(cancelReservationHeadersAcceptLanguageMax).optional(),
  "idempotency-key": zod.uuid()
})

export type CancelReservationHeaders = zod.input<typeof CancelReservationHeaders>;
export type CancelReservationHeadersOutput = zod.output<typeof CancelReservationHeaders>;
