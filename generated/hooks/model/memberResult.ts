/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { MemberProfile } from './memberProfile.ts';
import type { Success } from './success.ts';

export interface MemberResult {
  result: Success;
  member: MemberProfile;
}
