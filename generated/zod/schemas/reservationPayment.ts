/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { Instant } from './instant.ts';
import { OrderId } from './orderId.ts';
import { PaymentStatus } from './paymentStatus.ts';

export const reservationPaymentCardNameMax = 60;

export const reservationPaymentCardNumberMaskedMax = 30;

export const reservationPaymentReceiptUrlMax = 500;



export const ReservationPayment = zod.strictObject({
  "order_id": OrderId,
  "status": PaymentStatus,
  "amount": Amount,
  "card_name": zod.string().max(reservationPaymentCardNameMax).nullable(),
  "card_number_masked": zod.string().max(reservationPaymentCardNumberMaskedMax).nullable(),
  "paid_at": zod.union([Instant,zod.null()]),
  "receipt_url": zod.string().max(reservationPaymentReceiptUrlMax).nullable()
}).meta({ id: 'ReservationPayment', description: 'The card behind the reservation, as far as it may be shown.' });

export type ReservationPayment = zod.input<typeof ReservationPayment>;
export type ReservationPaymentOutput = zod.output<typeof ReservationPayment>;
