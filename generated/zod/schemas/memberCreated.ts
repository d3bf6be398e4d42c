/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { JoinType } from './joinType.ts';
import { MemberType } from './memberType.ts';
import { Success } from './success.ts';

export const memberCreatedLoginIdMax = 20;

export const memberCreatedUserNameMax = 101;

export const memberCreatedMemberNoMax = 30;



export const MemberCreated = zod.strictObject({
  "result": Success,
  "login_id": zod.string().max(memberCreatedLoginIdMax),
  "user_name": zod.string().max(memberCreatedUserNameMax),
  "member_type": MemberType,
  "join_type": JoinType,
  "member_no": zod.string().max(memberCreatedMemberNoMax).nullable().describe('A cyber member has none')
}).meta({ id: 'MemberCreated' });

export type MemberCreated = zod.input<typeof MemberCreated>;
export type MemberCreatedOutput = zod.output<typeof MemberCreated>;
