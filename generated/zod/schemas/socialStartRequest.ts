/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';

export const SocialStartRequest = zod.strictObject({
  "hotelCode": HotelCode
}).meta({ id: 'SocialStartRequest' });

export type SocialStartRequest = zod.input<typeof SocialStartRequest>;
export type SocialStartRequestOutput = zod.output<typeof SocialStartRequest>;
