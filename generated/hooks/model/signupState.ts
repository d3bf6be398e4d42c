/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Instant } from './instant.ts';
import type { JoinType } from './joinType.ts';
import type { MemberType } from './memberType.ts';
import type { OwnedRoom } from './ownedRoom.ts';
import type { SignupStateMissingItem } from './signupStateMissingItem.ts';
import type { SocialPrefill } from './socialPrefill.ts';

export interface SignupState {
  member_type: MemberType;
  join_type: JoinType;
  expires_at: Instant;
  /**
     * What must still be proven before the information can be sent, in the order of the steps. A cyber member proves an email, then a phone.
     * @maxItems 4
     */
  missing: SignupStateMissingItem[];
  /**
     * Proven
     * @maxLength 20
     * @nullable
     */
  phone_number: string | null;
  /**
     * Proven
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /**
     * Proven
     * @maxLength 20
     * @nullable
     */
  guardian_phone_number: string | null;
  /**
     * Proven
     * @maxLength 100
     * @nullable
     */
  affiliate_name: string | null;
  owned_room: OwnedRoom | null;
  prefill: SocialPrefill | null;
}
