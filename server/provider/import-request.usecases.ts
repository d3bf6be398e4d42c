import type { PropertyBundle } from '../../generated/types.ts';
import { PropertyBundle as PropertyBundleSchema } from '../../generated/zod/schemas.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { parseJson } from '../platform/http/parse-json.ts';
import { issuesInLists } from '../platform/http/long-lists.ts';
import { ERRORS_MAX } from '../platform/http/validation.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import { issueProblems } from './issue-problems.rules.ts';
import { bundleFiles, NO_FILES } from './picture-folder.ts';
import { importBundle, type ImportDeps, type ImportReport, rejected } from './provider.usecases.ts';

/** The inputs of an import, apart from the bundle and the database. */
export type ImportRequest = Pick<ImportDeps, 'chargeableCurrencies' | 'paymentMethods' | 'guaranteeConfigured'> & {
  /** The company of the provider key. */
  companyCode: string;
  /** The bundle can refer only to files that are already in this folder. If undefined, it can refer to none. */
  filesFolder: string | undefined;
  dryRun: boolean;
  /** RFC 3339. */
  now: string;
};

export type ImportOutcome = Outcome<ImportReport, 'malformed_request' | 'forbidden'>;

/**
 * Imports the JSON bundle in a request's body. Fails with `malformed_request` if the body isn't valid JSON, and with
 * `forbidden` if the bundle belongs to another company.
 */
export async function importRequest(
  db: Database,
  body: Uint8Array,
  { companyCode, filesFolder, dryRun, now, ...limits }: ImportRequest,
): Promise<ImportOutcome> {
  const parsed = parseJson(Buffer.from(body).toString());
  if (!parsed.ok) return parsed;
  const bundle = parsed.value as Partial<PropertyBundle> | null;
  if (typeof bundle?.company_code === 'string' && bundle.company_code !== companyCode) return fail('forbidden');
  // Validating the whole bundle would collect every issue, and hundreds of thousands of issues don't fit into memory.
  const issues = await issuesInLists(PropertyBundleSchema, bundle);
  if (issues.length >= ERRORS_MAX) return ok(rejected(dryRun, issues.flatMap(issueProblems)));
  const files = filesFolder === undefined ? NO_FILES : bundleFiles(filesFolder, filesFolder);
  return ok(await importBundle({ db, files, clock: fixedClock(now), ...limits }, bundle, { dryRun }));
}

/** In bytes. A larger bundle is imported in a separate process. */
export const SMALL_BODY = 131_072;
const FEW_DAYS = 20_000;
const DAY_MS = 86_400_000;

/** Returns whether the import is quick enough to run in the server's process. */
export function isCheap(body: Uint8Array): boolean {
  if (body.length > SMALL_BODY) return false;
  const parsed = parseJson(Buffer.from(body).toString());
  return !parsed.ok || daysIn(parsed.value) < FEW_DAYS;
}

/** Returns the number of days that the rows of a bundle cover. The bundle may be invalid. */
function daysIn(bundle: unknown): number {
  const { hotels } = (bundle ?? {}) as { hotels?: unknown };
  const rows = listOf(hotels).flatMap((hotel) => listOf((hotel as { days?: unknown } | null)?.days));
  return rows.reduce<number>((sum, row) => {
    const { from, to } = (row ?? {}) as { from?: string; to?: string };
    return sum + ((Date.parse(to ?? '') - Date.parse(from ?? '')) / DAY_MS || 0);
  }, 0);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
