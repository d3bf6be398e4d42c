import type { ReadableStream } from 'node:stream/web';
import type { Context } from 'hono';
import type { Handlers } from '../../generated/routes.ts';
import type { PaymentMethod } from '../../generated/types.ts';
import { cancelProviderReservation } from '../booking/property-actions/cancel-for-property.usecases.ts';
import { checkOutReservation, markNoShow } from '../booking/property-actions/arrival.usecases.ts';
import { resendProviderConfirmation } from '../booking/property-actions/resend.usecases.ts';
import { putRoomAssignment } from '../booking/property-actions/room-assignment.usecases.ts';
import { extendHold } from '../booking/property-actions/extend-hold.usecases.ts';
import { createPropertyRefund } from '../booking/property-actions/property-refund.usecases.ts';
import { manifestTable } from '../booking/manifest/manifest-table.rules.ts';
import { getManifest } from '../booking/manifest/manifest.usecases.ts';
import { redeemCheckInToken } from '../booking/reservation/check-in.usecases.ts';
import type { NotificationChannels } from '../booking/notification/queue-notification.usecases.ts';
import { putPropertyRecord } from '../booking/reservation/property-record.usecases.ts';
import {
  findReservations,
  getProviderReservation,
  listPassports,
  listReservationChanges,
} from '../booking/reservation/provider-reservations.usecases.ts';
import type { ReadingDeps } from '../booking/reservation/reservation-now.usecases.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { hasJson, readBody } from '../platform/http/body.ts';
import { actingFor, type Env, principal, providerCall } from '../platform/http/context.ts';
import { listRefusedRefunds, payOutRefund } from '../payment/refund.usecases.ts';
import { fail, ok } from '../platform/outcome.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import type { Sealer } from '../platform/sealing.ts';
import { putDepartures } from '../sailing/departures.usecases.ts';
import { makeSsoKey, type SsoDeps } from '../session/sso.usecases.ts';
import { listAuditEntries } from './audit/audit-log.usecases.ts';
import { importInProcess } from './import-process.ts';
import {
  type ImportOutcome,
  type ImportRequest,
  importRequest,
  isCheap,
  SMALL_BODY,
} from './import-request.usecases.ts';
import {
  createProviderKey,
  listProviderKeys,
  revokeProviderKey,
  rotateProviderKey,
} from './key/provider-key.usecases.ts';

type Deps = SsoDeps &
  ReadingDeps &
  NotificationChannels & {
    database: Pick<OpenDatabase, 'raw'>;
    limiter: Pick<RateLimiter, 'hit'>;
    cardGateways: { current: { currencies: readonly string[]; methods: readonly PaymentMethod[] } | undefined };
    guaranteeGateways: { current: object | undefined };
    settings: { filesFolder?: string };
    passports: Sealer;
  };

/** Keeps a provider's system from flooding a booker's inbox. */
const MAILS = { scope: 'mail:property', limit: 3, seconds: 600 };

/** The contract's maximum length of `errors`. The import command prints all problems. */
const ERRORS_MAX = 100;

function companyOf(c: Context<Env>): string {
  return principal(c, 'providerKey').companyCode;
}

const CSV = { 'Content-Type': 'text/csv; charset=utf-8', Vary: 'Accept' };

/** Returns whether the first listed type of the two that a manifest can have is CSV. */
function prefersCsv(accept = ''): boolean {
  const [first] = accept.match(/text\/csv|application\/json/g) ?? [];
  return first === 'text/csv';
}

/** Describes a call for the reservation in the path. */
function reservationCall(c: Context<Env>, body: object = {}) {
  const reservationNumber = c.req.param('reservation_number') ?? '';
  return { ...providerCall(c, { ...body, reservationNumber }), reservationNumber };
}

