import { fromPromise } from 'xstate';
import { getHold } from '../../../generated/hooks/booking.ts';
import { confirmGuarantee, createPayment, getPayment } from '../../../generated/hooks/payment.ts';
import type { HoldResult, PaymentReadyResult, PaymentResult } from '../../../generated/types.ts';
import {
  type AskInput,
  type GuaranteeInput,
  type HoldInput,
  paymentMachine,
  type ReadyInput,
} from '../../../machines/payment/payment.machine.ts';
import { rejectWithProblem } from '../../platform/api/api.ts';
import { withToken } from '../../platform/tab/reservation-token.ts';
import { storage } from '../../platform/tab/storage.ts';

export const paymentLogic = paymentMachine.provide({
  actors: {
    ready: fromPromise<PaymentReadyResult, ReadyInput>(async ({ input }) => {
      const key = { 'Idempotency-Key': input.idempotencyKey };
      const ready = await createPayment(input.body, key, withToken(input.reservationToken)).catch(rejectWithProblem);
      storage.order
        .of(ready.order_id)
        .set({ holdNumber: input.body.hold_number, reservationToken: input.reservationToken });
      return ready;
    }),
    guarantee: fromPromise<PaymentResult, GuaranteeInput>(({ input }) => {
      const key = { 'Idempotency-Key': input.idempotencyKey };
      return confirmGuarantee(input.orderId, input.body, key, withToken(input.reservationToken)).catch(
        rejectWithProblem,
      );
    }),
    ask: fromPromise<PaymentResult, AskInput>(({ input, signal }) =>
      getPayment(input.orderId, { ...withToken(input.reservationToken), signal }).catch(rejectWithProblem),
    ),
    hold: fromPromise<HoldResult, HoldInput>(({ input, signal }) =>
      getHold(input.holdNumber, { ...withToken(input.reservationToken), signal }).catch(rejectWithProblem),
    ),
  },
});
