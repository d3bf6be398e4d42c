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
import { type ActingFor, recordAction } from '../platform/audit/audit.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { hasJson, readBody } from '../platform/http/body.ts';
import { actingFor, type Env, idempotentCall, principal, providerCall } from '../platform/http/context.ts';
import { listRefusedRefunds, payOutRefund } from '../payment/refund.usecases.ts';
import { fail, ok } from '../platform/outcome.ts';
import type { MemberCall } from '../member/change-member.usecases.ts';
import { grantCoupon, grantCoupons } from '../coupon/provider-coupons.usecases.ts';
import { setMemberTier } from '../membership/provider-tier.usecases.ts';
import { createPointsEntry, listMemberPoints, reversePointsEntry } from '../points/provider-points.usecases.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import type { Sealer } from '../platform/sealing.ts';
import { putContracts } from '../presale/provider-contracts.usecases.ts';
import { putDepartures } from '../sailing/departures.usecases.ts';
import { makeSsoKey, type SsoDeps } from '../session/sso.usecases.ts';
import {
  type AnswerDeps,
  answerEnquiry,
  getEnquiry,
  getEnquiryAttachment,
  listEnquiries,
} from '../voc/provider-enquiries.usecases.ts';
import type { FileStores } from '../voc/storage/file-store.port.ts';
import { downloadHeaders } from '../voc/voc.presenter.ts';
import { listAuditEntries } from './audit/audit-log.usecases.ts';
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
import {
  createProviderKey,
  listProviderKeys,
  revokeProviderKey,
  rotateProviderKey,
} from './key/provider-key.usecases.ts';
import type { SendingDeps } from './webhook/send-delivery.usecases.ts';
import { listWebhookDeliveries, redeliverWebhook, testWebhookEndpoint } from './webhook/webhook-delivery.usecases.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpoints,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from './webhook/webhook-endpoint.usecases.ts';
import type { WebhookSender } from './webhook/webhook-sender.port.ts';
import { findMembers, getProviderMember, listMemberChanges } from './member/provider-members.usecases.ts';

type Deps = SsoDeps &
  ReadingDeps &
  AnswerDeps &
  NotificationChannels & {
    files: FileStores;
    database: Pick<OpenDatabase, 'raw'>;
    limiter: Pick<RateLimiter, 'hit'>;
    cardGateways: { current: { currencies: readonly string[]; methods: readonly PaymentMethod[] } | undefined };
    guaranteeGateways: { current: object | undefined };
    settings: { filesFolder?: string };
    passports: Sealer;
    webhooks: WebhookSender;
  } & SendingDeps;

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

