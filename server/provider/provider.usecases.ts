import { createHash } from 'node:crypto';
import type { BundleHotel, ImportProblem, ImportResult, PropertyBundle } from '../../generated/types.ts';
import { PropertyBundle as PropertyBundleSchema } from '../../generated/zod/schemas.ts';
import { readTiers, saveTiers } from '../membership/membership.usecases.ts';
import type { Database } from '../platform/database/database.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { unstorablePaths } from '../platform/values/text.ts';
import { saveContracts } from '../presale/contract.usecases.ts';
import { saveOwnedRooms } from '../presale/presale.usecases.ts';
import type { HotelDocument } from '../property/hotel.rules.ts';
import { refareDepartures } from '../sailing/departures.usecases.ts';
import { saveAffiliates } from '../signup/signup.usecases.ts';
import { hotelProblems, type ImportLimits } from './bundle-checks.rules.ts';
import { namedFiles, type NamedFile, type PreparedPicture, withPrepared } from './bundle-files.rules.ts';
import { companyProblems, memberRateProblems } from './company-checks.rules.ts';
import { type DayRow, dayKey, expandDays, expandStock } from './days.rules.ts';
import type { BundleFiles } from './picture-folder.ts';
import {
  claimHotelCode,
  ROWS_A_STATEMENT,
  readOpenDays,
  readOwners,
  saveCompany,
  saveDays,
  saveHotel,
  saveStock,
} from './provider.repository.ts';
import { sanitised } from './sanitise-html.ts';

/** `files`: what a bundle names lies there, and what guests see of it goes there. */
export type ImportDeps = { db: Database; files: BundleFiles } & Omit<ImportLimits, 'hasFile'>;

/** `done` of `total` nights of room types. A transaction that is tried again begins anew. */
export type Progress = { done: number; total: number };

export type ImportOptions = { dryRun?: boolean; onProgress?: (progress: Progress) => void };

/** `fail`: nothing was written, `problems` say why. */
export type ImportReport = Omit<ImportResult, 'result'> & { result: 'success' | 'fail' };

/** The contract's bounds on the list of problems. */
const PROBLEMS_MAX = 10_000;
const PROBLEM_TEXT_MAX = 500;
const UNSTORABLE = 'U+0000 or half of a surrogate pair, which no database stores.';

/**
 * Loads or replaces a company's properties, all of them or none. `bundle` is any JSON: it is checked against the contract and for
 * what a schema cannot say, and every wrong row is named. Days that a property sold and the bundle no longer has are closed; what
 * is sold stays sold. Tiers, affiliates and owned rooms are replaced where the bundle has them and stay where it has not. With
 * `dryRun` nothing is written.
 */
export async function importBundle(
  deps: ImportDeps,
  bundle: unknown,
  { dryRun = false, onProgress = () => undefined }: ImportOptions = {},
): Promise<ImportReport> {
  const parsed = PropertyBundleSchema.safeParse(bundle);
  if (!parsed.success) return rejected(dryRun, parsed.error.issues.flatMap(issueProblems));
  const checked = parsed.data as PropertyBundle;
  const owners = await readOwners(
    deps.db,
    checked.hotels.map((hotel) => hotel.hotel_code),
  );
  const limits = { ...deps, hasFile: deps.files.hasFile };
  const problems = [
    ...checked.hotels.flatMap((hotel, i) => hotelProblems(hotel, `/hotels/${i}`, limits)),
    ...ownershipProblems(checked, owners),
    ...companyProblems(checked),
    ...memberRateProblems(checked.hotels, checked.tiers ?? (await readTiers(deps.db, checked.company_code))),
    ...unstorablePaths(checked).map((path) => ({ pointer: pointerTo(path), message: UNSTORABLE })),
  ];
  if (problems.length > 0) return rejected(dryRun, problems);

  const { hotels } = checked;
  const named = hotels.flatMap((hotel, i) => namedFiles(hotel, `/hotels/${i}`));
  const pictureProblems = await problemsOf(named, deps.files);
  if (pictureProblems.length > 0) return rejected(dryRun, pictureProblems);
  const report: ImportReport = {
    result: 'success',
    dry_run: dryRun,
    hotels: hotels.length,
    room_types: hotels.reduce((count, hotel) => count + hotel.room_types.length, 0),
    days: hotels.reduce((count, hotel) => count + expandDays(hotel).length, 0),
    problems: [],
  };
  if (dryRun) return report;

  const files = await deps.files.prepare(named);
  try {
    const outcome = await inTransaction(deps.db, async (tx) => {
      const loaded = await load(tx, checked, files.pictures, { total: report.days, onProgress });
      // Before the commit, so that no property ever names a picture that is not there.
      if (loaded.ok) await files.keep();
      return loaded;
    });
    return outcome.ok
      ? report
      : rejected(dryRun, [{ pointer: '/hotels', message: outcome.failure.detail ?? outcome.failure.code }]);
  } finally {
    await files.drop();
  }
}

/** Each picture is looked at once, and named at its first place. */
async function problemsOf(named: readonly NamedFile[], files: BundleFiles): Promise<ImportProblem[]> {
  const problems: ImportProblem[] = [];
  for (const { path, pointer } of new Map(named.toReversed().map((file) => [file.path, file])).values()) {
    const message = await files.problemOf(path);
    if (message) problems.push({ pointer, message });
  }
  return problems.toReversed();
}

