import { fromPromise } from 'xstate';
import { createChange, createChangeQuote, createVoyageChangeQuote } from '../../../generated/hooks/booking.ts';
import type { ChangeQuoteResult, HoldResult } from '../../../generated/types.ts';
import { changeMachine, type MakeChangeInput, type PriceInput } from '../../../machines/booking/change.machine.ts';
import { rejectWithProblem } from '../../platform/api/api.ts';
import { reservationCredential } from '../reservation/reservation.access.tsx';

export const changeLogic = changeMachine.provide({
  actors: {
    price: fromPromise<ChangeQuoteResult, PriceInput>(({ input: { reservationNumber: number, selection }, signal }) => {
      const request = { ...reservationCredential(number), signal };
      const quote =
        'outbound' in selection
          ? createVoyageChangeQuote(number, selection, request)
          : createChangeQuote(number, selection, request);
      return quote.catch(rejectWithProblem);
    }),
    change: fromPromise<HoldResult, MakeChangeInput>(({ input }) =>
      createChange(
        input.reservationNumber,
        { quote_id: input.quoteId },
        { 'Idempotency-Key': input.idempotencyKey },
        reservationCredential(input.reservationNumber),
      ).catch(rejectWithProblem),
    ),
  },
});
