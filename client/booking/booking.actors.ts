import { fromPromise } from 'xstate';
import { createHold, createQuote, releaseHold } from '../../generated/hooks/booking.ts';
import type { HoldResult, QuoteRequest, QuoteResult } from '../../generated/types.ts';
import type { ReleaseInput, ReserveInput } from '../../machines/booking/booking.context.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { rejectWithProblem } from '../platform/api.ts';
import { withToken } from '../platform/reservation-token.ts';
import { paymentLogic } from './payment.actors.ts';

/** The booking machine with its calls. Each rejects with the wire Problem where the server gave one. */
export const bookingLogic = bookingMachine.provide({
  actors: {
    quote: fromPromise<QuoteResult, QuoteRequest>(({ input, signal }) =>
      createQuote(input, { signal }).catch(rejectWithProblem),
    ),
    reserve: fromPromise<HoldResult, ReserveInput>(({ input }) =>
      createHold(
        input.body,
        { 'Idempotency-Key': input.idempotencyKey },
        { headers: { 'Quote-Token': input.quoteToken } },
      ).catch(rejectWithProblem),
    ),
    release: fromPromise<void, ReleaseInput>(({ input }) =>
      releaseHold(input.holdNumber, withToken(input.reservationToken)).catch(rejectWithProblem),
    ),
    payment: paymentLogic,
  },
});