export function providerHandlers(deps: Deps): Handlers<Env>['provider'] {
  return {
    createSsoKey: async (c) => {
      const companyCode = companyOf(c);
      const { hotel_code: hotelCode, login_id: loginId, valid_minutes: validMinutes } = c.req.valid('json');
      return makeSsoKey(deps, { companyCode, hotelCode, loginId, validMinutes });
    },

    listRefusedRefunds: async (c) => listRefusedRefunds(deps, companyOf(c)),

    payOutRefund: async (c) =>
      payOutRefund(deps, actingFor(c), c.req.valid('param').refund_id, c.req.valid('json').reference),

    listReservationChanges: async (c) =>
      listReservationChanges(deps, companyOf(c), c.req.valid('query'), c.var.language),

    getProviderReservation: async (c) => {
      const { reservation_number: reservationNumber } = c.req.valid('param');
      return getProviderReservation(deps, { companyCode: companyOf(c), reservationNumber }, c.var.language);
    },

    findReservations: async (c) => findReservations(deps, companyOf(c), c.req.valid('json'), c.var.language),

    cancelProviderReservation: async (c) => {
      const request = c.req.valid('json');
      return cancelProviderReservation(deps, reservationCall(c, request), request);
    },

    markNoShow: async (c) => markNoShow(deps, reservationCall(c)),

    checkOutReservation: async (c) => checkOutReservation(deps, reservationCall(c)),

    putRoomAssignment: async (c) => {
      const request = c.req.valid('json');
      return putRoomAssignment(deps, reservationCall(c, request), request);
    },

    resendProviderConfirmation: async (c) => {
      const call = reservationCall(c);
      const limited = await deps.limiter.hit(MAILS, call.companyCode, call.reservationNumber);
      return limited.ok ? resendProviderConfirmation(deps, call) : limited;
    },

    createPropertyRefund: async (c) => {
      const request = c.req.valid('json');
      return createPropertyRefund(deps, reservationCall(c, request), request);
    },

    extendHold: async (c) => {
      const { hold_number: holdNumber } = c.req.valid('param');
      const request = c.req.valid('json');
      return extendHold(deps, { ...providerCall(c, { ...request, holdNumber }), holdNumber }, request.minutes);
    },

    listPassports: async (c) => listPassports(deps, actingFor(c), c.req.valid('param').reservation_number),

    listProviderKeys: async (c) => listProviderKeys(deps, companyOf(c)),

    createProviderKey: async (c) =>
      createProviderKey(deps, actingFor(c), principal(c, 'providerKey').scopes ?? [], c.req.valid('json')),

    rotateProviderKey: async (c) =>
      rotateProviderKey(deps, actingFor(c), c.req.valid('param').key_id, c.req.valid('json').overlap_minutes),

    revokeProviderKey: async (c) => revokeProviderKey(deps, actingFor(c), c.req.valid('param').key_id),

    listAuditEntries: async (c) => listAuditEntries(deps, companyOf(c), c.req.valid('query')),

    redeemCheckInToken: async (c) => {
      return redeemCheckInToken(deps, companyOf(c), c.req.valid('json'), c.var.language);
    },

    getManifest: async (c) => {
      const { hotel_code: hotelCode, format } = c.req.valid('query');
      const { departure_code: departureCode } = c.req.valid('param');
      const complete = (principal(c, 'providerKey').scopes ?? []).includes('passports');
      const found = await getManifest(deps, actingFor(c), { hotelCode, departureCode, complete });
      const asTable = format ? format === 'csv' : prefersCsv(c.req.header('Accept'));
      return found.ok && asTable ? c.body(manifestTable(found.value), 200, CSV) : found;
    },

    putDepartures: async (c) => putDepartures(deps, actingFor(c), c.req.valid('json')),

    putPropertyRecord: async (c) => {
      const { reservation_number: reservationNumber } = c.req.valid('param');
      return putPropertyRecord(deps, actingFor(c), reservationNumber, c.req.valid('json'), c.var.language);
    },

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
      };
      const outcome = await importBody(c, deps, request);
      if (!outcome.ok) return outcome;
      const report = outcome.value;
      const { result, problems } = report;
      if (result === 'success') return ok({ ...report, result });
      const errors = problems.slice(0, ERRORS_MAX).map(({ pointer }) => ({ pointer, code: 'validation' as const }));
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
