import type { ReadableStream } from 'node:stream/web';
import type { Context } from 'hono';
import type { Handlers } from '../../generated/routes.ts';
import type { PaymentMethod } from '../../generated/types.ts';
import { redeemCheckInToken } from '../booking/reservation/check-in.usecases.ts';
import type { NotificationChannels } from '../booking/notification/queue-notification.usecases.ts';
import { putPropertyRecord } from '../booking/reservation/property-record.usecases.ts';
import type { ReadingDeps } from '../booking/reservation/reservation-now.usecases.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { hasJson, readBody } from '../platform/http/body.ts';
import { type Env, principal } from '../platform/http/context.ts';
import { listRefusedRefunds, payOutRefund } from '../payment/refund.usecases.ts';
import { fail, ok } from '../platform/outcome.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { putDepartures } from '../sailing/departures.usecases.ts';
import { makeSsoKey, type SsoDeps } from '../session/sso.usecases.ts';
import { updateAri } from './ari/ari.usecases.ts';
import { exportBundle } from './export/export.usecases.ts';
import { importInProcess } from './import-process.ts';
import {
  type ImportOutcome,
  type ImportRequest,
  importRequest,
  isCheap,
  SMALL_BODY,
} from './import-request.usecases.ts';

type Deps = SsoDeps &
  ReadingDeps &
  NotificationChannels & {
    database: Pick<OpenDatabase, 'raw'>;
    limiter: Pick<RateLimiter, 'hit'>;
    cardGateways: { current: { currencies: readonly string[]; methods: readonly PaymentMethod[] } | undefined };
    guaranteeGateways: { current: object | undefined };
    settings: { filesFolder?: string };
  };

/** The contract's maximum length of `errors`. The import command prints all problems. */
const ERRORS_MAX = 100;

export function providerHandlers(deps: Deps): Handlers<Env>['provider'] {
  return {
    createSsoKey: async (c) => {
      const { companyCode } = principal(c, 'providerKey');
      const { hotel_code: hotelCode, login_id: loginId, valid_minutes: validMinutes } = c.req.valid('json');
      return makeSsoKey(deps, { companyCode, hotelCode, loginId, validMinutes });
    },

    listRefusedRefunds: async (c) => listRefusedRefunds(deps, principal(c, 'providerKey').companyCode),

    payOutRefund: async (c) => {
      const { companyCode } = principal(c, 'providerKey');
      const { refund_id: refundId } = c.req.valid('param');
      return payOutRefund(deps, { companyCode, refundId }, c.req.valid('json').reference);
    },

    redeemCheckInToken: async (c) => {
      const { companyCode } = principal(c, 'providerKey');
      return redeemCheckInToken(deps, companyCode, c.req.valid('json'), c.var.language);
    },

    putDepartures: async (c) => putDepartures(deps, principal(c, 'providerKey').companyCode, c.req.valid('json')),

    putPropertyRecord: async (c) => {
      const { companyCode } = principal(c, 'providerKey');
      const key = { companyCode, reservationNumber: c.req.valid('param').reservation_number };
      return putPropertyRecord(deps, key, c.req.valid('json'), c.var.language);
    },

    updateAri: async (c) => {
      if (!hasJson(c)) return fail('unsupported_media_type');
      return updateAri(deps, principal(c, 'providerKey').companyCode, await readBody(c));
    },

    exportPropertyBundle: async (c) => {
      const { companyCode } = principal(c, 'providerKey');
      return exportBundle(deps, companyCode, c.req.valid('query').hotel_code);
    },

    importPropertyBundle: async (c) => {
      if (!hasJson(c)) return fail('unsupported_media_type');
      const { cardGateways, guaranteeGateways, settings } = deps;
      const request = {
        companyCode: principal(c, 'providerKey').companyCode,
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
      if (result === 'success') return ok({ ...report, result });
      const errors = problems
        .slice(0, ERRORS_MAX)
        .map(({ pointer, message }) => ({ pointer, code: 'validation' as const, detail: message }));
      const detail = problems
        .slice(0, 10)
        .map(({ pointer, message }) => `${pointer}: ${message}`)
        .join('\n');
      return fail('validation', { errors, detail: detail.slice(0, 2000) });
    },
  };
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
