import type { Context } from 'hono';
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
import { actingFor, companyOf, type Env, principal, providerCall } from '../platform/http/context.ts';
import { listRefusedRefunds, payOutRefund } from '../payment/refund.usecases.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import type { Sealer } from '../platform/sealing.ts';
import type { Ids } from '../platform/ids.ts';
import type { ProviderHandlers } from './provider-handlers.ts';

type Deps = ReadingDeps & NotificationChannels & { ids: Ids; limiter: Pick<RateLimiter, 'hit'>; passports: Sealer };

/** Keeps a provider's system from flooding a booker's inbox. */
const MAILS = { scope: 'mail:property', limit: 3, seconds: 600 };

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

/** Reservations, voyages and refunds. */
export function reservationHandlers(
  deps: Deps,
): Pick<
  ProviderHandlers,
  | 'listReservationChanges'
  | 'getProviderReservation'
  | 'findReservations'
  | 'listPassports'
  | 'putPropertyRecord'
  | 'cancelProviderReservation'
  | 'markNoShow'
  | 'checkOutReservation'
  | 'putRoomAssignment'
  | 'resendProviderConfirmation'
  | 'createPropertyRefund'
  | 'extendHold'
  | 'redeemCheckInToken'
  | 'getManifest'
  | 'listRefusedRefunds'
  | 'payOutRefund'
> {
  return {
    listReservationChanges: async (c) =>
      listReservationChanges(deps, companyOf(c), c.req.valid('query'), c.var.language),

    getProviderReservation: async (c) => {
      const { reservation_number: reservationNumber } = c.req.valid('param');
      return getProviderReservation(deps, { companyCode: companyOf(c), reservationNumber }, c.var.language);
    },

    findReservations: async (c) => findReservations(deps, companyOf(c), c.req.valid('json'), c.var.language),

    listPassports: async (c) => listPassports(deps, actingFor(c), c.req.valid('param').reservation_number),

    putPropertyRecord: async (c) => {
      const { reservation_number: reservationNumber } = c.req.valid('param');
      return putPropertyRecord(deps, actingFor(c), reservationNumber, c.req.valid('json'), c.var.language);
    },

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
      const limited = await deps.limiter.hit(MAILS, call.by.companyCode, call.reservationNumber);
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

    listRefusedRefunds: async (c) => listRefusedRefunds(deps, companyOf(c)),

    payOutRefund: async (c) =>
      payOutRefund(deps, actingFor(c), c.req.valid('param').refund_id, c.req.valid('json').reference),
  };
}
