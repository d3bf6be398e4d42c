/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { CardWindow } from './cardWindow.ts';
import { Currency } from './currency.ts';
import { Instant } from './instant.ts';
import { OrderId } from './orderId.ts';
import { PaymentStatus } from './paymentStatus.ts';
import { Success } from './success.ts';

export const PaymentReadyResult = zod.strictObject({
  "result": Success,
  "order_id": OrderId,
  "status": PaymentStatus,
  "amount": Amount,
  "currency": Currency,
  "expires_at": Instant.describe('When the hold ends.'),
  "server_time": Instant,
  "card_window": CardWindow
}).meta({ id: 'PaymentReadyResult' });

export type PaymentReadyResult = zod.input<typeof PaymentReadyResult>;
export type PaymentReadyResultOutput = zod.output<typeof PaymentReadyResult>;
