import type { Contract, OwnedRoom, SubMember, VoucherCount } from '../../generated/types.ts';
import { userNameOf } from '../member/member.rules.ts';
import { type Language, pickText } from '../platform/values/language.ts';
import { today } from '../platform/values/nights.ts';
import { type Hotel, textsFor, textsOfCompany } from '../property/hotel.rules.ts';
import type { ContractRow, SubMemberRow } from './contract.repository.ts';
import { isRunning } from './voucher.rules.ts';

type Context = { hotels: readonly Hotel[]; language: Language; now: Date };

/**
 * Presents a contract to one of its members. `subs` contains the sub-members of every contract whose main holder is the
 * member.
 */
export function presentContract(
  row: ContractRow,
  memberId: string,
  subs: readonly SubMemberRow[],
  { hotels, language, now }: Context,
): Contract {
  const { contractNumber, document, mainId, mainLastName, mainFirstName, mainNameEn } = row;
  const isMain = mainId === memberId;
  const hotel = hotels.find(({ hotelCode }) => hotelCode === document.hotel_code);
  const day = today(hotel?.document.time_zone ?? 'UTC', now);
  return {
    contract_number: contractNumber,
    contract_type: document.contract_type,
    contracted_on: document.contracted_on,
    status: isRunning(row, day) ? 'active' : 'ended',
    role: isMain ? 'main' : 'sub',
    active: isMain || row.active === true,
    room: roomOf(row, hotels, language),
    hotel_code: document.hotel_code,
    hotel_name: hotelNameIn(hotels, document.hotel_code, language),
    hotel_tel: hotel?.document.footer.tel ?? null,
    main_contractor: mainId === null ? null : nameOf({ lastName: mainLastName, firstName: mainFirstName }),
    ...(mainNameEn !== null && { main_contractor_en: mainNameEn }),
    vouchers: vouchersOf(row),
    sub_members: isMain ? subs.filter((sub) => sub.contractNumber === contractNumber).map(presentSubMember) : [],
  };
}

export function presentSubMember(row: SubMemberRow): SubMember {
  return {
    sub_member_id: row.subMemberId,
    user_name: nameOf(row),
    active: row.active,
    added_at: row.addedAt.toISOString(),
  };
}

export function vouchersOf({ total, used }: Pick<ContractRow, 'total' | 'used'>): VoucherCount {
  return { total, used, remaining: total - used };
}

/** Returns an empty string if the member has closed their account. */
export function nameOf({ lastName, firstName }: { lastName: string | null; firstName: string | null }): string {
  return lastName === null ? '' : userNameOf({ last_name: lastName, first_name: firstName ?? '' });
}

/** Returns the room with its names in the given language, or with its codes if the bundle no longer contains it. */
export function roomOf(
  { document, ownedRoom, buildingCode, unitCode, roomNumber }: ContractRow,
  hotels: readonly Hotel[],
  language: Language,
): OwnedRoom {
  const texts = textsOfCompany(language, hotels, document.hotel_code);
  return {
    building_code: buildingCode,
    building_name: ownedRoom ? pickText(ownedRoom.building_name, texts) : buildingCode,
    unit_code: unitCode,
    unit_name: ownedRoom ? pickText(ownedRoom.unit_name, texts) : unitCode,
    room_number: roomNumber,
  };
}

export function hotelNameIn(hotels: readonly Hotel[], code: string, language: Language): string {
  const hotel = hotels.find(({ hotelCode }) => hotelCode === code);
  return hotel ? pickText(hotel.document.hotel_name, textsFor(language, hotel.document)) : code;
}
