import type { Context } from 'hono';
import type { Handlers } from '../../generated/routes.ts';
import type { QuoteRequest } from '../../generated/types.ts';
import { PROMOTION_TRIES } from '../catalogue/promotion.rules.ts';
import { onOneConnection } from '../platform/database/database.ts';
import {
  type Env,
  idempotentCall,
  memberOf,
  principal,
  type Resolvers,
  UNKNOWN_ADDRESS,
} from '../platform/http/context.ts';
import { bearerOf } from '../platform/http/security.ts';
import { fail, ProblemError } from '../platform/outcome.ts';
import type { Sealer } from '../platform/sealing.ts';
import { type CompanyInfoDeps, signedFor } from '../session/company-info.usecases.ts';
import type { VerificationDeps } from '../session/verification.usecases.ts';
import { HOLD_MINUTES, type HoldKey, type ReservationAccess } from './booking.rules.ts';
import { resolveReservationToken } from './booking.tokens.ts';
import { cancelReservation, previewCancellation } from './cancellation/cancellation.usecases.ts';
import { createChange } from './change/create-change.usecases.ts';
import { createChangeQuote, createVoyageChangeQuote } from './change/quote-change.usecases.ts';
import { confirmHold, sendHoldCode } from './hold/confirmation-code.usecases.ts';
import { createHold } from './hold/create-hold.usecases.ts';
import { getHold } from './hold/get-hold.usecases.ts';
import { releaseHold } from './hold/release-hold.usecases.ts';
import type { Money } from './money.port.ts';
import { type NotificationChannels, resendConfirmation } from './notification/queue-notification.usecases.ts';
import { resolveQuoteToken } from './quote/quote-token.usecases.ts';
import { createQuote, createVoyageQuote } from './quote/quote.usecases.ts';
import type { QuotedRequest, RecentQuotes } from './quote/recent-quotes.ts';
import { roomCount } from './request.rules.ts';
import { calendarFile } from './reservation/calendar-file.ts';
import { createCheckInToken } from './reservation/check-in.usecases.ts';
import { claimReservation, sendClaimCode } from './reservation/claim.usecases.ts';
import { listReservations, ownReservation } from './reservation/own-reservations.usecases.ts';
import { getReservation, lookUpReservation, type ReservationOf } from './reservation/reservation.usecases.ts';
import { withoutPassports } from './traveller/traveller.usecases.ts';
import type { StepCounts } from '../platform/step-counts.ts';

type Deps = VerificationDeps &
  NotificationChannels & {
    steps: StepCounts;
    money: Money;
    passports: Sealer;
    settings: CompanyInfoDeps['settings'];
    recentQuotes: RecentQuotes;
  };

/**
 * High enough for a family booking together, low enough to stop callers from hoarding rooms or guessing reservation
 * numbers.
 */
const LIMITS = {
  quote: { scope: 'quote:address', limit: 120, seconds: 60 },
  // Counts requested rooms even if the hold fails, so parallel calls can't exceed the limit. MOST_HELD limits the
  // rooms that are actually held.
  hold: { scope: 'hold:address', limit: 40, seconds: HOLD_MINUTES * 60 },
  // Stops a caller from blocking rooms by creating one change after another.
  change: { scope: 'change:reservation', limit: 20, seconds: 3_600 },
  lookup: { scope: 'lookup:address', limit: 20, seconds: 60 },
  lookupOfNumber: { scope: 'lookup:number', limit: 10, seconds: 600 },
  // Prevents a caller with a token from flooding the booker's inbox.
  mail: { scope: 'mail:address', limit: 20, seconds: 3600 },
  mailOfNumber: { scope: 'mail:number', limit: 3, seconds: 600 },
};

export function bookingResolvers(deps: Pick<Deps, 'db' | 'clock' | 'recentQuotes'>): Resolvers {
  return {
    quoteToken: resolveQuoteToken(deps),
    reservationToken: resolveReservationToken(deps),
  };
}

