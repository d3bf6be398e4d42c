import type { ProblemCode } from '../../generated/problems.ts';
import type {
  BundleOwnedRoom,
  MemberType,
  OwnedRoom,
  OwnedRoomsResult,
  OwnershipRequest,
} from '../../generated/types.ts';
import type { Sale } from '../member/member.usecases.ts';
import type { Database } from '../platform/database/database.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import { type Language, pickText, type TextLanguages } from '../platform/values/language.ts';
import { textsOfCompany } from '../property/hotel.rules.ts';
import { hotelsOfCompany } from '../property/property.usecases.ts';
import { readOwnedRoom, readOwnedRooms, replaceOwnedRooms } from './presale.repository.ts';
import { asBuildings, isOwner, isPresale } from './presale.rules.ts';

type Request = { companyCode: string; memberType: MemberType; language: Language };

/**
 * Returns a company's buildings, units and rooms, without their owners. Fails with `signup_not_completed` if members
 * of this type don't own rooms.
 */
export async function listOwnedRooms(
  db: Database,
  { companyCode, memberType, language }: Request,
): Promise<Outcome<OwnedRoomsResult, ProblemCode<'listOwnedRooms'>>> {
  if (!isPresale(memberType)) return fail('signup_not_completed');
  const [rooms, languages] = await Promise.all([readOwnedRooms(db, companyCode), textsIn(db, companyCode, language)]);
  return ok({ result: 'success', buildings: asBuildings(rooms, languages) });
}

/**
 * Returns the room if the request proves ownership of it. Every mismatch fails with the same error code, so strangers
 * learn nothing about owners.
 */
export async function matchOwnedRoom(
  db: Database,
  { companyCode, memberType, language }: Request,
  request: OwnershipRequest,
): Promise<Outcome<OwnedRoom, 'presale_info_wrong'>> {
  const room = await readOwnedRoom(db, companyCode, request);
  if (room === undefined || !isOwner(room, memberType, request)) return fail('presale_info_wrong');
  return ok(namedIn(room, await textsIn(db, companyCode, language)));
}

/**
 * Returns an owned room with its names in the given language and the details of its sale. If the bundle no longer
 * contains the room, returns `stored` and no details.
 */
export async function readSale(
  db: Database,
  companyCode: string,
  stored: OwnedRoom,
  language: Language,
): Promise<Sale> {
  const sold = await readOwnedRoom(db, companyCode, stored);
  const languages = await textsIn(db, companyCode, language);
  const { classification_code = null, classification_name } = sold?.classification ?? {};
  return {
    room: sold ? namedIn(sold, languages) : stored,
    presale: {
      classification_code,
      classification_name: classification_name ? pickText(classification_name, languages) : null,
      distribution_number: sold?.distribution_number ?? null,
    },
  };
}

async function textsIn(db: Database, companyCode: string, language: Language): Promise<TextLanguages> {
  return textsOfCompany(language, await hotelsOfCompany(db, companyCode));
}

function namedIn(room: BundleOwnedRoom, languages: TextLanguages): OwnedRoom {
  return {
    building_code: room.building_code,
    building_name: pickText(room.building_name, languages),
    unit_code: room.unit_code,
    unit_name: pickText(room.unit_name, languages),
    room_number: room.room_number,
  };
}

export function saveOwnedRooms(tx: Database, companyCode: string, rooms: readonly BundleOwnedRoom[]): Promise<void> {
  return replaceOwnedRooms(tx, companyCode, rooms);
}