function memberCall(c: Context<Env>, params: { member_id: string }, body?: object): MemberCall {
  const call = idempotentCall(c, 'providerKey', { ...params, ...body });
  return { by: actingFor(c), call, memberId: params.member_id };
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

    listMemberChanges: async (c) => listMemberChanges(deps, companyOf(c), c.req.valid('query'), c.var.language),

    getProviderMember: async (c) => {
      const { member_id: memberId } = c.req.valid('param');
      return getProviderMember(deps, { companyCode: companyOf(c), memberId }, c.var.language);
    },

    findMembers: async (c) => findMembers(deps, companyOf(c), c.req.valid('json'), c.var.language),

    grantCoupon: async (c) => {
      const request = c.req.valid('json');
      return grantCoupon(deps, memberCall(c, c.req.valid('param'), request), request);
    },

    grantCoupons: async (c) => {
      const request = c.req.valid('json');
      return grantCoupons(deps, { by: actingFor(c), call: idempotentCall(c, 'providerKey', request) }, request);
    },

    setMemberTier: async (c) => {
      const request = c.req.valid('json');
      return setMemberTier(deps, memberCall(c, c.req.valid('param'), request), request);
    },

    putContracts: async (c) => {
      const request = c.req.valid('json');
      return putContracts(deps, { by: actingFor(c), call: idempotentCall(c, 'providerKey', request) }, request);
    },

    listEnquiries: async (c) => listEnquiries(deps, companyOf(c), c.req.valid('query')),

    getEnquiry: async (c) => getEnquiry(deps, { companyCode: companyOf(c), vocSeq: c.req.valid('param').voc_seq }),

    getEnquiryAttachment: async (c) => {
      const { voc_seq: vocSeq, attachment_id: attachmentId } = c.req.valid('param');
      const found = await getEnquiryAttachment(deps, { companyCode: companyOf(c), vocSeq }, attachmentId);
      return found.ok ? c.body(new Uint8Array(found.value.bytes), 200, downloadHeaders(found.value)) : found;
    },

    answerEnquiry: async (c) => {
      const [{ voc_seq }, request] = [c.req.valid('param'), c.req.valid('json')];
      const call = idempotentCall(c, 'providerKey', { voc_seq, ...request });
      return answerEnquiry(deps, { by: actingFor(c), call }, voc_seq, request);
    },

    listMemberPoints: async (c) => {
      const { member_id: memberId } = c.req.valid('param');
      return listMemberPoints(deps, { companyCode: companyOf(c), memberId }, c.req.valid('query'));
    },

    createPointsEntry: async (c) => {
      const request = c.req.valid('json');
      return createPointsEntry(deps, memberCall(c, c.req.valid('param'), request), request);
    },

    reversePointsEntry: async (c) => {
      const params = c.req.valid('param');
      return reversePointsEntry(deps, memberCall(c, params), params.entry_id);
    },

    listProviderKeys: async (c) => listProviderKeys(deps, companyOf(c)),

    createProviderKey: async (c) =>
      createProviderKey(deps, actingFor(c), principal(c, 'providerKey').scopes ?? [], c.req.valid('json')),

    rotateProviderKey: async (c) =>
      rotateProviderKey(deps, actingFor(c), c.req.valid('param').key_id, c.req.valid('json').overlap_minutes),

    revokeProviderKey: async (c) => revokeProviderKey(deps, actingFor(c), c.req.valid('param').key_id),

    listAuditEntries: async (c) => listAuditEntries(deps, companyOf(c), c.req.valid('query')),

    listWebhookEndpoints: async (c) => listWebhookEndpoints(deps, companyOf(c)),

    createWebhookEndpoint: async (c) => createWebhookEndpoint(deps, actingFor(c), c.req.valid('json')),

    updateWebhookEndpoint: async (c) =>
      updateWebhookEndpoint(deps, actingFor(c), c.req.valid('param').endpoint_id, c.req.valid('json')),

    deleteWebhookEndpoint: async (c) => deleteWebhookEndpoint(deps, actingFor(c), c.req.valid('param').endpoint_id),

    rotateWebhookSecret: async (c) =>
      rotateWebhookSecret(deps, actingFor(c), c.req.valid('param').endpoint_id, c.req.valid('json').overlap_minutes),

    testWebhookEndpoint: async (c) =>
      testWebhookEndpoint(deps, { companyCode: companyOf(c), endpointId: c.req.valid('param').endpoint_id }),

    listWebhookDeliveries: async (c) => {
      const endpoint = { companyCode: companyOf(c), endpointId: c.req.valid('param').endpoint_id };
      return listWebhookDeliveries(deps, endpoint, c.req.valid('query'));
    },

    redeliverWebhook: async (c) => {
      const { endpoint_id: endpointId, event_id: eventId } = c.req.valid('param');
      return redeliverWebhook(deps, actingFor(c), { endpointId, eventId });
    },

    redeemCheckInToken: async (c) => {
      return redeemCheckInToken(deps, companyOf(c), c.req.valid('json'), c.var.language);
    },

    putPicture: async (c) => {
      const { file } = c.req.valid('form');
      const bytes = Buffer.from(await file.arrayBuffer());
      return putPicture(deps, actingFor(c), { fileName: c.req.valid('param').file_name, bytes });
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

    updateAri: async (c) => {
      if (!hasJson(c)) return fail('unsupported_media_type');
      return updateAri(deps, actingFor(c), await readBody(c));
    },

    exportPropertyBundle: async (c) => {
      return exportBundle(deps, companyOf(c), c.req.valid('query').hotel_code);
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
