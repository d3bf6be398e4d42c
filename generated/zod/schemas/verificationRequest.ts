/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';
import { MobileNumber } from './mobileNumber.ts';

export const VerificationRequest = zod.strictObject({
  "hotelCode": HotelCode,
  "phone_number": MobileNumber
}).meta({ id: 'VerificationRequest' });

export type VerificationRequest = zod.input<typeof VerificationRequest>;
export type VerificationRequestOutput = zod.output<typeof VerificationRequest>;
