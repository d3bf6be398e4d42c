/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { EnglishName } from './englishName.ts';
import type { Gender } from './gender.ts';
import type { JoinType } from './joinType.ts';
import type { MemberType } from './memberType.ts';
import type { OwnedRoom } from './ownedRoom.ts';
import type { PersonName } from './personName.ts';
import type { SocialProvider } from './socialProvider.ts';
import type { StayDate } from './stayDate.ts';

/**
 * The account of a person.
 */
export interface MemberProfile {
  /** @maxLength 20 */
  login_id: string;
  join_type: JoinType;
  member_type: MemberType;
  /**
     * @maxItems 50
     * @items.maxLength 30
     */
  member_no_list: string[];
  /** @maxLength 101 */
  user_name: string;
  last_name: PersonName;
  first_name: PersonName;
  last_name_en?: EnglishName;
  first_name_en?: EnglishName;
  /** @maxLength 20 */
  phone_number: string;
  /** @maxLength 254 */
  email: string;
  birthday: StayDate;
  gender: Gender;
  /** @maxLength 200 */
  address?: string;
  /** @maxLength 200 */
  address_detail?: string;
  agree_marketing: boolean;
  joined_on: StayDate;
  /**
     * Linked, the one used to join first.
     * @maxItems 3
     */
  social_accounts: SocialProvider[];
  /**
     * @maxLength 100
     * @nullable
     */
  affiliate_name: string | null;
  owned_room: OwnedRoom | null;
}
