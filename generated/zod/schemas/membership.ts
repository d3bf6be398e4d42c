/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const membershipMemberNoMax = 30;

export const membershipMembershipNameMax = 100;



export const Membership = zod.strictObject({
  "member_no": zod.string().max(membershipMemberNoMax),
  "membership_name": zod.string().max(membershipMembershipNameMax)
}).meta({ id: 'Membership' });

export type Membership = zod.input<typeof Membership>;
export type MembershipOutput = zod.output<typeof Membership>;
