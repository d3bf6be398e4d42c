/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { MemberProfile } from './memberProfile.ts';
import { Success } from './success.ts';

export const MemberResult = zod.strictObject({
  "result": Success,
  "member": MemberProfile
}).meta({ id: 'MemberResult' });

export type MemberResult = zod.input<typeof MemberResult>;
export type MemberResultOutput = zod.output<typeof MemberResult>;
