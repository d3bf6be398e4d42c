/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  GuaranteeRequest,
  NicepayWebhook,
  PaymentReadyResult,
  PaymentRequest,
  PaymentResult,
  PaymentReturn
} from './schemas.ts';



/**
 * Opens a payment by the method that the guest chose and answers what the browser needs for it - the payment window's script with its request, or, for a guarantee, the address of the provider's own card frame. The card is given to the provider; its number never comes here. An unfinished payment of the same hold must end first.
 * @summary Make a hold ready to be paid
 */
export const CreatePaymentHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "idempotency-key": zod.uuid().describe('A UUID generated once per intended action. Send the same key with every retry. The first status and body are stored for 31 days and replayed. Callers with more than 100 keys for one operation receive 429.')
})

export const CreatePaymentBody = PaymentRequest

export const CreatePayment201Response = PaymentReadyResult

/**
 * The card window posts its form here from another site. The signature, the order and the amount are checked, the payment is approved with the provider and completed on the server, and the browser is sent on to the result page. A forged form changes nothing: a browser is sent to where the payment stands, any other caller is told.
 * @summary Return from the card window
 */
export const receivePaymentReturnPathProviderRegExp = new RegExp('^[a-z_]{1,20}$');


export const ReceivePaymentReturnParams = zod.strictObject({
  "provider": zod.string().regex(receivePaymentReturnPathProviderRegExp).describe('The card provider that sends the request or that opened the payment window. A payment stays with the provider that it was opened with.')
})

export const ReceivePaymentReturnBody = PaymentReturn

export const ReceivePaymentReturn303Response = zod.unknown()

/**
 * The provider tells, sometimes late and sometimes twice, what became of a payment. Its signature is checked before anything else; then the payment is reconciled with what the provider itself answers to a query. `OK` as text ends its retries.
 * @summary A card provider's notification
 */
export const receivePaymentWebhookPathProviderRegExp = new RegExp('^[a-z_]{1,20}$');


export const ReceivePaymentWebhookParams = zod.strictObject({
  "provider": zod.string().regex(receivePaymentWebhookPathProviderRegExp).describe('The card provider that sends the request or that opened the payment window. A payment stays with the provider that it was opened with.')
})

export const ReceivePaymentWebhookBody = NicepayWebhook

export const ReceivePaymentWebhook200Response = zod.unknown()

/**
 * Asked by the result page until it is certain. in_progress becomes completed, cancelled, failed or refunded; a payment that found no reservation is refunded by itself, and says so.
 * @summary State of a payment
 */
export const getPaymentPathOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPaymentParams = zod.strictObject({
  "order_id": zod.string().regex(getPaymentPathOrderIdRegExp).describe('The id of the payment, as the card provider knows it.')
})

export const GetPayment200Response = PaymentResult

/**
 * The provider's own frame took the card and gave a token; with it the hold becomes a reservation, and the balance is due at the hotel. The card is not charged.
 * @summary Confirm a hold by a card guarantee
 */
export const confirmGuaranteePathOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ConfirmGuaranteeParams = zod.strictObject({
  "order_id": zod.string().regex(confirmGuaranteePathOrderIdRegExp).describe('The id of the payment, as the card provider knows it.')
})

export const ConfirmGuaranteeHeader = zod.object({
  "idempotency-key": zod.uuid().describe('A UUID generated once per intended action. Send the same key with every retry. The first status and body are stored for 31 days and replayed. Callers with more than 100 keys for one operation receive 429.')
})

export const ConfirmGuaranteeBody = GuaranteeRequest

export const ConfirmGuarantee200Response = PaymentResult