async function load(
  tx: Database,
  bundle: PropertyBundle,
  pictures: ReadonlyMap<string, PreparedPicture>,
  { total, onProgress }: { total: number; onProgress: (progress: Progress) => void },
): Promise<Outcome<void, 'forbidden'>> {
  const companyCode = bundle.company_code;
  let done = 0;
  await saveCompany(tx, companyCode, bundle.company_name);
  if (bundle.tiers) await saveTiers(tx, companyCode, bundle.tiers);
  if (bundle.affiliates) await saveAffiliates(tx, companyCode, bundle.affiliates);
  if (bundle.owned_rooms) {
    await saveOwnedRooms(tx, companyCode, bundle.owned_rooms);
    await saveContracts(tx, companyCode, bundle.owned_rooms);
  }
  for (const hotel of bundle.hotels) {
    // One property's nights at a time: all of them at once are a hundred megabytes.
    const nights = expandDays(hotel);
    const owner = await claimHotelCode(tx, companyCode, hotel.hotel_code);
    if (owner !== companyCode) return fail('forbidden', { detail: `Code ${hotel.hotel_code} is another company's.` });

    const document = documentOf(withPrepared(hotel, pictures));
    await saveHotel(tx, companyCode, document, hashOf(document));
    if (hotel.sailing) await refareDepartures(tx, { companyCode, hotelCode: hotel.hotel_code }, hotel.sailing);
    const dropped = await droppedDays(tx, companyCode, hotel.hotel_code, nights);
    for (const rows of portions(inLockOrder([...nights, ...dropped]))) {
      await saveDays(tx, companyCode, hotel.hotel_code, rows);
      done = Math.min(total, done + rows.length);
      onProgress({ done, total });
    }
    for (const rows of portions(expandStock(hotel, nights))) {
      await saveStock(tx, companyCode, hotel.hotel_code, rows);
    }
  }
  return ok();
}

/** The property without its days, its HTML made harmless. */
function documentOf({ days: _, ...hotel }: BundleHotel): HotelDocument {
  return {
    ...hotel,
    terms: hotel.terms.map((terms) => ({ ...terms, content: sanitised(terms.content) })),
    ...(hotel.reservation_html && { reservation_html: sanitised(hotel.reservation_html) }),
    ...(hotel.manual_html && { manual_html: sanitised(hotel.manual_html) }),
  };
}

function hashOf(document: HotelDocument): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex');
}

/** Nights that are on sale now and are no longer in the bundle, closed. */
async function droppedDays(
  tx: Database,
  companyCode: string,
  hotelCode: string,
  nights: readonly DayRow[],
): Promise<DayRow[]> {
  const kept = new Set(nights.map((night) => dayKey(night.room_type_code, night.stay_date)));
  const open = await readOpenDays(tx, companyCode, hotelCode);
  return open
    .filter((night) => !kept.has(dayKey(night.room_type_code, night.stay_date)))
    .map((night) => ({ ...night, closed: true }));
}

/** By room type and date: the order in which bookings lock nights, so that neither waits for the other in a circle. */
function inLockOrder(nights: DayRow[]): DayRow[] {
  const key = (night: DayRow) => dayKey(night.room_type_code, night.stay_date);
  return nights.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function* portions<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) yield rows.slice(from, from + ROWS_A_STATEMENT);
}

function ownershipProblems(bundle: PropertyBundle, owners: ReadonlyMap<string, string>): ImportProblem[] {
  const codes = bundle.hotels.map((hotel) => hotel.hotel_code);
  return codes.flatMap((code, i) => {
    const pointer = `/hotels/${i}/hotel_code`;
    if (codes.indexOf(code) < i) return [{ pointer, message: 'Used twice.' }];
    const owner = owners.get(code) ?? bundle.company_code;
    return owner === bundle.company_code ? [] : [{ pointer, message: `Code ${code} is another company's.` }];
  });
}

type Issue = { code: string; path: readonly PropertyKey[]; message: string; keys?: readonly string[] };

/** An unknown key is named itself, not the object that it stands in. */
function issueProblems({ path, message, keys }: Issue): ImportProblem[] {
  if (keys === undefined) return [{ pointer: pointerTo(path), message }];
  return keys.map((key) => ({ pointer: pointerTo([...path, key]), message: 'Not a field of the bundle.' }));
}

function pointerTo(parts: readonly PropertyKey[]) {
  return parts.map((part) => `/${escaped(String(part))}`).join('');
}

/** RFC 6901. */
function escaped(part: string) {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

function rejected(dryRun: boolean, problems: readonly ImportProblem[]): ImportReport {
  const listed = problems.slice(0, PROBLEMS_MAX).map(({ pointer, message }) => ({
    pointer: pointer.slice(0, PROBLEM_TEXT_MAX),
    message: message.slice(0, PROBLEM_TEXT_MAX),
  }));
  return { result: 'fail', dry_run: dryRun, hotels: 0, room_types: 0, days: 0, problems: listed };
}
