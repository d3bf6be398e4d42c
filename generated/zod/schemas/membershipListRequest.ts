/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';

export const membershipListRequestLoginIdMax = 20;



export const MembershipListRequest = zod.strictObject({
  "hotel_code": HotelCode,
  "login_id": zod.string().min(1).max(membershipListRequestLoginIdMax)
}).meta({ id: 'MembershipListRequest' });

export type MembershipListRequest = zod.input<typeof MembershipListRequest>;
export type MembershipListRequestOutput = zod.output<typeof MembershipListRequest>;
