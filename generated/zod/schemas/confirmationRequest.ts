/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';
import { VerificationCode } from './verificationCode.ts';

export const ConfirmationRequest = zod.strictObject({
  "hotelCode": HotelCode,
  "code": VerificationCode
}).meta({ id: 'ConfirmationRequest' });

export type ConfirmationRequest = zod.input<typeof ConfirmationRequest>;
export type ConfirmationRequestOutput = zod.output<typeof ConfirmationRequest>;