export function bookingHandlers(deps: Deps): Handlers<Env>['booking'] {
  return {
    createQuote: async (c) =>
      onOneConnection(deps.db, (db) => {
        const request = c.req.valid('json');
        const allowed = quoteLimits(request).map((rule) => deps.limiter.hit(rule, '', c.var.clientAddress, db));
        return createQuote({ ...selling(deps, c), db }, request, c.var.language, { member: memberOf(c), allowed });
      }),

    createHold: async (c) => {
      const request = c.req.valid('json');
      const { clientAddress } = c.var;
      const call = {
        ...idempotentCall(c, 'quoteToken', withoutPassports(deps.secret, request)),
        quote: principal(c, 'quoteToken').detail as QuotedRequest,
        quoteToken: c.req.header('quote-token') ?? '',
        member: memberOf(c),
        address: clientAddress === UNKNOWN_ADDRESS ? null : clientAddress,
      };
      return onOneConnection(deps.db, (db) => {
        const rooms = roomCount(call.quote.request);
        const allowed = deps.limiter.hit(LIMITS.hold, call.companyCode, clientAddress, db, rooms);
        return createHold({ ...selling(deps, c), db }, { ...call, allowed }, request);
      });
    },

    getHold: async (c) => {
      return getHold(deps, ownHold(c, c.req.valid('param').hold_number), c.var.language);
    },

    sendHoldCode: async (c) => {
      const caller = { address: c.var.clientAddress, language: c.var.language };
      return sendHoldCode(deps, ownHold(c, c.req.valid('param').hold_number), caller);
    },

    confirmHold: async (c) => {
      const of = ownHold(c, c.req.valid('param').hold_number);
      const request = c.req.valid('json');
      const call = idempotentCall(c, 'reservationToken', request);
      return confirmHold(deps, call, of, request, c.var.clientAddress);
    },

    releaseHold: async (c) => releaseHold(deps, ownHold(c, c.req.valid('param').hold_number)),

    lookUpReservation: async (c) =>
      onOneConnection(deps.db, (db) => {
        const request = c.req.valid('json');
        const reservationNumber = request.reservation_number.trim().toUpperCase();
        const allowed = [
          deps.limiter.hit(LIMITS.lookup, '', c.var.clientAddress, db),
          deps.limiter.hit(LIMITS.lookupOfNumber, '', reservationNumber, db),
        ];
        return lookUpReservation({ ...deps, db }, { ...request, reservation_number: reservationNumber }, allowed);
      }),

    listReservations: async (c) => {
      const { companyCode, subject: memberId } = principal(c, 'bearerAuth');
      return listReservations(deps, { companyCode, memberId }, c.req.valid('query'), c.var.language);
    },

    sendClaimCode: async (c) => {
      const caller = { address: c.var.clientAddress };
      return sendClaimCode(deps, await reservationOf(deps, c), memberOf(c)!, caller);
    },

    claimReservation: async (c) => {
      const of = await reservationOf(deps, c);
      return claimReservation(deps, of, memberOf(c)!, c.req.valid('json'), c.var.clientAddress);
    },

    getReservation: async (c) => {
      return getReservation(deps, await reservationOf(deps, c), c.var.language);
    },

    previewCancellation: async (c) => previewCancellation(deps, await reservationOf(deps, c)),

    cancelReservation: async (c) => {
      const of = await reservationOf(deps, c);
      const body = c.req.valid('json');
      const call = idempotentCall(c, schemeOf(c), { ...body, ...of });
      return cancelReservation(deps, call, of, body, c.var.language);
    },

    createVoyageQuote: async (c) =>
      onOneConnection(deps.db, (db) => {
        const allowed = [deps.limiter.hit(LIMITS.quote, '', c.var.clientAddress, db)];
        return createVoyageQuote({ ...deps, db }, c.req.valid('json'), c.var.language, {
          member: memberOf(c),
          allowed,
        });
      }),

    createVoyageChangeQuote: async (c) => {
      const of = await reservationOf(deps, c);
      const allowed = [deps.limiter.hit(LIMITS.quote, '', c.var.clientAddress)];
      return createVoyageChangeQuote(selling(deps, c), of, c.req.valid('json'), c.var.language, allowed);
    },

    createChangeQuote: async (c) => {
      const of = await reservationOf(deps, c);
      // Ignore `member_no`, because a change keeps the membership number of the booking.
      const { member_no: _, ...request } = c.req.valid('json');
      const allowed = quoteLimits(request).map((rule) => deps.limiter.hit(rule, '', c.var.clientAddress));
      return createChangeQuote(selling(deps, c), of, request, c.var.language, allowed);
    },

    createChange: async (c) => {
      const of = await reservationOf(deps, c);
      const body = c.req.valid('json');
      const limited = await deps.limiter.hit(LIMITS.change, of.companyCode, of.holdNumber);
      if (!limited.ok) return limited;
      const callerToken = (schemeOf(c) === 'bearerAuth' ? bearerOf(c) : c.req.header('reservation-token')) ?? '';
      const call = { ...idempotentCall(c, schemeOf(c), { ...body, ...of }), callerToken };
      return createChange(selling(deps, c), call, of, body);
    },

    createCheckInToken: async (c) => createCheckInToken(deps, await reservationOf(deps, c)),

    resendConfirmation: async (c) => {
      const of = await reservationOf(deps, c);
      const byAddress = await deps.limiter.hit(LIMITS.mail, '', c.var.clientAddress);
      if (!byAddress.ok) return byAddress;
      const byNumber = await deps.limiter.hit(LIMITS.mailOfNumber, of.companyCode, of.holdNumber);
      if (!byNumber.ok) return byNumber;
      return resendConfirmation(deps, of);
    },

    getReservationCalendarFile: async (c) => {
      const found = await getReservation(deps, await reservationOf(deps, c), c.var.language);
      if (!found.ok) return found;
      const file = calendarFile(found.value.reservation, deps.clock.now());
      return c.body(file, 200, { 'Content-Type': 'text/calendar' });
    },
  };
}

