import type { HoldRequest, Stay } from '../../../generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { keyedHash } from '../../platform/tokens.ts';
import { today } from '../../platform/values/nights.ts';
import type { HotelDocument } from '../../property/hotel.rules.ts';
import { bandOf, travellerViolations } from '../../sailing/traveller.rules.ts';
import type { VoyageRequest } from '../../sailing/voyage.rules.ts';
import type { HoldRow } from '../booking.repository.ts';
import type { TravellerPlace } from '../booking.rules.ts';
import {
  deletePassports,
  findSealedOtherwise,
  findTravellers,
  resealPassports,
  type TravellerRow,
} from './traveller.repository.ts';
import { maskedPassport, passportPlace } from './traveller.rules.ts';

/** What is wrong with who is to travel by this stay, judged on the property's day: they are named for a voyage, and for nothing else. */
export function checkTravellers(
  document: HotelDocument,
  stay: Stay,
  { travellers, agreements }: HoldRequest,
  now: Date,
): Outcome<void, 'validation' | 'invalid_birthday' | 'invalid_passport'> {
  const { voyage } = stay;
  if (!voyage) return travellers ? wrongAt('validation', ['/travellers']) : ok();
  if (!agreements.PASSPORT) return wrongAt('validation', ['/agreements/PASSPORT']);
  if (!travellers) return wrongAt('validation', ['/travellers']);
  const violations = travellerViolations(travellers, {
    cabins: stay.rooms,
    day: stay.start_date,
    today: today(document.time_zone, now),
    validUntil: voyage.passports_valid_until,
    bands: document.age_bands,
  });
  return violations ? wrongAt(violations.code, violations.pointers) : ok();
}

function wrongAt<Code extends 'validation' | 'invalid_birthday' | 'invalid_passport'>(code: Code, pointers: string[]) {
  return fail(code, { errors: pointers.map((pointer) => ({ pointer, code })) });
}

/** Those who travel by a hold, as they are kept: their passports sealed, each bound to its row. */
export function travellersOf(
  { passports }: { passports: Sealer },
  { companyCode, holdNumber, stay }: Pick<HoldRow, 'companyCode' | 'holdNumber' | 'stay'>,
  { age_bands }: HotelDocument,
  travellers: NonNullable<HoldRequest['travellers']>,
): TravellerRow[] {
  return travellers.map((named, place) => {
    const number = named.passport_number.toUpperCase();
    const { keyId, sealed } = passports.seal(number, passportPlace({ companyCode, holdNumber, place }));
    return {
      companyCode,
      holdNumber,
      place,
      cabin: named.cabin,
      band: bandOf(named.birthday, stay.start_date, age_bands),
      koreanName: named.korean_name ?? null,
      englishLastName: named.english_last_name,
      englishFirstName: named.english_first_name,
      gender: named.gender,
      nationality: named.nationality,
      birthday: named.birthday,
      passportKeyId: keyId,
      passportSealed: sealed,
      passportMasked: maskedPassport(number),
      passportIssuedOn: named.passport_issued_on,
      passportExpiresOn: named.passport_expires_on,
      passportKeptUntil: stay.voyage?.passports_deleted_on ?? stay.end_date,
    };
  });
}

/** Where each of a voyage's travellers sleeps by a change, and as what they count on its first day. */
export function placesIn(
  { cabins }: VoyageRequest,
  travellers: readonly TravellerRow[],
  day: string,
  { age_bands }: HotelDocument,
): TravellerPlace[] {
  return travellers.map(({ place, birthday }) => ({
    cabin: cabins.findIndex((cabin) => 'travellers' in cabin && cabin.travellers.includes(place)),
    band: bandOf(birthday, day, age_bands),
  }));
}

/**
 * A request to reserve as its idempotency key remembers it: of what is hashed there a passport's number could be found out by trying them
 * all, so it is hashed with a key before.
 */
export function withoutPassports(secret: string, request: HoldRequest): unknown {
  const { travellers, ...rest } = request;
  return {
    ...rest,
    ...(travellers && {
      travellers: travellers.map(({ passport_number, ...named }) => ({
        ...named,
        passport: keyedHash(secret, `passport ${passport_number}`),
      })),
    }),
  };
}

/** Those who travel by a hold, or by the one that it changes; nobody by a stay in rooms. */
export async function travellersOfHold(
  db: Database,
  { companyCode, holdNumber, changesHoldNumber, stay }: HoldRow,
): Promise<TravellerRow[]> {
  return stay.voyage ? findTravellers(db, { companyCode, holdNumber: changesHoldNumber ?? holdNumber }) : [];
}

const AT_ONCE = 250;

/** Deletes the passports whose day has come, which the consent named. */
export async function deleteDuePassports({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  for (let deleted = AT_ONCE; deleted === AT_ONCE; ) deleted = await deletePassports(db, clock.now(), AT_ONCE);
}

/** Seals under the first key what another one sealed, while servers that know both run; answers how many were changed. */
export async function rotatePassports({ db, passports }: { db: Database; passports: Sealer }): Promise<number> {
  for (let rotated = 0; ; ) {
    const found = await findSealedOtherwise(db, passports.currentKeyId, AT_ONCE);
    if (found.length === 0) return rotated;
    const resealed = found.map((was) => ({
      was,
      now: passports.seal(passports.open(was, passportPlace(was)), passportPlace(was)),
    }));
    rotated += await resealPassports(db, resealed);
  }
}
