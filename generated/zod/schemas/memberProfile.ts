/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { EnglishName } from './englishName.ts';
import { Gender } from './gender.ts';
import { JoinType } from './joinType.ts';
import { MemberType } from './memberType.ts';
import { OwnedRoom } from './ownedRoom.ts';
import { PersonName } from './personName.ts';
import { SocialProvider } from './socialProvider.ts';
import { StayDate } from './stayDate.ts';

export const memberProfileLoginIdMax = 20;

export const memberProfileMemberNoListItemMax = 30;

export const memberProfileMemberNoListMax = 50;

export const memberProfileUserNameMax = 101;

export const memberProfilePhoneNumberMax = 20;

export const memberProfileEmailMax = 254;

export const memberProfileAddressMax = 200;

export const memberProfileAddressDetailMax = 200;

export const memberProfileSocialAccountsMax = 3;

export const memberProfileAffiliateNameMax = 100;



export const MemberProfile = zod.strictObject({
  "login_id": zod.string().max(memberProfileLoginIdMax),
  "join_type": JoinType,
  "member_type": MemberType,
  "member_no_list": zod.array(zod.string().max(memberProfileMemberNoListItemMax)).max(memberProfileMemberNoListMax),
  "user_name": zod.string().max(memberProfileUserNameMax),
  "last_name": PersonName,
  "first_name": PersonName,
  "last_name_en": EnglishName.optional(),
  "first_name_en": EnglishName.optional(),
  "phone_number": zod.string().max(memberProfilePhoneNumberMax),
  "email": zod.string().max(memberProfileEmailMax),
  "birthday": StayDate,
  "gender": Gender,
  "address": zod.string().max(memberProfileAddressMax).optional(),
  "address_detail": zod.string().max(memberProfileAddressDetailMax).optional(),
  "agree_marketing": zod.boolean(),
  "joined_on": StayDate,
  "social_accounts": zod.array(SocialProvider).max(memberProfileSocialAccountsMax).describe('Linked, the one used to join first.'),
  "affiliate_name": zod.string().max(memberProfileAffiliateNameMax).nullable(),
  "owned_room": zod.union([OwnedRoom,zod.null()])
}).meta({ id: 'MemberProfile', description: 'The account of a person.' });

export type MemberProfile = zod.input<typeof MemberProfile>;
export type MemberProfileOutput = zod.output<typeof MemberProfile>;
