/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Instant } from './instant.ts';
import { JoinType } from './joinType.ts';
import { MemberType } from './memberType.ts';
import { OwnedRoom } from './ownedRoom.ts';
import { SocialPrefill } from './socialPrefill.ts';

export const signupStateMissingMax = 4;

export const signupStatePhoneNumberMax = 20;

export const signupStateEmailMax = 254;

export const signupStateGuardianPhoneNumberMax = 20;

export const signupStateAffiliateNameMax = 100;



export const SignupState = zod.strictObject({
  "member_type": MemberType,
  "join_type": JoinType,
  "expires_at": Instant,
  "missing": zod.array(zod.enum(['PHONE', 'EMAIL', 'AFFILIATION', 'OWNERSHIP'])).max(signupStateMissingMax).describe('What must still be proven before the information can be sent, in the order of the steps. A cyber member proves an email, then a phone.'),
  "phone_number": zod.string().max(signupStatePhoneNumberMax).nullable().describe('Proven'),
  "email": zod.string().max(signupStateEmailMax).nullable().describe('Proven'),
  "guardian_phone_number": zod.string().max(signupStateGuardianPhoneNumberMax).nullable().describe('Proven'),
  "affiliate_name": zod.string().max(signupStateAffiliateNameMax).nullable().describe('Proven'),
  "owned_room": zod.union([OwnedRoom,zod.null()]),
  "prefill": zod.union([SocialPrefill,zod.null()])
}).meta({ id: 'SignupState' });

export type SignupState = zod.input<typeof SignupState>;
export type SignupStateOutput = zod.output<typeof SignupState>;
