/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Membership } from './membership.ts';
import { Success } from './success.ts';

export const membershipListResultDataMax = 50;



export const MembershipListResult = zod.strictObject({
  "result": Success,
  "data": zod.array(Membership).max(membershipListResultDataMax)
}).meta({ id: 'MembershipListResult' });

export type MembershipListResult = zod.input<typeof MembershipListResult>;
export type MembershipListResultOutput = zod.output<typeof MembershipListResult>;
