import type { ProblemCode } from '../../../generated/problems.ts';
import type { ManifestResult, ManifestTraveller } from '../../../generated/types.ts';
import { type ActingFor, recordAction } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Ids } from '../../platform/ids.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { portTime } from '../../platform/values/port-time.ts';
import { findHotel } from '../../property/property.usecases.ts';
import { closingMinutes, findRoute, portOf } from '../../sailing/departure.rules.ts';
import { openedPassport } from '../traveller/stored-passports.usecases.ts';
import { findDeparture, findPassengers, type Passenger } from './manifest.repository.ts';

type Deps = { db: Database; clock: Clock; ids: Ids; passports: Sealer };
type Wanted = { hotelCode: string; departureCode: string; complete: boolean };

/**
 * Returns the travellers on a departure. If `complete` is set, their passport numbers aren't masked, and the access is
 * recorded in the audit log. Fails with `not_found` if the company has no such ferry line or departure.
 */
export function getManifest(
  deps: Deps,
  by: ActingFor,
  { hotelCode, departureCode, complete }: Wanted,
): Promise<Outcome<ManifestResult, ProblemCode<'getManifest'>>> {
  return inTransaction(deps.db, async (tx) => {
    const key = { companyCode: by.companyCode, hotelCode, departureCode };
    const [hotel, departure] = [await findHotel({ db: tx }, hotelCode), await findDeparture(tx, key)];
    if (!hotel.ok || hotel.value.companyCode !== by.companyCode || !departure) return fail('not_found');
    const { sailing } = hotel.value.document;
    const route = sailing && findRoute(sailing, departure.routeCode);
    if (!sailing || !route) return fail('not_found');
    const departsAt = portTime(departure.departsAt, portOf(sailing, route.from).time_zone);
    const closedAt = new Date(Date.parse(departsAt) - closingMinutes(sailing) * 60_000);
    const passengers = await findPassengers(tx, key, departure.departsOn);
    const travellers = passengers.map((one) => presentPassenger(one, complete ? deps.passports : null));
    if (complete) {
      const action = { action: 'getManifest', objectKind: 'departure', objectId: departureCode };
      await recordAction(deps, tx, by, { ...action, after: { passports: travellers.length } });
    }
    return ok({
      result: 'success',
      hotel_code: hotelCode,
      departure_code: departureCode,
      route_code: departure.routeCode,
      ship_code: departure.shipCode,
      departs_at: departsAt,
      status: departure.status,
      closed_at: closedAt.toISOString(),
      final: closedAt <= deps.clock.now(),
      masked: !complete,
      counts: countsOf(travellers),
      travellers,
    });
  });
}

function presentPassenger(
  { traveller, reservationNumber, roomNumbers, cabinTypes, places }: Passenger,
  passports: Sealer | null,
): ManifestTraveller {
  const { cabin, band } = places?.[traveller.place] ?? traveller;
  const number = passports ? openedPassport(passports, traveller)?.passport_number : traveller.passportMasked;
  return {
    reservation_number: reservationNumber,
    cabin,
    cabin_type_code: cabinTypes[cabin] ?? '',
    room_number: roomNumbers?.[cabin] ?? null,
    band,
    korean_name: traveller.koreanName,
    english_last_name: traveller.englishLastName,
    english_first_name: traveller.englishFirstName,
    gender: traveller.gender,
    nationality: traveller.nationality,
    birthday: traveller.birthday,
    passport_number: number ?? null,
    passport_issued_on: traveller.passportIssuedOn,
    passport_expires_on: traveller.passportExpiresOn,
  };
}

function countsOf(travellers: readonly ManifestTraveller[]): ManifestResult['counts'] {
  const counts = { adult: 0, kid: 0, infant: 0, total: travellers.length };
  for (const { band } of travellers) counts[band] += 1;
  return counts;
}
