/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { CompanyCode } from './companyCode.ts';
import type { Gender } from './gender.ts';
import type { JoinType } from './joinType.ts';
import type { MemberType } from './memberType.ts';
import type { StayDate } from './stayDate.ts';
import type { UserInfoUserType } from './userInfoUserType.ts';

/**
 * The member who is logged in.
 */
export interface UserInfo {
  /** @maxLength 64 */
  user_id: string;
  /** @maxLength 101 */
  user_name: string;
  gender?: Gender;
  /** @maxLength 20 */
  phone_number?: string;
  birthday?: StayDate;
  /** @maxLength 254 */
  email?: string;
  /** @maxLength 60 */
  last_name?: string;
  /** @maxLength 60 */
  first_name?: string;
  agree_marketing?: boolean;
  /** MEMBERSHIP has membership numbers and asks for the membership list */
  user_type: UserInfoUserType;
  member_type: MemberType;
  /** @maxLength 1000 */
  descriptions?: string;
  /**
     * @maxItems 50
     * @items.maxLength 30
     */
  member_no_list: string[];
  /**
     * The key of this session, in the answers of a login; only its hash is kept
     * @maxLength 200
     */
  sso_key?: string;
  company_code: CompanyCode;
  /** @maxLength 20 */
  login_id: string;
  join_type: JoinType;
}