/**
 * Adds `signedFor`, which reads the caller's employer from the signed Company-Info header. Some properties sell only
 * to employees of a linked company.
 */
function selling<D extends Pick<Deps, 'clock' | 'settings'>>(deps: D, c: Context<Env>) {
  return { ...deps, signedFor: signedFor(deps, c.req.header('Company-Info')) };
}

function quoteLimits({ promotion_code }: QuoteRequest) {
  return promotion_code ? [LIMITS.quote, PROMOTION_TRIES] : [LIMITS.quote];
}

/** Returns the key of the Reservation-Token's hold. Throws `not_found` if `holdNumber` belongs to a different hold. */
function ownHold(c: Context<Env>, holdNumber: string): HoldKey {
  const { companyCode, subject } = principal(c, 'reservationToken');
  if (subject !== holdNumber) throw new ProblemError(fail('not_found').failure);
  return { companyCode, holdNumber };
}

function schemeOf(c: Context<Env>): 'reservationToken' | 'bearerAuth' {
  return c.var.principals.reservationToken ? 'reservationToken' : 'bearerAuth';
}

async function reservationOf({ db }: Pick<Deps, 'db'>, c: Context<Env>): Promise<ReservationOf> {
  const { companyCode, subject, detail } = principal(c, schemeOf(c));
  const reservationNumber = c.req.param('reservation_number') ?? '';
  if (schemeOf(c) === 'reservationToken') {
    const { holdNumber, lookedUp, tokenHash } = detail as ReservationAccess;
    return { companyCode, holdNumber, reservationNumber, ...(lookedUp && { lookedUp: { tokenHash } }) };
  }
  const own = await ownReservation(db, { companyCode, memberId: subject }, reservationNumber);
  if (!own.ok) throw new ProblemError(own.failure);
  return own.value;
}
