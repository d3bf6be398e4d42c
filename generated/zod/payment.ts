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
 * Opens a payment with the method that the guest chose. Returns what the browser needs: the script and request of the payment window, or the URL of the provider's card frame for a guarantee. Card numbers go to the provider only and never reach this API. An unfinished payment of the same hold must end first.
 * @summary Open a payment for a hold
 */
export const CreatePaymentHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "idempotency-key": zod.uuid().describe('A UUID generated once per intended action. Send the same key with every retry. The first status and body are stored for 31 days and replayed. Callers with more than 100 keys for one operation receive 429.')
})

export const CreatePaymentBody = PaymentRequest

export const CreatePayment201Response = PaymentReadyResult

/**
 * The payment window posts its form here from the provider's site. The server verifies the signature, order and amount, approves the payment with the provider, and redirects the browser to the result page. A forged form changes nothing. Browsers are redirected to the payment's actual status, and other callers receive an error.
 * @summary Receive the result of a payment window
 */
export const receivePaymentReturnPathProviderRegExp = new RegExp('^[a-z_]{1,20}$');


export const ReceivePaymentReturnParams = zod.strictObject({
  "provider": zod.string().regex(receivePaymentReturnPathProviderRegExp).describe('The card provider that sends the request or that opened the payment window. A payment stays with the provider that it was opened with.')
})

export const ReceivePaymentReturnBody = PaymentReturn

export const ReceivePaymentReturn303Response = zod.unknown()

/**
 * The provider notifies the server of a payment's outcome, sometimes late or more than once. The signature is verified first. The payment is then reconciled by querying the provider. The response `OK` as plain text ends its retries.
 * @summary Receive a card provider's notification
 */
export const receivePaymentWebhookPathProviderRegExp = new RegExp('^[a-z_]{1,20}$');


export const ReceivePaymentWebhookParams = zod.strictObject({
  "provider": zod.string().regex(receivePaymentWebhookPathProviderRegExp).describe('The card provider that sends the request or that opened the payment window. A payment stays with the provider that it was opened with.')
})

export const ReceivePaymentWebhookBody = NicepayWebhook

export const ReceivePaymentWebhook200Response = zod.unknown()

/**
 * Poll this operation from the result page until the status is final. `in_progress` becomes `completed`, `cancelled`, `failed`, `refunded` or `refund_refused`. A payment that can't be turned into a reservation is refunded automatically.
 * @summary Get the status of a payment
 */
export const getPaymentPathOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPaymentParams = zod.strictObject({
  "order_id": zod.string().regex(getPaymentPathOrderIdRegExp).describe('Order ID of the payment, as known to the card provider.')
})

export const GetPayment200Response = PaymentResult

/**
 * Send the token that the provider's frame returned for the card. The hold becomes a reservation and the balance is due at the property. The card is not charged.
 * @summary Confirm a hold with a card guarantee
 */
export const confirmGuaranteePathOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ConfirmGuaranteeParams = zod.strictObject({
  "order_id": zod.string().regex(confirmGuaranteePathOrderIdRegExp).describe('Order ID of the payment, as known to the card provider.')
})

export const ConfirmGuaranteeHeader = zod.object({
  "idempotency-key": zod.uuid().describe('A UUID generated once per intended action. Send the same key with every retry. The first status and body are stored for 31 days and replayed. Callers with more than 100 keys for one operation receive 429.')
})

export const ConfirmGuaranteeBody = GuaranteeRequest

export const ConfirmGuarantee200Response = PaymentResult

