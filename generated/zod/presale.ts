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
 * Returns the rooms that a pre-sale member can choose from at sign-up. Owners aren't disclosed. Only a pre-sale sign-up can call it.
 * @summary List owned buildings, units and rooms
 */
export const ListOwnedRoomsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const ListOwnedRooms200Response = OwnedRoomsResult

/**
 * Returns the contracts that the caller is the main contractor or a sub-member of, with their vouchers.
 * @summary List the caller's contracts
 */
export const ListContractsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const ListContracts200Response = ContractsResult

/**
 * Adds a member of the company to the main contractor's contract and activates them. Adding the same member again has no effect.
 * @summary Add a sub-member to a contract
 */
export const addSubMemberPathContractNumberRegExp = new RegExp('^[0-9A-Za-z-]{1,30}$');


export const AddSubMemberParams = zod.strictObject({
  "contract_number": zod.string().regex(addSubMemberPathContractNumberRegExp).describe('One of the caller\'s contracts.')
})

export const AddSubMemberBody = AddSubMemberRequest

export const AddSubMember201Response = SubMemberResult

/**
 * Only the main contractor can call it. An inactive sub-member can't book with the vouchers. Existing bookings aren't affected.
 * @summary Activate or deactivate a sub-member
 */
export const switchSubMemberPathContractNumberRegExp = new RegExp('^[0-9A-Za-z-]{1,30}$');


export const SwitchSubMemberParams = zod.strictObject({
  "contract_number": zod.string().regex(switchSubMemberPathContractNumberRegExp).describe('One of the caller\'s contracts.'),
  "sub_member_id": zod.uuid().describe('One of the contract\'s sub-members.')
})

export const SwitchSubMemberBody = SwitchSubMemberRequest

export const SwitchSubMember200Response = SubMemberResult

/**
 * Returns the vouchers and the bookings paid with them. The main contractor sees every booking, a sub-member only their own.
 * @summary List a contract's voucher use
 */
export const listVouchersPathContractNumberRegExp = new RegExp('^[0-9A-Za-z-]{1,30}$');


export const ListVouchersParams = zod.strictObject({
  "contract_number": zod.string().regex(listVouchersPathContractNumberRegExp).describe('One of the caller\'s contracts.')
})

export const ListVouchers200Response = VouchersResult

