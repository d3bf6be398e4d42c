import type { ProblemCode } from '../../generated/problems.ts';
import type { BundleSailing, DeparturesRequest, DeparturesResult } from '../../generated/types.ts';
import { type ActingFor, recordAction } from '../platform/audit/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { fail, type FieldError, ok, type Outcome } from '../platform/outcome.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Ids } from '../platform/ids.ts';
import { batches } from '../platform/values/batches.ts';
import { findHotel } from '../property/property.usecases.ts';
import {
  Fares,
  faresAsStored,
  inCodeOrder,
  rowErrors,
  type StoredCabins,
  storedCabins,
  storedDeparture,
} from './departure-rows.rules.ts';
import {
  lockDepartures,
  type OfHotel,
  readCabins,
  readElsewhere,
  saveCabins,
  saveDepartures,
} from './departure.repository.ts';

/** The contract's maximum length for `errors`. */
const ERRORS_MAX = 100;
/** A departure can have 100 cabin types, and larger batches would block the event loop. */
const DEPARTURES_AT_ONCE = 50;

/**
 * Creates or replaces departures of a property, identified by their codes. If any row is invalid, stores nothing and
 * fails with `validation` and pointers to the invalid rows. If a row omits a cabin type of an existing departure, that
 * type is no longer sold. Fails with `forbidden` if the property belongs to another company.
 */
export async function putDepartures(
  deps: { db: Database; clock: Clock; ids: Ids },
  by: ActingFor,
  { hotel_code, departures: rows }: DeparturesRequest,
): Promise<Outcome<DeparturesResult, ProblemCode<'putDepartures'>>> {
  const { db } = deps;
  const found = await findHotel({ db }, hotel_code);
  if (!found.ok) return found;
  const { document, ...hotel } = found.value;
  if (hotel.companyCode !== by.companyCode) return fail('forbidden');
  const { sailing } = document;
  if (sailing === undefined) return wrongAt(['/hotel_code']);
  const pointers = rowErrors(sailing, rows);
  if (pointers.length > 0) return wrongAt(pointers);

  const inOrder = inCodeOrder(rows);
  const departures = inOrder.map((row) => storedDeparture(sailing, row));
  const fares = new Fares(sailing.fares);
  return inTransaction(db, async (tx) => {
    await lockDepartures(tx, hotel);
    const elsewhere = await readElsewhere(tx, hotel, departures);
    const taken = rows.flatMap(({ departure_code }, i) =>
      elsewhere.has(departure_code) ? [`/departures/${i}/departure_code`] : [],
    );
    if (taken.length > 0) return wrongAt(taken);
    await saveDepartures(tx, hotel, departures);
    for (const some of batches(inOrder, DEPARTURES_AT_ONCE)) {
      const cabins = some.flatMap((row) => storedCabins(sailing, fares, row));
      const codes = some.map(({ departure_code }) => departure_code);
      const dropped = await droppedCabins(tx, hotel, codes, cabins);
      await saveCabins(tx, hotel, inLockOrder([...cabins, ...dropped]));
    }
    const action = { action: 'putDepartures', objectKind: 'property', objectId: hotel.hotelCode };
    await recordAction(deps, tx, by, { ...action, after: { departures: rows.length } });
    return ok({ result: 'success', departures: rows.length });
  });
}

function wrongAt(pointers: readonly string[]) {
  const errors = pointers.slice(0, ERRORS_MAX).map((pointer): FieldError => ({ pointer, code: 'validation' }));
  return fail('validation', { errors });
}

/** Returns the stored cabins that are missing from `sent`, with a count of 0. */
async function droppedCabins(
  tx: Database,
  hotel: OfHotel,
  codes: readonly string[],
  sent: readonly StoredCabins[],
): Promise<StoredCabins[]> {
  const kept = new Set(sent.map(lockKey));
  const known = await readCabins(tx, hotel, codes);
  return known.filter((cabins) => !kept.has(lockKey(cabins))).map((cabins) => ({ ...cabins, cabins: 0 }));
}

/** Updates the fares of all the property's departures, in the transaction of the bundle import. */
export async function updateFares(tx: Database, hotel: OfHotel, sailing: BundleSailing): Promise<void> {
  await lockDepartures(tx, hotel);
  const fares = new Fares(sailing.fares);
  const cabins = (await readCabins(tx, hotel, null)).map((one) => ({
    ...one,
    ...faresAsStored(fares.on(one.route_code, one.cabin_type_code, one.departs_on)),
  }));
  await saveCabins(tx, hotel, cabins);
}

function lockKey({ departure_code, cabin_type_code }: StoredCabins): string {
  return `${departure_code} ${cabin_type_code}`;
}

function inLockOrder(cabins: StoredCabins[]): StoredCabins[] {
  return cabins.sort(
    (a, b) => compare(a.departure_code, b.departure_code) || compare(a.cabin_type_code, b.cabin_type_code),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
