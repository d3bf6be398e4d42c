/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  AddSubMemberRequest,
  ContractsResult,
  OwnedRoomsResult,
  SubMemberResult,
  SwitchSubMemberRequest,
  VouchersResult
} from './schemas.ts';



/**
 * What a pre-sale member picks from. It says which rooms there are, not whose they are, and it says so to a pre-sale sign-up only.
 * @summary Buildings, units and rooms of the contracts
 */
export const ListOwnedRoomsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const ListOwnedRooms200Response = OwnedRoomsResult

/**
 * Contracts of which who is logged in is the main contractor or a sub-member, with their vouchers.
 * @summary The own contracts
 */
export const ListContractsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const ListContracts200Response = ContractsResult

/**
 * The main contractor takes in a member of the company, who is active at once. Doing it twice is the same as once.
 * @summary Take somebody into a contract
 */
export const addSubMemberPathContractNumberRegExp = new RegExp('^[0-9A-Za-z-]{1,30}$');


export const AddSubMemberParams = zod.strictObject({
  "contract_number": zod.string().regex(addSubMemberPathContractNumberRegExp).describe('One of who is logged in.')
})

export const AddSubMemberBody = AddSubMemberRequest

export const AddSubMember201Response = SubMemberResult

/**
 * Only the main contractor does. Who is off books nothing with the vouchers; what they have booked stands.
 * @summary Switch a sub-member on or off
 */
export const switchSubMemberPathContractNumberRegExp = new RegExp('^[0-9A-Za-z-]{1,30}$');


export const SwitchSubMemberParams = zod.strictObject({
  "contract_number": zod.string().regex(switchSubMemberPathContractNumberRegExp).describe('One of who is logged in.'),
  "sub_member_id": zod.uuid().describe('One of the contract\'s.')
})

export const SwitchSubMemberBody = SwitchSubMemberRequest

export const SwitchSubMember200Response = SubMemberResult

/**
 * The main contractor is told of every booking, a sub-member of their own.
 * @summary What the vouchers of a contract were used for
 */
export const listVouchersPathContractNumberRegExp = new RegExp('^[0-9A-Za-z-]{1,30}$');


export const ListVouchersParams = zod.strictObject({
  "contract_number": zod.string().regex(listVouchersPathContractNumberRegExp).describe('One of who is logged in.')
})

export const ListVouchers200Response = VouchersResult

