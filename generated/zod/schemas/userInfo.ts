/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { CompanyCode } from './companyCode.ts';
import { Gender } from './gender.ts';
import { JoinType } from './joinType.ts';
import { MemberType } from './memberType.ts';
import { StayDate } from './stayDate.ts';

export const userInfoUserIdMax = 64;

export const userInfoUserNameMax = 101;

export const userInfoPhoneNumberMax = 20;

export const userInfoEmailMax = 254;

export const userInfoLastNameMax = 60;

export const userInfoFirstNameMax = 60;

export const userInfoDescriptionsMax = 1000;

export const userInfoMemberNoListItemMax = 30;

export const userInfoMemberNoListMax = 50;

export const userInfoSsoKeyMax = 200;

export const userInfoLoginIdMax = 20;



export const UserInfo = zod.strictObject({
  "user_id": zod.string().max(userInfoUserIdMax),
  "user_name": zod.string().max(userInfoUserNameMax),
  "gender": Gender.optional(),
  "phone_number": zod.string().max(userInfoPhoneNumberMax).optional(),
  "birthday": StayDate.optional(),
  "email": zod.string().max(userInfoEmailMax).optional(),
  "last_name": zod.string().max(userInfoLastNameMax).optional(),
  "first_name": zod.string().max(userInfoFirstNameMax).optional(),
  "agree_marketing": zod.boolean().optional(),
  "user_type": zod.enum(['MEMBERSHIP', 'WEB']).describe('MEMBERSHIP has membership numbers and asks for the membership list'),
  "member_type": MemberType,
  "descriptions": zod.string().max(userInfoDescriptionsMax).optional(),
  "member_no_list": zod.array(zod.string().max(userInfoMemberNoListItemMax)).max(userInfoMemberNoListMax),
  "sso_key": zod.string().max(userInfoSsoKeyMax).optional().describe('The key of this session, in the answers of a login; only its hash is kept'),
  "company_code": CompanyCode,
  "login_id": zod.string().max(userInfoLoginIdMax),
  "join_type": JoinType
}).meta({ id: 'UserInfo', description: 'The member who is logged in.' });

export type UserInfo = zod.input<typeof UserInfo>;
export type UserInfoOutput = zod.output<typeof UserInfo>;
