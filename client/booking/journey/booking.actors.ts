import { fromPromise } from 'xstate';
import { createHold, releaseHold } from '../../../generated/hooks/booking.ts';
import type { HoldResult, QuoteRequest, QuoteResult, VoyageQuoteRequest } from '../../../generated/types.ts';
import type { ReleaseInput, ReserveInput } from '../../../machines/booking/booking.context.ts';
import { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import { rejectWithProblem } from '../../platform/api/api.ts';
import { requestQuote } from './request-quote.ts';
import { withToken } from '../../platform/tab/reservation-token.ts';
import { withPassports } from '../guest/passports.ts';
import { paymentLogic } from './payment.actors.ts';

export const bookingLogic = bookingMachine.provide({
  actors: {
    quote: fromPromise<QuoteResult, QuoteRequest | VoyageQuoteRequest>(({ input, signal }) =>
      requestQuote(input, signal),
    ),
    reserve: fromPromise<HoldResult, ReserveInput>(async ({ input }) => {
      const travellers = withPassports(input.travellers);
      if ('code' in travellers) throw travellers;
      return createHold(
        { ...input.body, ...(travellers.length > 0 && { travellers }) },
        { 'Idempotency-Key': input.idempotencyKey },
        { headers: { 'Quote-Token': input.quoteToken } },
      ).catch(rejectWithProblem);
    }),
    release: fromPromise<void, ReleaseInput>(({ input }) =>
      releaseHold(input.holdNumber, withToken(input.reservationToken)).catch(rejectWithProblem),
    ),
    payment: paymentLogic,
  },
});
