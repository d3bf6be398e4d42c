/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { JoinType } from './joinType.ts';
import type { MemberType } from './memberType.ts';
import type { Success } from './success.ts';

export interface MemberCreated {
  result: Success;
  /** @maxLength 20 */
  login_id: string;
  /** @maxLength 101 */
  user_name: string;
  member_type: MemberType;
  join_type: JoinType;
  /**
     * A cyber member has none
     * @maxLength 30
     * @nullable
     */
  member_no: string | null;
}
