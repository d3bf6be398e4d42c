/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { Currency } from './currency.ts';
import { DocumentNumber } from './documentNumber.ts';
import { ErrorCode } from './errorCode.ts';
import { OrderId } from './orderId.ts';
import { PaymentStatus } from './paymentStatus.ts';
import { Success } from './success.ts';

export const PaymentResult = zod.strictObject({
  "result": Success,
  "order_id": OrderId,
  "status": PaymentStatus,
  "amount": Amount,
  "currency": Currency,
  "hold_number": DocumentNumber,
  "reservation_number": zod.union([DocumentNumber,zod.null()]),
  "code": zod.union([ErrorCode,zod.null()]).describe('Why it ended without a reservation.')
}).meta({ id: 'PaymentResult' });

export type PaymentResult = zod.input<typeof PaymentResult>;
export type PaymentResultOutput = zod.output<typeof PaymentResult>;
