/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';
import { MemberType } from './memberType.ts';

export const startSignupRequestSocialTicketMax = 200;



export const StartSignupRequest = zod.strictObject({
  "hotelCode": HotelCode,
  "member_type": MemberType,
  "social_ticket": zod.string().min(1).max(startSignupRequestSocialTicketMax).optional()
}).meta({ id: 'StartSignupRequest' });

export type StartSignupRequest = zod.input<typeof StartSignupRequest>;
export type StartSignupRequestOutput = zod.output<typeof StartSignupRequest>;
