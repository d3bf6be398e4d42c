import { createHash } from 'node:crypto';
import type { BundleHotel, ImportProblem, ImportResult, PropertyBundle } from '../../generated/types.ts';
import { PropertyBundle as PropertyBundleSchema } from '../../generated/zod/schemas.ts';
import { readTiers, saveTiers } from '../membership/membership.usecases.ts';
import type { Database } from '../platform/database/database.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { batches } from '../platform/values/batches.ts';
import { unstorablePaths } from '../platform/values/text.ts';
import { saveContracts } from '../presale/contract.usecases.ts';
import { saveOwnedRooms } from '../presale/presale.usecases.ts';
import type { HotelDocument } from '../property/hotel.rules.ts';
import { updateFares } from '../sailing/departures.usecases.ts';
import { saveAffiliates } from '../signup/signup.usecases.ts';
import { hotelProblems, type ImportLimits } from './bundle-checks.rules.ts';
import { namedFiles, type NamedFile, type PreparedPicture, withPrepared } from './bundle-files.rules.ts';
import { companyProblems, memberRateProblems } from './company-checks.rules.ts';
import { type DayRow, dayKey, expandDays, expandStock } from './days.rules.ts';
import { issueProblems, pointerTo } from './issue-problems.rules.ts';
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
import { sanitiseHtml } from './sanitise-html.ts';

export type ImportDeps = { db: Database; files: BundleFiles } & Omit<ImportLimits, 'hasFile'>;

/** Nights written so far, and in total. `done` restarts at 0 if the transaction is retried. */
type Progress = { done: number; total: number };

export type ImportOptions = { dryRun?: boolean; onProgress?: (progress: Progress) => void };

export type ImportReport = Omit<ImportResult, 'result'> & { result: 'success' | 'fail' };

/** The contract's limits on the number of problems and on the length of each pointer and message. */
const PROBLEMS_MAX = 10_000;
const PROBLEM_TEXT_MAX = 500;
const UNSTORABLE = 'Contains U+0000 or an unpaired surrogate, which the database cannot store.';

/**
 * Imports the properties in a company's bundle, either all or none of them. `bundle` can be any JSON value. If it's
 * invalid, the report lists the problems. Days that are missing from the bundle are closed, and rooms that are already
 * sold stay sold. Tiers, affiliates and owned rooms are replaced only if the bundle includes them. If `dryRun` is true,
 * only checks the bundle and counts its contents.
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
      // Publish the files before the commit, so that no property refers to a missing picture.
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

/** Checks each file once, and reports a problem only where the file is first used. */
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
    // Expand one property at a time, because the nights of all properties can take 100 MB.
    const nights = expandDays(hotel);
    const owner = await claimHotelCode(tx, companyCode, hotel.hotel_code);
    if (owner !== companyCode)
      return fail('forbidden', { detail: `Code ${hotel.hotel_code} belongs to another company.` });

    const document = documentOf(withPrepared(hotel, pictures));
    await saveHotel(tx, companyCode, document, hashOf(document));
    if (hotel.sailing) await updateFares(tx, { companyCode, hotelCode: hotel.hotel_code }, hotel.sailing);
    const dropped = await droppedDays(tx, companyCode, hotel.hotel_code, nights);
    for (const rows of batches(inLockOrder([...nights, ...dropped]), ROWS_A_STATEMENT)) {
      await saveDays(tx, companyCode, hotel.hotel_code, rows);
      done = Math.min(total, done + rows.length);
      onProgress({ done, total });
    }
    for (const rows of batches(expandStock(hotel, nights), ROWS_A_STATEMENT)) {
      await saveStock(tx, companyCode, hotel.hotel_code, rows);
    }
  }
  return ok();
}

function documentOf({ days: _, ...hotel }: BundleHotel): HotelDocument {
  return {
    ...hotel,
    terms: hotel.terms.map((terms) => ({ ...terms, content: sanitiseHtml(terms.content) })),
    ...(hotel.reservation_html && { reservation_html: sanitiseHtml(hotel.reservation_html) }),
    ...(hotel.manual_html && { manual_html: sanitiseHtml(hotel.manual_html) }),
  };
}

function hashOf(document: HotelDocument): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex');
}

/** Returns the open nights that are missing from the bundle, with `closed` set to true. */
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

/** Bookings lock nights in this order, so sorting prevents deadlocks. */
function inLockOrder(nights: DayRow[]): DayRow[] {
  const key = (night: DayRow) => dayKey(night.room_type_code, night.stay_date);
  return nights.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function ownershipProblems(bundle: PropertyBundle, owners: ReadonlyMap<string, string>): ImportProblem[] {
  const codes = bundle.hotels.map((hotel) => hotel.hotel_code);
  return codes.flatMap((code, i) => {
    const pointer = `/hotels/${i}/hotel_code`;
    if (codes.indexOf(code) < i) return [{ pointer, message: 'Duplicate.' }];
    const owner = owners.get(code) ?? bundle.company_code;
    return owner === bundle.company_code ? [] : [{ pointer, message: `Code ${code} belongs to another company.` }];
  });
}

export function rejected(dryRun: boolean, problems: readonly ImportProblem[]): ImportReport {
  const listed = problems.slice(0, PROBLEMS_MAX).map(({ pointer, message }) => ({
    pointer: pointer.slice(0, PROBLEM_TEXT_MAX),
    message: message.slice(0, PROBLEM_TEXT_MAX),
  }));
  return { result: 'fail', dry_run: dryRun, hotels: 0, room_types: 0, days: 0, problems: listed };
}
