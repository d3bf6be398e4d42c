import type { BundleSailing } from '../../generated/types.ts';
import type { Database } from '../platform/database/database.ts';
import { batches } from '../platform/values/batches.ts';
import {
  lockDepartures,
  type OfHotel,
  readCabins,
  readDepartures,
  saveCabins,
  saveDepartures,
} from './departure.repository.ts';
import {
  changedCabins,
  changedDeparture,
  type DepartureShortage,
  type DepartureValues,
} from './departure-changes.rules.ts';
import { Fares, type StoredCabins, type StoredDeparture } from './departure-rows.rules.ts';

/** `changed` counts departures and their cabin types. */
export type DeparturesEffect = { changed: number; unknown: ReadonlySet<string>; shortages: DepartureShortage[] };

/** Larger batches would block the event loop. */
const DEPARTURES_AT_ONCE = 500;

/**
 * Changes departures that were created with `putDepartures`, in the same lock order. Existing bookings remain, even if
 * they exceed the new numbers. `tx` must be a transaction. Returns the codes of unknown departures.
 */
export async function changeDepartures(
  tx: Database,
  hotel: OfHotel,
  sailing: BundleSailing | undefined,
  changes: readonly DepartureValues[],
): Promise<DeparturesEffect> {
  const byCode = Map.groupBy(changes, ({ departure_code }) => departure_code);
  const codes = [...byCode.keys()];
  const changesOf = ({ departure_code }: StoredDeparture) => byCode.get(departure_code) ?? [];
  await lockDepartures(tx, hotel);
  const stored = await readDepartures(tx, hotel, codes);
  const departures = stored.map((one) => changedDeparture(one, changesOf(one)));
  await saveDepartures(tx, hotel, departures);

  const known = new Set(stored.map(({ departure_code }) => departure_code));
  const unknown = new Set(codes.filter((code) => !known.has(code)));
  const changed = departures.filter(
    ({ status, capacity }, i) => status !== stored[i]!.status || capacity !== stored[i]!.capacity,
  );
  const effect: DeparturesEffect = { changed: changed.length, unknown, shortages: [] };
  const limited = departures.filter((one) => changesOf(one).some(({ capacity }) => capacity !== undefined));
  // Read the numbers sold after the rows have been locked.
  for (const one of await readDepartures(tx, hotel, codesOf(limited)))
    if (one.capacity < one.sold) effect.shortages.push({ ...one, date: one.departs_on, allotment: one.capacity });

  const fares = new Fares(sailing?.fares ?? []);
  for (const some of batches(departures, DEPARTURES_AT_ONCE)) {
    const cabins = some.flatMap((one) => changedCabins(one, changesOf(one), fares));
    if (cabins.length === 0) continue;
    const { changed, shortages } = await saveChangedCabins(tx, hotel, cabins);
    effect.changed += changed;
    effect.shortages.push(...shortages);
  }
  return effect;
}

async function saveChangedCabins(tx: Database, hotel: OfHotel, cabins: readonly StoredCabins[]) {
  const codes = codesOf(cabins);
  const before = new Map((await readCabins(tx, hotel, codes)).map((one) => [keyOf(one), one.cabins]));
  await saveCabins(tx, hotel, cabins);
  const sent = new Set(cabins.map(keyOf));
  const after = (await readCabins(tx, hotel, codes)).filter((one) => sent.has(keyOf(one)));
  return {
    changed: after.filter((one) => before.get(keyOf(one)) !== one.cabins).length,
    shortages: after
      .filter((one) => one.cabins < one.sold)
      .map((one) => ({ ...one, date: one.departs_on, allotment: one.cabins })),
  };
}

function codesOf(rows: readonly { departure_code: string }[]): string[] {
  return [...new Set(rows.map(({ departure_code }) => departure_code))];
}

function keyOf({ departure_code, cabin_type_code }: StoredCabins): string {
  return `${departure_code} ${cabin_type_code}`;
}
