/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';

export const ssoKeyRequestLoginIdMax = 20;



export const SsoKeyRequest = zod.strictObject({
  "hotel_code": HotelCode,
  "login_id": zod.string().min(1).max(ssoKeyRequestLoginIdMax)
}).meta({ id: 'SsoKeyRequest' });

export type SsoKeyRequest = zod.input<typeof SsoKeyRequest>;
export type SsoKeyRequestOutput = zod.output<typeof SsoKeyRequest>;
