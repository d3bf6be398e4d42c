/**
 * Generated from openapi/ by scripts/generate. Do not edit.
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
 * Opens a payment for a hold with the method that the guest chose. Returns the script and request for the payment window or, for a guarantee, the URL of the provider's card frame. Card numbers are sent only to the provider and never reach this API. If an earlier payment for the hold was opened but not started, it is cancelled. If an earlier payment is in progress, the call fails until that payment has ended.
 * @summary Open a payment for a hold
 */
export const CreatePaymentHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.'),
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
})

export const CreatePaymentBody = PaymentRequest

export const CreatePayment201Response = PaymentReadyResult

/**
 * Receives the form that the payment window posts from the provider's site. The server verifies the signature, order and amount, approves the payment with the provider, and redirects the browser to the result page. A forged form has no effect: browsers are redirected to the result page, which shows the payment's actual status, and other callers receive an error.
 * @summary Receive the result from a payment window
 */
export const receivePaymentReturnPathProviderRegExp = new RegExp('^[a-z_]{1,20}$');


export const ReceivePaymentReturnParams = zod.strictObject({
  "provider": zod.string().regex(receivePaymentReturnPathProviderRegExp).describe('Card provider that sends the request or that opened the payment window. A payment always stays with the provider that opened its window.')
})

export const ReceivePaymentReturnBody = PaymentReturn

export const ReceivePaymentReturn303Response = zod.unknown()

/**
 * Receives a card provider's notification of a payment's outcome, which may arrive late or more than once. The server first verifies the signature, then reconciles the payment by querying the provider. The response body `OK` ends the provider's retries.
 * @summary Receive a notification from a card provider
 */
export const receivePaymentWebhookPathProviderRegExp = new RegExp('^[a-z_]{1,20}$');


export const ReceivePaymentWebhookParams = zod.strictObject({
  "provider": zod.string().regex(receivePaymentWebhookPathProviderRegExp).describe('Card provider that sends the request or that opened the payment window. A payment always stays with the provider that opened its window.')
})

export const ReceivePaymentWebhookBody = NicepayWebhook

export const ReceivePaymentWebhook200Response = zod.unknown()

/**
 * Returns the status of a payment. Poll this operation from the result page until the status is final. A payment that can't be turned into a reservation is refunded automatically.
 * @summary Get the status of a payment
 */
export const getPaymentPathOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPaymentParams = zod.strictObject({
  "order_id": zod.string().regex(getPaymentPathOrderIdRegExp).describe('Order ID of the payment, also used by the card provider.')
})

export const GetPayment200Response = PaymentResult

/**
 * Turns a hold into a reservation with the card token returned by the provider's card frame. The card is not charged, and the balance is due at the property.
 * @summary Confirm a hold with a card guarantee
 */
export const confirmGuaranteePathOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ConfirmGuaranteeParams = zod.strictObject({
  "order_id": zod.string().regex(confirmGuaranteePathOrderIdRegExp).describe('Order ID of the payment, also used by the card provider.')
})

export const ConfirmGuaranteeHeader = zod.object({
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
})

export const ConfirmGuaranteeBody = GuaranteeRequest

export const ConfirmGuarantee200Response = PaymentResult

