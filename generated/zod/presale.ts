/**
 * Generated from openapi/ by scripts/generate. Do not edit.
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
 * Returns the rooms from which a pre-sale member can choose at sign-up. The owners aren't disclosed. Only pre-sale members can call this operation, and only during their sign-up.
 * @summary List owned buildings, units and rooms
 */
export const ListOwnedRoomsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const ListOwnedRooms200Response = OwnedRoomsResult

/**
 * Returns the contracts on which the caller is the main contract holder or a sub-member, with the number of vouchers.
 * @summary List the caller's contracts
 */
export const ListContractsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const ListContracts200Response = ContractsResult

/**
 * Adds another member of the company to a contract as an active sub-member. Only the main contract holder can call this operation. Adding the same member again has no effect.
 * @summary Add a sub-member to a contract
 */
export const addSubMemberPathContractNumberRegExp = new RegExp('^[0-9A-Za-z-]{1,30}$');


export const AddSubMemberParams = zod.strictObject({
  "contract_number": zod.string().regex(addSubMemberPathContractNumberRegExp).describe('Number of the owner contract, from `listContracts`.')
})

export const AddSubMemberBody = AddSubMemberRequest

export const AddSubMember201Response = SubMemberResult

/**
 * Sets whether a sub-member can book with the contract's vouchers. Only the main contract holder can call this operation. Existing bookings aren't affected.
 * @summary Activate or deactivate a sub-member
 */
export const switchSubMemberPathContractNumberRegExp = new RegExp('^[0-9A-Za-z-]{1,30}$');


export const SwitchSubMemberParams = zod.strictObject({
  "contract_number": zod.string().regex(switchSubMemberPathContractNumberRegExp).describe('Number of the owner contract, from `listContracts`.'),
  "sub_member_id": zod.uuid().describe('ID of the sub-member, from `listContracts`.')
})

export const SwitchSubMemberBody = SwitchSubMemberRequest

export const SwitchSubMember200Response = SubMemberResult

/**
 * Returns the voucher counts of a contract and the bookings paid with its vouchers. The main contract holder sees all bookings. Sub-members see only their own bookings, but the counts cover the whole contract.
 * @summary List a contract's voucher usage
 */
export const listVouchersPathContractNumberRegExp = new RegExp('^[0-9A-Za-z-]{1,30}$');


export const ListVouchersParams = zod.strictObject({
  "contract_number": zod.string().regex(listVouchersPathContractNumberRegExp).describe('Number of the owner contract, from `listContracts`.')
})

export const ListVouchers200Response = VouchersResult

