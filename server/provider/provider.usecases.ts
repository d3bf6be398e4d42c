import { createHash } from 'node:crypto';
import type { BundleHotel, ImportChanges, ImportProblem, ImportResult, PropertyBundle } from '../../generated/types.ts';
import { PropertyBundle as PropertyBundleSchema } from '../../generated/zod/schemas.ts';
import { readTiers, saveTiers } from '../membership/membership.usecases.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { type Failed, fail, type FieldError, ok, type Outcome } from '../platform/outcome.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { today } from '../platform/values/nights.ts';
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
import { type DayChanges, dayChanges, removedProblems } from './day-changes.rules.ts';
import { type DayRow, dayKey, expandDays, expandPackageDays, expandStock } from './days.rules.ts';
import { issueProblems, pointerTo } from './issue-problems.rules.ts';
import type { BundleFiles } from './picture-folder.ts';
import {
  claimHotelCode,
  deletePackageDays,
  insertPackageDays,
  ROWS_A_STATEMENT,
  readDays,
  readOwners,
  saveCompany,
  saveDays,
  saveHotel,
  saveStock,
} from './provider.repository.ts';
import { sanitiseHtml } from './sanitise-html.ts';

export type ImportDeps = { db: Database; files: BundleFiles; clock: Clock } & Omit<ImportLimits, 'hasFile'>;

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
 * sold stay sold. If such a day is open or has bookings, the bundle must set `replace_days`. Tiers, affiliates and owned rooms are replaced only if the bundle includes them. If `dryRun` is true,
 * only checks the bundle and counts its contents and changes.
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
    changes: [],
    problems: [],
  };
  const now = deps.clock.now();
  if (dryRun) {
    const { changes, problems: removed } = await allChanges(deps.db, checked, now);
    return removed.length > 0 ? rejected(dryRun, removed) : { ...report, changes };
  }

  const files = await deps.files.prepare(named);
  try {
    const outcome = await inTransaction(deps.db, async (tx) => {
      const loaded = await load(tx, checked, files.pictures, now, { total: report.days, onProgress });
      // Publish the files before the commit, so that no property refers to a missing picture.
      if (loaded.ok) await files.keep();
      return loaded;
    });
    return outcome.ok ? { ...report, changes: outcome.value } : rejected(dryRun, problemsIn(outcome));
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
  now: Date,
  { total, onProgress }: { total: number; onProgress: (progress: Progress) => void },
): Promise<Outcome<ImportChanges[], 'forbidden' | 'validation'>> {
  const companyCode = bundle.company_code;
  const changes: ImportChanges[] = [];
  const errors: FieldError[] = [];
  let done = 0;
  await saveCompany(tx, companyCode, bundle.company_name);
  if (bundle.tiers) await saveTiers(tx, companyCode, bundle.tiers);
  if (bundle.affiliates) await saveAffiliates(tx, companyCode, bundle.affiliates);
  if (bundle.owned_rooms) {
    await saveOwnedRooms(tx, companyCode, bundle.owned_rooms);
    await saveContracts(tx, companyCode, bundle.owned_rooms);
  }
  for (const [i, hotel] of bundle.hotels.entries()) {
    // Expand one property at a time, because the nights of all properties can take 100 MB.
    const nights = expandDays(hotel);
    const owner = await claimHotelCode(tx, companyCode, hotel.hotel_code);
    if (owner !== companyCode)
      return fail('forbidden', { detail: `Code ${hotel.hotel_code} belongs to another company.` });

    const document = documentOf(withPrepared(hotel, pictures));
    await saveHotel(tx, companyCode, document, hashOf(document));
    if (hotel.sailing) await updateFares(tx, { companyCode, hotelCode: hotel.hotel_code }, hotel.sailing);
    // Read the nights after saveHotel, which locks the property against ARI messages.
    const { counts, dropped, removed } = await changesOf(tx, companyCode, hotel, nights, now);
    changes.push({ hotel_code: hotel.hotel_code, ...counts });
    if (!bundle.replace_days) {
      const problems = removedProblems(removed, `/hotels/${i}/days`);
      errors.push(
        ...problems.map(({ pointer, message }) => ({ pointer, code: 'validation' as const, detail: message })),
      );
    }
    if (errors.length > 0) continue;
    for (const rows of batches(inLockOrder([...nights, ...dropped]), ROWS_A_STATEMENT)) {
      await saveDays(tx, companyCode, hotel.hotel_code, rows);
      done = Math.min(total, done + rows.length);
      onProgress({ done, total });
    }
    for (const rows of batches(expandStock(hotel, nights), ROWS_A_STATEMENT)) {
      await saveStock(tx, companyCode, hotel.hotel_code, rows);
    }
    if (hotel.package_days) {
      await deletePackageDays(tx, companyCode, hotel.hotel_code);
      for (const rows of batches(expandPackageDays(hotel.package_days), ROWS_A_STATEMENT))
        await insertPackageDays(tx, companyCode, hotel.hotel_code, rows);
    }
  }
  return errors.length > 0 ? fail('validation', { errors }) : ok(changes);
}

function problemsIn({ failure: { errors, detail, code } }: Failed): ImportProblem[] {
  return errors
    ? errors.map((error) => ({ pointer: error.pointer, message: error.detail ?? error.code }))
    : [{ pointer: '/hotels', message: detail ?? code }];
}

/** Returns the changes that an import would make, and the problems for nights that it must not remove. */
async function allChanges(db: Database, { company_code, hotels, replace_days = false }: PropertyBundle, now: Date) {
  const changes: ImportChanges[] = [];
  const problems: ImportProblem[] = [];
  for (const [i, hotel] of hotels.entries()) {
    const { counts, removed } = await changesOf(db, company_code, hotel, expandDays(hotel), now);
    changes.push({ hotel_code: hotel.hotel_code, ...counts });
    if (!replace_days) problems.push(...removedProblems(removed, `/hotels/${i}/days`));
  }
  return { changes, problems };
}

async function changesOf(
  db: Database,
  companyCode: string,
  { hotel_code, time_zone }: BundleHotel,
  nights: readonly DayRow[],
  now: Date,
): Promise<DayChanges> {
  const from = today(time_zone, now);
  const first = nights.reduce((earliest, { stay_date }) => (stay_date < earliest ? stay_date : earliest), from);
  return dayChanges(await readDays(db, companyCode, hotel_code, first), nights, from);
}

function documentOf({
  days: _days,
  package_days: _packages,
  option_days: _options,
  ...hotel
}: BundleHotel): HotelDocument {
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
  return { result: 'fail', dry_run: dryRun, hotels: 0, room_types: 0, days: 0, changes: [], problems: listed };
}
