import type { ReadableStream } from 'node:stream/web';
import type { Context } from 'hono';
import type { PaymentMethod } from '../../generated/types.ts';
import { type ActingFor, recordAction } from '../platform/audit/audit.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { hasJson, readBody } from '../platform/http/body.ts';
import { actingFor, companyOf, type Env } from '../platform/http/context.ts';
import { fail, ok } from '../platform/outcome.ts';
import { putDepartures } from '../sailing/departures.usecases.ts';
import { updateAri } from './ari/ari.usecases.ts';
import { exportBundle } from './export/export.usecases.ts';
import type { ImportReport } from './provider.usecases.ts';
import { importInProcess } from './import-process.ts';
import { putPicture } from './picture/upload-picture.usecases.ts';
import {
  type ImportOutcome,
  type ImportRequest,
  importRequest,
  isCheap,
  SMALL_BODY,
} from './import-request.usecases.ts';
import type { Ids } from '../platform/ids.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { ProviderHandlers } from './provider-handlers.ts';

type Deps = {
  db: Database;
  clock: Clock;
  ids: Ids;
  database: Pick<OpenDatabase, 'raw'>;
  cardGateways: { current: { currencies: readonly string[]; methods: readonly PaymentMethod[] } | undefined };
  guaranteeGateways: { current: object | undefined };
  settings: { filesFolder?: string };
};

/** The contract's maximum length of `errors`. The import command prints all problems. */
const ERRORS_MAX = 100;

/** Bundles, prices and availability, departures and pictures. */
export function propertyHandlers(
  deps: Deps,
): Pick<
  ProviderHandlers,
  'importPropertyBundle' | 'exportPropertyBundle' | 'updateAri' | 'putDepartures' | 'putPicture'
> {
  return {
    importPropertyBundle: async (c) => {
      if (!hasJson(c)) return fail('unsupported_media_type');
      const { cardGateways, guaranteeGateways, settings } = deps;
      const request = {
        companyCode: companyOf(c),
        chargeableCurrencies: cardGateways.current?.currencies ?? [],
        paymentMethods: cardGateways.current?.methods ?? [],
        guaranteeConfigured: guaranteeGateways.current !== undefined,
        filesFolder: settings.filesFolder,
        dryRun: c.req.valid('query').dry_run ?? false,
        now: deps.clock.now().toISOString(),
      };
      const outcome = await importBody(c, deps, request);
      if (!outcome.ok) return outcome;
      const report = outcome.value;
      const { result, problems } = report;
      if (result === 'success') {
        if (!report.dry_run) await recordImport(deps, actingFor(c), report);
        return ok({ ...report, result });
      }
      const errors = problems
        .slice(0, ERRORS_MAX)
        .map(({ pointer, message }) => ({ pointer, code: 'validation' as const, detail: message }));
      const detail = problems
        .slice(0, 10)
        .map(({ pointer, message }) => `${pointer}: ${message}`)
        .join('\n');
      return fail('validation', { errors, detail: detail.slice(0, 2000) });
    },

    exportPropertyBundle: async (c) => {
      return exportBundle(deps, companyOf(c), c.req.valid('query').hotel_code);
    },

    updateAri: async (c) => {
      if (!hasJson(c)) return fail('unsupported_media_type');
      return updateAri(deps, actingFor(c), await readBody(c));
    },

    putDepartures: async (c) => putDepartures(deps, actingFor(c), c.req.valid('json')),

    putPicture: async (c) => {
      const { file } = c.req.valid('form');
      const bytes = Buffer.from(await file.arrayBuffer());
      return putPicture(deps, actingFor(c), { fileName: c.req.valid('param').file_name, bytes });
    },
  };
}

/** The import may run in a separate process, so it can't be recorded in its transaction. */
function recordImport(deps: Deps, by: ActingFor, { hotels, room_types, days }: ImportReport): Promise<void> {
  const after = { hotels, room_types, days };
  const action = { action: 'importPropertyBundle', objectKind: 'company', objectId: by.companyCode, after };
  return recordAction(deps, deps.db, by, action);
}

/**
 * Imports large bundles in a separate process, except into the embedded database, which no other process can open.
 */
async function importBody(c: Context<Env>, { db, database }: Deps, request: ImportRequest): Promise<ImportOutcome> {
  const { raw } = database;
  if ('url' in raw && Number(c.req.header('Content-Length')) > SMALL_BODY)
    return importInProcess(raw.url, () => c.req.raw.body as ReadableStream, request);
  const bytes = await readBody(c);
  if ('url' in raw && !isCheap(bytes))
    return importInProcess(raw.url, () => new Blob([bytes]).stream() as ReadableStream, request);
  return importRequest(db, bytes, request);
}
