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
import { type Language, pickText, type TextLanguages, textLanguages } from '../platform/values/language.ts';
import { readOwnedRoom, readOwnedRooms, replaceOwnedRooms } from './presale.repository.ts';
import { asBuildings, isOwner, isPresale } from './presale.rules.ts';

/** Who asks for owned rooms, and in which language they are told. */
type Wish = { companyCode: string; memberType: MemberType; language: Language };

/** Buildings, units and rooms of a company's contracts; not whose they are. Another kind of member has none: `signup_not_completed`. */
export async function listOwnedRooms(
  db: Database,
  { companyCode, memberType, language }: Wish,
): Promise<Outcome<OwnedRoomsResult, ProblemCode<'listOwnedRooms'>>> {
  if (!isPresale(memberType)) return fail('signup_not_completed');
  return ok({
    result: 'success',
    buildings: asBuildings(await readOwnedRooms(db, companyCode), textLanguages(language)),
  });
}

/** The room that somebody proves to own. Every miss is answered alike (the specification's message). */
export async function matchOwnedRoom(
  db: Database,
  { companyCode, memberType, language }: Wish,
  request: OwnershipRequest,
): Promise<Outcome<OwnedRoom, 'presale_info_wrong'>> {
  const room = await readOwnedRoom(db, companyCode, request);
  if (room === undefined || !isOwner(room, memberType, request)) return fail('presale_info_wrong');
  return ok(namedIn(room, textLanguages(language)));
}

/** An owned room with its names in a language, and its sale; the room as it was kept where the provider names it no more. */
export async function readSale(db: Database, companyCode: string, kept: OwnedRoom, language: Language): Promise<Sale> {
  const sold = await readOwnedRoom(db, companyCode, kept);
  const languages = textLanguages(language);
  const { classification_code = null, classification_name } = sold?.classification ?? {};
  return {
    room: sold ? namedIn(sold, languages) : kept,
    presale: {
      classification_code,
      classification_name: classification_name ? pickText(classification_name, languages) : null,
      distribution_number: sold?.distribution_number ?? null,
    },
  };
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

/** Replaces a company's owned rooms by those of its bundle. */
export function saveOwnedRooms(tx: Database, companyCode: string, rooms: readonly BundleOwnedRoom[]): Promise<void> {
  return replaceOwnedRooms(tx, companyCode, rooms);
}
