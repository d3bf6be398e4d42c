/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { ItemCode } from './itemCode.ts';

export const ownershipRequestRoomNumberMax = 20;

export const ownershipRequestDistributionNumberMax = 30;

export const ownershipRequestOwnerNameMax = 100;


export const ownershipRequestOwnerNameRegExp = new RegExp('\\S');
export const ownershipRequestBusinessNumberRegExp = new RegExp('^[0-9]{10}$');
export const ownershipRequestReferralCodeMax = 30;



export const OwnershipRequest = zod.strictObject({
  "building_code": ItemCode,
  "unit_code": ItemCode,
  "room_number": zod.string().min(1).max(ownershipRequestRoomNumberMax),
  "distribution_number": zod.string().min(1).max(ownershipRequestDistributionNumberMax).describe('The number of the sale'),
  "owner_name": zod.string().min(1).max(ownershipRequestOwnerNameMax).regex(ownershipRequestOwnerNameRegExp).describe('The contractor, a person or a corporation'),
  "business_number": zod.string().regex(ownershipRequestBusinessNumberRegExp).optional().describe('Ten digits'),
  "referral_code": zod.string().max(ownershipRequestReferralCodeMax).optional()
}).meta({ id: 'OwnershipRequest' });

export type OwnershipRequest = zod.input<typeof OwnershipRequest>;
export type OwnershipRequestOutput = zod.output<typeof OwnershipRequest>;
