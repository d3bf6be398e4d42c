import type { HoldRequest, Stay } from '../../../generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { fail, fieldFail, ok, type Outcome } from '../../platform/outcome.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { keyedHash } from '../../platform/tokens.ts';
import { today } from '../../platform/values/nights.ts';
import type { HotelDocument } from '../../property/hotel.rules.ts';
import { bandOf, type TravellerCode, travellerViolations } from '../../sailing/traveller.rules.ts';
import type { VoyageRequest } from '../../sailing/voyage.rules.ts';
import type { TravellerPlace } from '../booking.rules.ts';
import type { HoldRow } from '../booking.tables.ts';
import {
  deletePassports,
  findSealedOtherwise,
  findTravellers,
  resealPassports,
  type TravellerRow,
} from './traveller.repository.ts';
import { maskedPassport, passportContext } from './traveller.rules.ts';

/** Checks the travellers in a hold request. A voyage requires travellers, and a room stay must have none. */
export function checkTravellers(
  document: HotelDocument,
  stay: Stay,
  { travellers, agreements }: HoldRequest,
  now: Date,
): Outcome<void, TravellerCode> {
  const { voyage } = stay;
  if (!voyage) return travellers ? fieldFail('/travellers', 'validation') : ok();
  if (!agreements.PASSPORT) return fieldFail('/agreements/PASSPORT', 'validation');
  if (!travellers) return fieldFail('/travellers', 'validation');
  const violations = travellerViolations(travellers, {
    cabins: stay.rooms,
    day: stay.start_date,
    today: today(document.time_zone, now),
    validUntil: voyage.passports_valid_until,
    bands: document.age_bands,
  });
  const [first] = violations;
  if (!first) return ok();
  const code = violations.every((violation) => violation.code === first.code) ? first.code : 'validation';
  return fail(code, { status: 422, errors: violations });
}

/**
 * Returns the rows to insert for the travellers. Each sealed passport number can be opened only from its own row (see
 * passportContext).
 */
export function travellersOf(
  { passports }: { passports: Sealer },
  { companyCode, holdNumber, stay }: Pick<HoldRow, 'companyCode' | 'holdNumber' | 'stay'>,
  { age_bands }: HotelDocument,
  travellers: NonNullable<HoldRequest['travellers']>,
): TravellerRow[] {
  return travellers.map((traveller, place) => {
    const number = traveller.passport_number.toUpperCase();
    const { keyId, sealed } = passports.seal(number, passportContext({ companyCode, holdNumber, place }));
    return {
      companyCode,
      holdNumber,
      place,
      cabin: traveller.cabin,
      band: bandOf(traveller.birthday, stay.start_date, age_bands),
      koreanName: traveller.korean_name ?? null,
      englishLastName: traveller.english_last_name,
      englishFirstName: traveller.english_first_name,
      gender: traveller.gender,
      nationality: traveller.nationality,
      birthday: traveller.birthday,
      passportKeyId: keyId,
      passportSealed: sealed,
      passportMasked: maskedPassport(number),
      passportIssuedOn: traveller.passport_issued_on,
      passportExpiresOn: traveller.passport_expires_on,
      passportKeptUntil: stay.voyage?.passports_deleted_on ?? stay.end_date,
    };
  });
}

/**
 * Returns each traveller's cabin and age band after a change. `day` is the date of the new voyage's first departure.
 */
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
 * Replaces passport numbers with keyed hashes before the request is hashed for its idempotency key, because a plain
 * hash of a passport number can be reversed by trying every number.
 */
export function withoutPassports(secret: string, request: HoldRequest): unknown {
  const { travellers, ...others } = request;
  return {
    ...others,
    ...(travellers && {
      travellers: travellers.map(({ passport_number, ...rest }) => ({
        ...rest,
        passport: keyedHash(secret, `passport ${passport_number}`),
      })),
    }),
  };
}

/** Returns the travellers of a hold. A hold for a change has the travellers of the reservation's original hold. */
export async function travellersOfHold(
  db: Database,
  { companyCode, holdNumber, changesHoldNumber, stay }: HoldRow,
): Promise<TravellerRow[]> {
  return stay.voyage ? findTravellers(db, { companyCode, holdNumber: changesHoldNumber ?? holdNumber }) : [];
}

const BATCH_SIZE = 250;

/** Deletes passport data that has reached the deletion date to which the travellers consented. */
export async function deleteDuePassports({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE; ) deleted = await deletePassports(db, clock.now(), BATCH_SIZE);
}

/**
 * Reseals passport numbers with the current key. Every running server must have both the old and the new key. Returns
 * the number of resealed passport numbers.
 */
export async function rotatePassports({ db, passports }: { db: Database; passports: Sealer }): Promise<number> {
  for (let rotated = 0; ; ) {
    const found = await findSealedOtherwise(db, passports.currentKeyId, BATCH_SIZE);
    if (found.length === 0) return rotated;
    const resealed = found.map((was) => ({
      was,
      now: passports.seal(passports.open(was, passportContext(was)), passportContext(was)),
    }));
    rotated += await resealPassports(db, resealed);
  }
}
